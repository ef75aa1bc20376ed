import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * Puts what the server rendered a page from into the cache. A kept page may be minutes old: asked for anew at once, an answer
 * that comes before React has taken over the part of the page that shows it makes that part another one than the server's
 * (React error 418). So each query counts as fresh until a component that has been taken over reads it. In a task of its own,
 * since React renders all at once whatever has changed by the time it stands, it is then as old as it is, and asked for anew if
 * that is too old for that component.
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
      // What was asked for on purpose meanwhile is newer.
      if (query.state.dataUpdatedAt !== now) return;
      query.setState({ dataUpdatedAt });
      if (observer.getCurrentResult().isStale) void observer.refetch({ cancelRefetch: false });
    });
  });
};
