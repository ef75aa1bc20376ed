import { dehydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from './take-over.ts';

const queryKey = ['product'];
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A rendered page of this age, whose queries a client takes over. */
const pageOf = (ageMs: number) => {
  const server = new QueryClient();
  server.setQueryData(queryKey, 'In stock: 5', { updatedAt: Date.now() - ageMs });
  const client = new QueryClient();
  takeOver(client, dehydrate(server));
  const queryFn = vi.fn(async () => 'In stock: 4');
  return { client, queryFn, options: { queryKey, queryFn, staleTime: minute } };
};

test('an old query is fetched again only after its component is hydrated', async () => {
  const { client, queryFn, options } = pageOf(5 * minute);
  await client.prefetchQuery(options);
  expect(queryFn).not.toHaveBeenCalled();
  const observer = new QueryObserver(client, options);
  expect(observer.getCurrentResult().data).toBe('In stock: 5');
  const taken = observer.getCurrentResult();
  const stop = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult()).toBe(taken);
  await vi.runOnlyPendingTimersAsync();
  expect(observer.getCurrentResult().data).toBe('In stock: 4');
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});

test('a fresh query is not fetched again, and keeps its age', async () => {
  const { client, queryFn, options } = pageOf(minute / 2);
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await vi.runOnlyPendingTimersAsync();
  expect(queryFn).not.toHaveBeenCalled();
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(Date.now() - minute / 2);
  stop();
});

test('a query fetched before on purpose keeps its age', async () => {
  const { client, queryFn, options } = pageOf(5 * minute);
  client.setQueryData(queryKey, 'In stock: 4', { updatedAt: Date.now() + 1 });
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await vi.runOnlyPendingTimersAsync();
  expect(queryFn).not.toHaveBeenCalled();
  stop();
});
