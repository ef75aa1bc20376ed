import type { QueryClient } from '@tanstack/react-query';

export type TokenKind = 'reset' | 'verification' | 'notice-confirm' | 'notice-end' | 'order';
const keyOf = (kind: TokenKind) => ['mailed-token', kind] as const;

/** Holds the token in memory only: it is worth a password, so it never stays in the URL, the history or storage. */
export const holdToken = (queryClient: QueryClient, kind: TokenKind, token: string): void => {
  queryClient.setQueryData(keyOf(kind), token);
};

export const heldToken = (queryClient: QueryClient, kind: TokenKind): string =>
  queryClient.getQueryData<string>(keyOf(kind)) ?? '';
