import { regionDay } from '@southline/kernel/region';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { countPage } from '../src/application/count-pages.ts';
import { pageCounts, pageVisits } from '../src/storage/collections.ts';
import { createPageCountRepository, ofDays } from '../src/storage/page-count-repository.ts';
import { runContent } from './support/bench.ts';

const content = perFile(runContent);

const cart = '/$region/cart';
const visit = (sign: string) => sign.repeat(32);
const day = '2026-03-02';
const kept = (region: string, of: string, page: string) => ({
  _id: `${region} ${of} ${page}`,
  day: of,
  page,
  views: 1,
  visits: 1,
  at: new Date(),
});

test('two views of one tab are one visit, another tab is another; the tab itself is not stored', async () => {
  const now = new Date();
  const count = countPage({ pageCounts: createPageCountRepository(content.mongo), clock: { now: () => now } });
  await Promise.all(['a', 'a', 'b'].map((sign) => count({ region: 'nz', page: cart, visit: visit(sign) })));
  const found = await pageCounts(content.mongo).find({ page: cart }).toArray();
  expect(found).toMatchObject([{ day: regionDay(now, 'nz'), page: cart, views: 3, visits: 2 }]);
  const visits = await pageVisits(content.mongo).find().toArray();
  expect(visits).toHaveLength(2);
  expect(JSON.stringify([found, visits])).not.toMatch(/a{8}|b{8}/);
});

test('the BFF counts', async () => {
  const page = '/$region/about';
  await content.site.countPage({ region: 'au', page, visit: visit('d') });
  expect(await pageCounts(content.mongo).find({ page }).toArray()).toMatchObject([{ views: 1, visits: 1 }]);
});

test('only staff read the counts, of one region and the requested days, by an index', async () => {
  await pageCounts(content.mongo).insertMany([
    ...[kept('au', '2026-03-01', cart), kept('au', day, '/$region/offers'), kept('au', day, cart)],
    ...[kept('au', '2026-03-03', cart), kept('nz', day, cart)],
  ]);
  const asked = { region: 'au', from: day, to: day };
  const { pages } = await content.analytics('Dealer').listPages(asked);
  expect(pages).toEqual([
    { day, page: cart, views: 1, visits: 1 },
    { day, page: '/$region/offers', views: 1, visits: 1 },
  ]);
  const { executionStats } = await pageCounts(content.mongo)
    .find(ofDays('au', day, day))
    .explain('executionStats');
  expect([executionStats.totalDocsExamined, executionStats.nReturned]).toEqual([2, 2]);
  await expect(content.analytics('Member').listPages(asked)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(content.site.listPages(asked)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('counts and visits leave by themselves', async () => {
  const expiry = async (collection: { indexes(): Promise<{ expireAfterSeconds?: number }[]> }) =>
    (await collection.indexes()).flatMap(({ expireAfterSeconds = 0 }) => expireAfterSeconds || []);
  expect(await expiry(pageCounts(content.mongo))).toEqual([400 * 86_400]);
  expect(await expiry(pageVisits(content.mongo))).toEqual([2 * 86_400]);
});

test.each([
  { page: '/au/part-detail/FO1003' },
  { page: '/$region/cart?plate=MANY01' },
  { visit: 'robin@shop.example' },
  { region: 'fr' },
])('%j is not counted', async (change) => {
  const view = { region: 'au', page: cart, visit: visit('c'), ...change };
  await expect(content.site.countPage(view)).rejects.toMatchObject({ kind: 'invalid' });
  const fromMember = content.analytics('Member').countPage({ ...view, page: cart, visit: visit('c'), region: 'au' });
  await expect(fromMember).rejects.toMatchObject({ kind: 'forbidden' });
});

test.each([
  ['2026-03-02', '2026-03-01'],
  ['2025-01-01', '2026-01-02'],
  ['2026-02-31', '2026-03-01'],
])('from %s to %s is refused', async (from, to) => {
  const listed = content.analytics('Dealer').listPages({ region: 'au', from, to });
  await expect(listed).rejects.toMatchObject({ kind: 'invalid' });
});
