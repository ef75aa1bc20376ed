import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api-client.ts';
import { cartMergedKey, type MergedLine } from './cart-merged.ts';

export type SessionUser = {
  membershipNo: string;
  firstName: string;
  lastName: string;
  address: string;
  suburb: string;
  state: string;
  postcode: string;
  email: string;
  phone: string;
  userType: 'Member' | 'Dealer' | 'Admin';
};
export type Session = {
  signedIn: boolean;
  user: SessionUser | null;
  region: string;
  currency: string;
  cartCount: number;
};
type Answer = { data: Session; cartMerged?: MergedLine[] };

export const sessionKey = (api: Api) => [api.region, 'session'] as const;

/** Who is here and how much is in the cart. Asking creates no session; it makes up for a merge that sign-in had to leave. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: sessionKey(api),
    queryFn: async ({ signal, client }) => {
      const { data, cartMerged } = await api.get<Answer>('session/current', {}, { signal });
      if (cartMerged?.length) client.setQueryData(cartMergedKey, cartMerged);
      return data;
    },
    staleTime: 60_000,
  });
