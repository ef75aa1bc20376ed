import type { Body, Data } from '@southline/rest/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

export const useSaveList = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (list: Body<'lists/save'>) => (await api.post('lists/save', list)).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listsKey(api) }),
  });
};

export const useRemoveList = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post('lists/remove', { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listsKey(api) }),
  });
};

/** The absolute URL, so that another person can open the link. */
const whole = ({ link, expires }: Data<'lists/share'>) => ({
  link: new URL(link, window.location.origin).href,
  expires,
});

export const useShareList = () => {
  const api = useApi();
  return useMutation({ mutationFn: async (id: string) => whole((await api.post('lists/share', { id })).data) });
};

/** Shares the visitor's cart in its current state. */
export const useShareCart = () => {
  const api = useApi();
  return useMutation({ mutationFn: async () => whole((await api.post('cart/share', {})).data) });
};

/** One unit of each favourite. */
export const useFavouriteRows = () => {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.post('products/get-favourite-numbers', {});
      return data.map((partNo) => ({ partNo, quantity: 1 }));
    },
  });
};
