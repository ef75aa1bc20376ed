import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { type ListOptions, PAGE_SIZE } from '../model/favourites-search.ts';

export type Favourite = {
  partnumber: string;
  description: string;
  /** ISO 8601 UTC. */
  dateAdded: string;
  /** Empty when the catalogue no longer has the part. */
  imageURL: string;
  superseded: boolean;
  /** The number that replaced it. */
  supersededBy?: string;
};
export type FavouritePage = { favourite: Favourite[]; totalCount: number };

export const favouritesKey = (api: Api) => [api.region, 'account', 'favourites'] as const;
const readPage = (api: Api, options: Partial<ListOptions>, signal: AbortSignal) =>
  api.post<FavouritePage>('products/get-favourite', options, { signal });

/** One page; the one before stays until it is there. */
export const favouritesQuery = (api: Api, options: ListOptions) =>
  queryOptions({
    queryKey: [...favouritesKey(api), 'page', options],
    queryFn: ({ signal }) => readPage(api, options, signal),
    // What a loader has fetched a moment ago is not fetched again by its page.
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

// Ten calls at most, once in a visit. The hearts of still older favourites are empty; pressing one changes nothing.
const MOST_PAGES = 10;

/** The numbers of the newest favourites, for the hearts beside parts. */
export const favouriteNumbersQuery = (api: Api) =>
  queryOptions({
    queryKey: [...favouritesKey(api), 'numbers'],
    queryFn: async ({ signal }): Promise<string[]> => {
      const first = await readPage(api, { page: 1 }, signal);
      const pages = Math.min(MOST_PAGES, Math.ceil(first.totalCount / PAGE_SIZE));
      const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
        readPage(api, { page: index + 2 }, signal),
      );
      return [first, ...(await Promise.all(others))].flatMap(({ favourite }) =>
        favourite.map(({ partnumber }) => partnumber),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
