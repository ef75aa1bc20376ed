import type { Body, Data } from '@southline/rest/types';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/use-call.ts';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';

export type PartList = Data<'lists/save'>;

const listsKey = (api: Api) => [api.region, 'account', 'lists'] as const;

export const listsQuery = (api: Api) =>
  queryOptions({
    queryKey: listsKey(api),
    queryFn: async ({ signal }) => (await api.post('lists/get', {}, { signal })).data,
    staleTime: 10_000,
  });

/** The list behind a link. */
export const sharedListQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [api.region, 'pad', 'shared', token],
    queryFn: async ({ signal }) => (await api.get('lists/shared', { token }, { signal })).data,
    gcTime: 0,
  });

export const useSaveList = () =>
  useCall(async (api, list: Body<'lists/save'>) => (await api.post('lists/save', list)).data, { reloads: [listsKey] });

export const useRemoveList = () =>
  useCall((api, id: string) => api.post('lists/remove', { id }), { reloads: [listsKey] });

/** The absolute URL, so that another person can open the link. */
const whole = ({ link, expires }: Data<'lists/share'>) => ({
  link: new URL(link, window.location.origin).href,
  expires,
});

const useSharing = (share: () => Promise<Data<'lists/share'>>, stop: () => Promise<unknown>) => {
  const stopping = useMutation({ mutationFn: stop });
  const sharing = useMutation({ mutationFn: async () => whole(await share()), onMutate: () => stopping.reset() });
  return { sharing, stopping };
};
export type Sharing = ReturnType<typeof useSharing>;

export const useShareList = (id: string): Sharing => {
  const api = useApi();
  return useSharing(
    async () => (await api.post('lists/share', { id })).data,
    () => api.post('lists/stop-sharing', { id }),
  );
};

/** Shares the visitor's cart in its current state. Stopping ends links to earlier carts too. */
export const useShareCart = (): Sharing => {
  const api = useApi();
  return useSharing(
    async () => (await api.post('cart/share', {})).data,
    () => api.post('cart/stop-sharing', {}),
  );
};

/** Rows with one unit of each favourite. */
export const useFavouriteRows = () =>
  useCall(async (api) => {
    const { data } = await api.post('products/get-favourite-numbers', {});
    return data.map((partNo) => ({ partNo, quantity: 1 }));
  });
