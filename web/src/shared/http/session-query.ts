import type { Data } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api-client.ts';
import { cartMergedKey } from './cart-merged.ts';

export type { SessionUser } from '@southline/rest/types';
export type Session = Data<'session/current'>;

export const sessionKey = (api: Api) => [api.region, 'session'] as const;

/** Who is here and how much is in the cart. Asking creates no session; it makes up for a merge that sign-in had to leave. */
export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: sessionKey(api),
    queryFn: async ({ signal, client }) => {
      const { data, cartMerged } = await api.get('session/current', {}, { signal });
      if (cartMerged?.length) client.setQueryData(cartMergedKey, cartMerged);
      // The server says it once, and nothing when the session ended in between; signing out forgets it.
      const before = client.getQueryData<Session>(sessionKey(api));
      const ended = !data.signedIn && (data.ended || before?.ended || before?.signedIn);
      return ended ? { ...data, ended: true as const } : data;
    },
    staleTime: 60_000,
  });
