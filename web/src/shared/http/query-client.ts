import { notifyManager, type Query, QueryClient, type QueryPersister } from '@tanstack/react-query';
import { ApiError, isApiError } from './api-error.ts';
import { isOffline } from './connection.ts';
import { afterEnding } from './personal-data.ts';

const worthRetrying = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 503) && !isOffline();

// Notifies at once instead of by a timer: on a slow machine a second press could otherwise come before the first one is
// known.
notifyManager.setScheduler(queueMicrotask);

/** The stored copy of a query's last answer; undefined without one. */
export type LastSeen = (query: Query, client: QueryClient) => Promise<unknown>;

/** Without a connection, a query is answered with the stored copy of its last answer. */
const orLastSeen =
  (lastSeen: LastSeen): QueryPersister =>
  async (queryFn, context, query) => {
    try {
      return await afterEnding(queryFn, context, query);
    } catch (error) {
      const seen = isApiError(error, 'NoAnswer') && isOffline() ? await lastSeen(query, context.client) : undefined;
      if (seen === undefined) throw error;
      return seen as Awaited<ReturnType<typeof queryFn>>;
    }
  };

/** Catalogue data change only by imports, so they stay fresh for minutes; carts set their own times. */
export const createQueryClient = (lastSeen?: LastSeen) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        // Without a connection a query fails at once instead of waiting, and runs again when the connection returns.
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: lastSeen ? orLastSeen(lastSeen) : afterEnding,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
