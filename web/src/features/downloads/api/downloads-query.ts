import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../shared/http/api-client.ts';

export type PaperCell = { label: string; url: string; region: string };

export type DownloadRow = {
  product: string;
  catalogue: PaperCell[];
  flyers: PaperCell[];
  sds: PaperCell[];
  specifications: PaperCell[];
  installation: PaperCell[];
};

export type DownloadFamily = { family: string; rows: DownloadRow[] };

export const downloadsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.region, 'technical-downloads'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: DownloadFamily[] }>('products/get-technical-downloads', {}, { signal })).data,
    staleTime: 300_000,
  });
