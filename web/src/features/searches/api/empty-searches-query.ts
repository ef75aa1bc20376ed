import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

export const emptySearchesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'empty-searches'],
    queryFn: async ({ signal }) => (await api.post('operations/empty-searches', {}, { signal })).data,
    staleTime: 60_000,
  });
