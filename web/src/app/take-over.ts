import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * Puts what the server rendered a page from into the cache. A kept page may be minutes old: asked for anew at once, an answer
 * that comes before React has taken over the part of the page that shows it makes that part another one than the server's
 * (React error 418). So each query counts as fresh until a component that has been taken over reads it; then it is as old as
 * it is, and that component asks if that is too old.
 */
export const takeOver = (queryClient: QueryClient, queries: DehydratedState): void => {
  hydrate(queryClient, queries);
  const cache = queryClient.getQueryCache();
  const ages = new Map(cache.getAll().map((query) => [query, query.state.dataUpdatedAt]));
  const now = Date.now();
  for (const query of ages.keys()) query.setState({ dataUpdatedAt: now });
  const stop = cache.subscribe((event) => {
    // Before the observer decides whether to ask.
    const dataUpdatedAt = event.type === 'observerAdded' ? ages.get(event.query) : undefined;
    if (dataUpdatedAt === undefined) return;
    ages.delete(event.query);
    // What was asked for on purpose meanwhile is newer.
    if (event.query.state.dataUpdatedAt === now) event.query.setState({ dataUpdatedAt });
    if (ages.size === 0) stop();
  });
};
