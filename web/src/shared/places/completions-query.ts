import type { Data } from '@southline/rest/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api, Region } from '../http/api-client.ts';

/** A suburb with its state and one of its postcodes. */
export type CompletedPlace = Data<'Locations/complete-place'>[number];

/** The call takes no shorter text. */
export const leastTyped = 2;

/** Suburbs of a country whose name or postcode begins with the text. */
export const completionsQuery = (api: Api, country: Region, text: string) =>
  queryOptions({
    queryKey: ['places', country, text],
    queryFn: async ({ signal }) => (await api.post('Locations/complete-place', { country, text }, { signal })).data,
    enabled: text.length >= leastTyped,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
