import type { Answer } from '@southline/rest/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import type { ListOptions } from '../model/favourites-search.ts';

export type FavouritePage = Answer<'products/get-favourite'>;
export type Favourite = FavouritePage['favourite'][number];

export const favouritesKey = (api: Api) => [api.region, 'account', 'favourites'] as const;

/** One page; the previous page stays until it is loaded. */
export const favouritesQuery = (api: Api, options: ListOptions) =>
  queryOptions({
    queryKey: [...favouritesKey(api), 'page', options],
    queryFn: ({ signal }) => api.post('products/get-favourite', options, { signal }),
    // Data that a loader has just fetched is not fetched again by its page.
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

/** The numbers of all favourites, for the hearts beside parts. */
export const favouriteNumbersQuery = (api: Api) =>
  queryOptions({
    queryKey: [...favouritesKey(api), 'numbers'],
    queryFn: async ({ signal }): Promise<string[]> =>
      (await api.post('products/get-favourite-numbers', {}, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
