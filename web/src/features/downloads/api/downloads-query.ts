import type { DownloadFamily } from '@southline/rest/types';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

export type { DownloadFamily };
export type DownloadRow = DownloadFamily['rows'][number];
export type PaperCell = DownloadRow['catalogue'][number];

export const downloadsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'technical-downloads'],
    queryFn: async ({ signal }) => (await api.get('products/get-technical-downloads', {}, { signal })).data,
    staleTime: 300_000,
  });
