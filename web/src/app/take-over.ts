import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * Puts the data that the server rendered from into the query cache. A cached page may be minutes old. If a query were fetched
 * again at once, its answer could arrive before React has hydrated the part of the page that shows it, and that part would no
 * longer match the server's HTML (React error 418). So each query counts as fresh until a hydrated component reads it. A
 * separate task then restores its real age, and the query is fetched again if that age is too high for the component.
 */
export const takeOver = (queryClient: QueryClient, queries: DehydratedState): void => {
  hydrate(queryClient, queries);
  const cache = queryClient.getQueryCache();
  const ages = new Map(cache.getAll().map((query) => [query, query.state.dataUpdatedAt]));
  const now = Date.now();
  for (const query of ages.keys()) query.setState({ dataUpdatedAt: now });
  const stop = cache.subscribe((event) => {
    if (event.type !== 'observerAdded') return;
    const { query, observer } = event;
    const dataUpdatedAt = ages.get(query);
    if (dataUpdatedAt === undefined) return;
    ages.delete(query);
    if (ages.size === 0) stop();
    setTimeout(() => {
      // Data that was fetched meanwhile is newer.
      if (query.state.dataUpdatedAt !== now) return;
      query.setState({ dataUpdatedAt });
      if (observer.getCurrentResult().isStale) void observer.refetch({ cancelRefetch: false });
    });
  });
};
