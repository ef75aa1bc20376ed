import type { Data } from '@southline/rest/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { sessionKey } from '../../../shared/http/session-query.ts';
import type { Favourite } from './favourite-queries.ts';

export type Offer = Data<'cart/quick-order'>['rows'][number];

/** The most parts that one request takes. */
export const MOST_AT_ONCE = 200;

const one = (partNo: string) => ({ partNo, quantity: 1 });

/** Today's price, stock and fit of favourites, by their numbers, in one call per page. */
export const offersQuery = (api: Api, favourites: readonly Favourite[], vehicleSlug: string) => {
  const numbers = favourites.map(({ partnumber }) => partnumber);
  return queryOptions({
    queryKey: [api.region, 'account', 'offers', vehicleSlug, numbers],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Offer>> => {
      const body = { rows: numbers.map(one), dryRun: true, vehicleSlug };
      const { data } = await api.post('cart/quick-order', body, { signal });
      return new Map(data.rows.map((row) => [row.partNo, row]));
    },
    enabled: numbers.length > 0,
    staleTime: 30_000,
  });
};

/**
 * Adds the minimum quantity of every favourite in one change of the cart. A repeated call with the same key adds nothing
 * twice.
 */
export const useAddAll = (vehicleSlug: string) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async () => {
      const { data: numbers } = await api.post('products/get-favourite-numbers', {});
      const rows = numbers.slice(0, MOST_AT_ONCE).map(one);
      const body = { rows, ...(vehicleSlug && { vehicleSlug }) };
      const { data } = await api.post('cart/quick-order', body, { idempotencyKey: key });
      return { added: data.added, left: data.problems.map(({ partNo }) => one(partNo)) };
    },
    // A refusal is final, so the next press is a new request with a new key.
    onError: (error) => {
      if (isApiError(error) && error.status >= 400 && error.status < 500) setKey(crypto.randomUUID());
    },
    onSuccess: () => {
      setKey(crypto.randomUUID());
      void queryClient.invalidateQueries({ queryKey: sessionKey(api) });
      void queryClient.invalidateQueries({ queryKey: [api.region, 'cart'] });
    },
  });
};
