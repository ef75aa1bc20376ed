import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { afterEnding } from './personal-data.ts';

const worthRetrying = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 503);

// Notifies at once instead of by a timer: on a slow machine a second press could otherwise come before the first one is
// known.
notifyManager.setScheduler(queueMicrotask);

/** Catalogue data change only by imports, so they stay fresh for minutes; carts set their own times. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        // Without a connection a query fails at once instead of waiting, and runs again when the connection returns.
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: afterEnding,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
