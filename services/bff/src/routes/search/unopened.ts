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
  // Its counts are shown to staff: this many from one address are not a reader's.
  ({ settings }) => ({ config: { rateLimit: { max: settings.PAGE_VIEWS_PER_HOUR, timeWindow: hourMs } } }),
);
