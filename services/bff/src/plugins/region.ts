import type { App } from '../context.ts';
import { notFound } from '../contract/order-details.ts';
import { checkCountry, regionOf } from '../contract/region.ts';

/** Reads the region from the path. An unknown region gets 404. */
export const addRegion = (app: App): void => {
  app.addHook('onRequest', async (request) => {
    const params = request.params as { region?: string };
    const region = regionOf(params.region ?? '');
    if (!region) throw notFound('There is no such region.');
    request.region = region;
    params.region = region;
  });
  app.addHook('preHandler', async ({ region, query }) => checkCountry(region, (query as { country?: string }).country));
};
