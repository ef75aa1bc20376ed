import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const worthRetrying = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status === 503);

// At once, not a timer later: a busy machine would take a second press before it knows of the first.
notifyManager.setScheduler(queueMicrotask);

/** Catalogue answers change by import only, so they stay fresh for minutes; carts say otherwise themselves. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        // Without a connection a page says so instead of waiting for one, and asks again once it is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && worthRetrying(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
