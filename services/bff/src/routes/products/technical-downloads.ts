import { LRUCache } from 'lru-cache';
import { type Static, Type } from 'typebox';
import type { Route } from '../../context.ts';
import { dataAnswers } from '../../contract/envelope.ts';
import { downloadFamily, pageFilesOf, toDownloadFamily } from '../../contract/product-page.ts';
import type { Region } from '../../contract/region.ts';
import { getCall } from '../call.ts';

type Families = Static<typeof downloadFamily>[];

/** A new range shows within a minute. */
const freshMs = 60_000;

const schema = getCall(
  { tag: 'Range', summary: 'Papers of all products, by family' },
  {},
  dataAnswers(Type.Array(downloadFamily)),
);

export const getTechnicalDownloads: Route = (app, { clients, settings }) => {
  const known = new LRUCache<Region, Families>({
    max: 4,
    ttl: freshMs,
    fetchMethod: async (region) => {
      const { families } = await clients.pages.listDownloads({});
      return families.map((family) => toDownloadFamily(family, pageFilesOf(settings.BASE_PATH, region)));
    },
  });
  app.get('/products/get-technical-downloads', { schema }, async ({ region }) => ({
    status: true,
    data: (await known.fetch(region)) ?? [],
  }));
};
