import type { Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api-client.ts';
import { cartMergedKey } from './cart-merged.ts';

export type { SessionUser } from '@southline/rest/types';
export type Session = Data<'session/current'>;

export const sessionKey = (api: Api) => [api.region, 'session'] as const;

/** The session and the size of the cart. The call creates no session; it repeats a cart merge that failed at sign-in. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: sessionKey(api),
    queryFn: async ({ signal, client }) => {
      const { data, cartMerged } = await api.get('session/current', {}, { signal });
      if (cartMerged?.length) client.setQueryData(cartMergedKey, cartMerged);
      // The server reports a merge once. If the session ended in between, it reports nothing; signing out clears it.
      const before = client.getQueryData<Session>(sessionKey(api));
      const ended = !data.signedIn && (data.ended || before?.ended || before?.signedIn);
      return ended ? { ...data, ended: true as const } : data;
    },
    staleTime: 60_000,
  });
