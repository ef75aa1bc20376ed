import { createLogger } from '@southline/platform/logger';
import { expect, it } from 'vitest';
import type { EmptySearch } from '../../domain/search/ports.ts';
import { emptySearchLog } from './empty-searches.ts';

const minute = 60_000;

it('a strange word is kept when it is asked for again minutes later, not before', async () => {
  const written: string[] = [];
  const store = {
    add: async (searches: readonly EmptySearch[]) => void written.push(...searches.map(({ query }) => query)),
    list: async () => ({ searches: [], totalCount: 0 }),
  };
  let now = 0;
  const words = () => ({ knows: (word: string) => word === 'hilux' });
  const log = emptySearchLog(store, words, { now: () => new Date(now) }, createLogger('test', 'silent'));
  const ask = (...queries: string[]) => queries.forEach(log.note);
  ask('Szymanowski', 'Szymanowski', 'dashcam', 'hilux snorkel');
  now = 9 * minute;
  ask('Szymanowski');
  now = 11 * minute;
  ask('Dashcam!');
  now = 8 * 24 * 60 * minute;
  ask('Szymanowski');
  await log.background.stop();
  expect(written).toEqual(['hilux snorkel', 'dashcam']);
});
