import type { Data } from '@southline/rest/types';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';
import { useApi } from '../../../shared/http/api-context.ts';
import { isShort } from '../model/stock.ts';
import type { CartLine } from './cart-types.ts';

export type Alternative = NonNullable<Data<'cart/quick-order'>['rows'][number]['choices']>[number];

/** Equivalent parts with enough stock for these lines, which were added for one vehicle; by the line's number. */
const alternativesQuery = (api: Api, vehicleSlug: string, lines: readonly CartLine[]) => {
  const rows = lines.map(({ partno, quantity }) => ({ partNo: partno, quantity }));
  return queryOptions({
    queryKey: [api.region, 'alternatives', vehicleSlug, rows],
    queryFn: async ({ signal }): Promise<[string, Alternative][]> => {
      const body = { rows, dryRun: true, ...(vehicleSlug && { vehicleSlug }) };
      const { data } = await api.post('cart/quick-order', body, { signal });
      return data.rows.flatMap(({ partNo, choices: [first] = [] }) => (first ? [[partNo, first]] : []));
    },
    staleTime: 60_000,
  });
};

/** For each line with too little stock: the best part that can replace it now. */
export const useAlternatives = (lines: readonly CartLine[]): ReadonlyMap<string, Alternative> => {
  const api = useApi();
  const short = lines.filter((line) => isShort(line) && !line.freeWith);
  const slugs = [...new Set(short.map(({ vehicleSlug }) => vehicleSlug))];
  const linesOf = (slug: string) => short.filter(({ vehicleSlug }) => vehicleSlug === slug);
  const found = useQueries({ queries: slugs.map((slug) => alternativesQuery(api, slug, linesOf(slug))) });
  return new Map(found.flatMap(({ data = [] }) => data));
};
