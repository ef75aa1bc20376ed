import { hourMs } from '@southline/kernel/clock';
import { done } from '@southline/rest/envelope';
import { callRoute } from '../call.ts';

export const countPage = callRoute(
  'analytics/page',
  ({ clients }) =>
    async ({ body, region }) => {
      await clients.pageViews.countPage({ ...body, region });
      return done;
    },
  // Views are stored for two days. A reader never has this many in an hour.
  ({ settings }) => ({ config: { rateLimit: { max: settings.PAGE_VIEWS_PER_HOUR, timeWindow: hourMs } } }),
);

export const listPages = callRoute('analytics/pages', ({ clients }) => async ({ query, region }) => {
  const { from, to } = query;
  const { pages } = await clients.analytics.listPages({ region, from, to });
  return { status: true, data: pages };
});
