import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export type TokenKind = 'reset' | 'verification' | 'notice-confirm' | 'notice-end' | 'order' | 'own-data';
const keyOf = (kind: TokenKind) => ['mailed-token', kind] as const;

/** Holds the token in memory only: it is worth a password, so it never stays in the URL, the history or storage. */
export const holdToken = (queryClient: QueryClient, kind: TokenKind, token: string): void => {
  queryClient.setQueryData(keyOf(kind), token);
};

export const heldToken = (queryClient: QueryClient, kind: TokenKind): string =>
  queryClient.getQueryData<string>(keyOf(kind)) ?? '';

/** The token that the page was opened with; it stays the same while the page is open. */
export const useHeldToken = (kind: TokenKind): string => {
  const queryClient = useQueryClient();
  return useState(() => heldToken(queryClient, kind))[0];
};
