import { callRoute } from '../call.ts';

const mostShown = 100;

export const emptySearches = callRoute('operations/empty-searches', ({ clients }) => async () => {
  const { searches, totalCount } = await clients.catalogue.listEmptySearches({ pageSize: mostShown });
  return { status: true, data: { searches, totalCount } };
});
