import type { App } from '../context.ts';
import { notFound } from '../contract/order-details.ts';
import { checkCountry, regionOf } from '../contract/region.ts';

/** Parses the region of the path; an unknown one gets 404. */
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
