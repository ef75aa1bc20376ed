import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { holdMoves } from './hold-moves.ts';

const held = () => {
  const load = vi.fn(async (_how?: object) => undefined);
  const router = { load, history: createMemoryHistory() };
  return { load, router, release: holdMoves(router) };
};

test('moves wait until the page has been taken over, the last one is made, and later ones wait for nothing', async () => {
  const { load, router, release } = held();
  const moves = [router.load(), router.load({ sync: true })];
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  release();
  await Promise.all(moves);
  expect(load.mock.calls).toEqual([[{ sync: true }]]);
  void router.load();
  expect(load).toHaveBeenCalledTimes(2);
});

test('going back before anybody listens is made up for', async () => {
  const { load, router, release } = held();
  router.history.push('/au');
  release();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  router.history.push('/nz');
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a navigation meanwhile the page is not loaded again', async () => {
  const { load, router, release } = held();
  release();
  await Promise.resolve();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(router.history.length).toBe(1);
});
