import type { QueryClient } from '@tanstack/react-query';

export type TokenKind = 'reset' | 'verification' | 'notice-confirm' | 'notice-end';
const keyOf = (kind: TokenKind) => ['mailed-token', kind] as const;

/** In memory alone: a token is worth a password and stands in no address, history or storage longer than it takes to read it. */
export const holdToken = (queryClient: QueryClient, kind: TokenKind, token: string): void => {
  queryClient.setQueryData(keyOf(kind), token);
};

export const heldToken = (queryClient: QueryClient, kind: TokenKind): string =>
  queryClient.getQueryData<string>(keyOf(kind)) ?? '';
