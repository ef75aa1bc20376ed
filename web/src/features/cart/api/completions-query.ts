import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

/** Suburbs whose name or postcode begins with the text. Orders are delivered in Australia. */
export const completionsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['places', text],
    queryFn: async ({ signal }) =>
      (await api.post('Locations/complete-place', { country: 'au', text }, { signal })).data,
    enabled: text.length >= 2,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
