import { hourMs } from '@southline/kernel/clock';
import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const unopenedSearch = callRoute(
  'search/unopened',
  ({ clients }) =>
    async ({ body }) => {
      await clients.catalogue.countUnopenedSearch(body);
      return done;
    },
  // Staff see these counts. A reader never has this many in an hour.
  ({ settings }) => ({ config: { rateLimit: { max: settings.PAGE_VIEWS_PER_HOUR, timeWindow: hourMs } } }),
);
