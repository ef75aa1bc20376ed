import { callRoute } from '../call.ts';

export const listPages = callRoute('analytics/pages', ({ clients }) => async ({ query, region }) => {
  const { from, to } = query;
  const { pages } = await clients.analytics.listPages({ region, from, to });
  return { status: true, data: pages };
});
