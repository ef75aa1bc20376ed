import { expect, test } from 'vitest';
import type { PublishedCatalogue, SiteIndexStore } from '../../domain/site-search/ports.ts';
import { buildIndex } from './build-index.ts';

const version = '1.1';
/** The dealers that the locator serves are stored already, so nothing else is called. */
const build = buildIndex({
  store: { state: async () => ({ dealers: version }) } as unknown as SiteIndexStore,
  catalogue: {} as PublishedCatalogue,
  dealers: {
    version: async () => version,
    all: async () => {
      throw new Error('the stored dealers are current');
    },
  },
});
const queuedAgo = (ms: number) => build({ set: 'dealers', generation: '2' }, { createdAt: new Date(Date.now() - ms) });

test('a job about dealers waits ten seconds for a locator that has not noticed the publication, then ends', async () => {
  expect((await queuedAgo(8_000))?.getTime()).toBeGreaterThan(Date.now());
  expect(await queuedAgo(11_000)).toBeUndefined();
});
