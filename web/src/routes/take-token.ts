import { redirect } from '@tanstack/react-router';
import type { RegionContext } from '../app/router-context.ts';
import { holdToken, type TokenKind } from '../features/account/model/mailed-token.ts';

type Opened = { context: RegionContext; params: { token?: string | undefined } };
type MailedPath = 'reset-password' | 'email-verfication' | 'order-status' | 'own-data';

/** Reads the token of a mailed link and removes it from the URL before anything is shown or requested. */
export const takeToken =
  (kind: TokenKind, path: MailedPath) =>
  ({ context: { api, queryClient }, params: { token } }: Opened): void => {
    if (!token) return;
    holdToken(queryClient, kind, token);
    const params = { region: api.region, token: undefined };
    throw redirect({ to: `/$region/${path}/{-$token}`, params, replace: true });
  };
