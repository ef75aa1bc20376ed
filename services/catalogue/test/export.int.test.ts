import { CataloguePublished, PublishedSet } from '@southline/contracts/events';
import { systemClock } from '@southline/kernel/clock';
import { createLogger } from '@southline/platform/logger';
import { eventually } from '@southline/testkit';
import type { Binary } from 'mongodb';
import { afterAll, expect, test } from 'vitest';
import { rollBack } from '../src/application/import/roll-back.ts';
import { makePapers } from '../src/domain/range/papers/make-papers.ts';
import { placePages } from '../src/domain/range/place-pages.ts';
import { createImportStore, importLease } from '../src/storage/import-store.ts';
import { createPageStore } from '../src/storage/page-store.ts';
import { bundledPapers } from '../src/transport/cli/bundled-papers.ts';
import { bundledRange } from '../src/transport/cli/bundled-range.ts';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const world = smallWorld();
const catalogue = await runningCatalogue();
await importWorld(catalogue.mongo, world);
afterAll(() => catalogue.stop());

const page = (over: object = {}) =>
  catalogue.exported.listPublishedParts({ generation: '', pageSize: 2_000, pageToken: '', ...over });
const served = () => eventually(async () => expect((await page()).parts).toHaveLength(world.parts.length));

const eventsOf = async (set: PublishedSet) => {
  const rows = await catalogue.mongo.db
    .collection<{ value: Binary; sent: boolean }>('outbox')
    .find({ topic: 'southline.catalogue.catalogue-published.v1' })
    .sort({ version: 1 })
    .toArray();
  return rows
    .map(({ value, sent }) => ({ ...CataloguePublished.decode(value.buffer), sent }))
    .filter((event) => event.set === set);
};

test('the parts that are served come in pages, by their id, each once', async () => {
  await served();
  const numbers: string[] = [];
  let pageToken = '';
  do {
    const { parts, nextPageToken, generation } = await page({ pageSize: 4, pageToken });
    expect(generation).not.toBe('');
    numbers.push(...parts.map(({ part }) => part?.partNo ?? ''));
    pageToken = nextPageToken;
  } while (pageToken !== '');
  expect([...numbers].sort()).toEqual(world.parts.map(({ part_no }) => part_no).sort());
  const { parts } = await page();
  expect(parts.find(({ part }) => part?.partNo === 'SL-F100')).toMatchObject({ category: 'Oil Filters' });
});

test('a range of parts begins where the pages of the previous one end', async () => {
  await served();
  const { pageTokens, generation } = await catalogue.exported.listPartRanges({ size: 50_000 });
  expect([pageTokens, generation]).toEqual([[''], (await page()).generation]);
});

test('the served generation has its publication time', async () => {
  await served();
  const now = () => catalogue.pages.getPublication({});
  const before = await now();
  expect(before).toMatchObject({ generation: (await page()).generation, rangePublishedAt: '' });
  expect(Date.now() - Date.parse(before.partsPublishedAt)).toBeLessThan(60_000);
});

test('a generation that is not served is refused', async () => {
  await served();
  await expect(page({ generation: 'parts-0' })).rejects.toMatchObject({ code: 'GenerationGone' });
});

test('an import and its rollback emit events with the switch', async () => {
  await served();
  const { generation } = await page();
  const [first] = await eventsOf(PublishedSet.PUBLISHED_SET_PARTS);
  expect(first).toMatchObject({ generation });
  await importWorld(catalogue.mongo, { ...world, parts: [...world.parts] });
  await rollBack(
    createImportStore(catalogue.mongo),
    importLease(catalogue.mongo, createLogger('test', 'silent')),
    systemClock,
  );
  const events = await eventsOf(PublishedSet.PUBLISHED_SET_PARTS);
  expect(events.map((event) => event.generation === generation)).toEqual([true, false, true]);
  await eventually(async () =>
    expect((await eventsOf(PublishedSet.PUBLISHED_SET_PARTS)).every(({ sent }) => sent)).toBe(true),
  );
});

test('a new range emits an event', async () => {
  await createPageStore(catalogue.mongo).replace(
    makePapers(placePages(bundledRange()), bundledPapers()),
    new Date(1_700_000_000_000),
  );
  expect(await eventsOf(PublishedSet.PUBLISHED_SET_RANGE)).toMatchObject([
    { generation: '1700000000000', publishedAt: '2023-11-14T22:13:20.000Z' },
  ]);
  expect(await catalogue.pages.getPublication({})).toMatchObject({ rangePublishedAt: '2023-11-14T22:13:20.000Z' });
});
