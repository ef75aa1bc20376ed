import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api-client.ts';

export type SessionUser = { membershipNo: string; firstName: string; lastName: string; userType: string };
export type Session = {
  signedIn: boolean;
  user: SessionUser | null;
  region: string;
  currency: string;
  cartCount: number;
};

export const sessionKey = (api: Api) => [api.region, 'session'] as const;

/** Who is here and how much is in the cart. Asking creates no session. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: sessionKey(api),
    queryFn: async ({ signal }) => (await api.get<{ data: Session }>('session/current', {}, { signal })).data,
    staleTime: 60_000,
  });
