import type { Data } from '@southline/rest/types';
import { LRUCache } from 'lru-cache';
import { pageFilesOf, toDownloadFamily } from '../../contract/product-page.ts';
import type { Region } from '../../contract/region.ts';
import { callRoute } from '../call.ts';

type Families = Data<'products/get-technical-downloads'>;

/** A newly published range is shown within a minute. */
const freshMs = 60_000;

export const getTechnicalDownloads = callRoute('products/get-technical-downloads', ({ clients, settings }) => {
  const known = new LRUCache<Region, Families>({
    max: 4,
    ttl: freshMs,
    fetchMethod: async (region) => {
      const { families } = await clients.pages.listDownloads({});
      return families.map((family) => toDownloadFamily(family, pageFilesOf(settings.BASE_PATH, region)));
    },
  });
  return async ({ region }) => ({
    status: true,
    data: (await known.fetch(region)) ?? [],
  });
});
