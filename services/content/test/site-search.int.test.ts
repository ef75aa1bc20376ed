import { SiteHitKind as Kind } from '@southline/contracts/content';
import {
  CataloguePublished,
  cataloguePublished,
  DealersPublished,
  dealersPublished,
  PublishedSet,
} from '@southline/contracts/events';
import { createBroker } from '@southline/platform/kafka';
import { createLogger } from '@southline/platform/logger';
import { eventually, servers, unique } from '@southline/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTexts } from '../src/storage/screen-loads.ts';
import { contentKeys, runContent } from './support/bench.ts';
import { publishedCatalogue } from './support/published-catalogue.ts';
import { publishedDealers, waipa } from './support/published-dealers.ts';

const broker = createBroker('search-test', servers().kafkaBrokers, createLogger('test', 'silent'));

const filters = Array.from({ length: 25 }, (_, at) => ({
  productNr: `SL-F${100 + at}`,
  description: at === 3 ? 'Oil filter <b>long</b>' : 'Oil filter',
  category: 'Oil Filters',
  rank: at === 7 ? 2 : 1,
}));
const text = (language: string, screen: string, key: string, words: string) => ({
  language,
  screen,
  key: `${screen}.${key}`,
  text: words,
});

const catalogue = await publishedCatalogue(contentKeys.verifyKeys);
Object.assign(catalogue.state, {
  generation: 'g1',
  parts: filters,
  pages: [
    { name: 'Batteries', segment: 'Batteries', path: [], hasChildren: true, description: 'For cars and boats.' },
    {
      name: 'EFB',
      segment: 'EFB',
      path: ['Batteries'],
      description: 'Flooded, for start-stop.',
    },
  ],
  papers: [{ kind: 'Specs', fileName: 'EFB.pdf', label: 'Data sheet', region: '' }],
});
// A long interval, so that the check at the start and the events cause all jobs.
const locator = await publishedDealers(contentKeys.verifyKeys);
const addresses = { CATALOGUE_ADDRESS: catalogue.address, LOCATOR_ADDRESS: locator.address };
const content = await runContent({ ...addresses, INDEX_CHECK_MS: '600000' });
await loadTexts(content.mongo, [
  text('en', 'about', 'title', 'About Southline'),
  text('en', 'about', 'lead', 'A parts brand with a long history, from the drawing to the door.'),
  text('zh', 'about', 'title', '关于我们'),
  text('zh', 'about', 'lead', '从图纸到门口。'),
]);
afterAll(async () => {
  await content.stop();
  await catalogue.close();
  await locator.close();
  await broker.close();
});

const search = (query: string, over: object = {}) =>
  content.search.searchSite({ query, page: 1, region: 'au', language: 'en', ...over });
const titles = async (query: string, over: object = {}) => (await search(query, over)).hits.map(({ title }) => title);

const announce = (set: PublishedSet, generation: string) =>
  broker.publish([
    {
      topic: cataloguePublished.topic,
      key: String(set),
      value: Buffer.from(
        CataloguePublished.encode({ set, generation, publishedAt: new Date().toISOString() }).finish(),
      ),
      headers: { 'event-id': unique('event'), 'occurred-at': new Date().toISOString(), 'aggregate-version': '1' },
    },
  ]);

describe('the search over the whole site', () => {
  test('is unavailable, rather than empty, until the first index is built, which needs no event', async () => {
    await eventually(async () => {
      const answer = await search('oil filter').catch((error: { kind: string }) => error.kind);
      if (answer === 'unavailable') throw new Error('not yet');
      expect(answer).toMatchObject({ totalCount: 26, pageCount: 3 });
    });
  });

  test('the totals are exact, pages have ten, and the part of the highest rank comes first', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search('filter', { page })));
    expect(pages.map(({ hits }) => hits.length)).toEqual([10, 10, 6, 0]);
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ path }) => path))).size).toBe(26);
    expect((await titles('oil filter')).slice(0, 2)).toEqual(['Oil Filters', 'SL-F107 Oil filter']);
  });

  test('without parts it finds pages and categories alone', async () => {
    const { hits, totalCount } = await search('oil filter', { withoutParts: true });
    expect(totalCount).toBe(hits.length);
    expect(hits.map(({ kind }) => kind)).not.toContain(Kind.SITE_HIT_KIND_PART);
    expect(hits.map(({ title }) => title)).toContain('Oil Filters');
  });

  test('a number in any spelling is found first', async () => {
    for (const spelling of ['SL-F103', 'slf103', 'sl f 103']) {
      expect((await search(spelling)).hits[0]).toMatchObject({
        kind: Kind.SITE_HIT_KIND_PART,
        path: 'part-detail/SL-F103',
      });
    }
  });

  test('categories, pages and readable documents are found', async () => {
    const found = async (query: string) => (await search(query)).hits.map(({ kind, path }) => [kind, path]);
    expect(await found('batteries')).toEqual([[Kind.SITE_HIT_KIND_CATEGORY, 'products/Batteries']]);
    expect(await found('efb')).toEqual([
      [Kind.SITE_HIT_KIND_PAGE, 'products/Batteries/details/EFB'],
      [Kind.SITE_HIT_KIND_DOWNLOAD, 'pdf/Specification/EFB.pdf'],
    ]);
    expect(await found('oil filters ')).toContainEqual([
      Kind.SITE_HIT_KIND_CATEGORY,
      'parts-finder?category=Oil+Filters',
    ]);
  });

  test('a page is found in the requested language, and listed once', async () => {
    await eventually(async () => expect(await titles('southline')).toEqual(['About Southline']));
    expect(await titles('关于', { language: 'zh' })).toEqual(['关于我们']);
    expect(await titles('关于')).toEqual([]);
    expect(await titles('southline', { language: 'zh' })).toEqual([]);
    expect(await titles('batteries', { language: 'zh' })).toEqual(['Batteries']);
  });

  test('snippets mark the hits and contain the original text', async () => {
    const { hits } = await search('drawing');
    expect(hits[0]?.snippet).toContainEqual({ text: 'drawing', marked: true });
    expect((await titles('long'))[0]).toBe('SL-F103 Oil filter <b>long</b>');
  });

  test.each([
    [{ query: '   ' }],
    [{ query: 'x'.repeat(101) }],
    [{ query: 'oil', page: 0 }],
    [{ query: 'oil', page: 100_000 }],
  ])('%o is refused', async (over) => {
    await expect(search('', over)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('a new generation', () => {
  test('is searchable after its event, all at once; repeated and late events change nothing', async () => {
    Object.assign(catalogue.state, {
      generation: 'g2',
      parts: [{ productNr: 'WB600', description: 'Wiper blade', category: 'Wipers', rank: 1 }],
    });
    await announce(PublishedSet.PUBLISHED_SET_PARTS, 'g2');
    await eventually(async () => expect(await titles('wiper blade')).toEqual(['WB600 Wiper blade']));
    expect(await titles('oil filter')).toEqual([]);
    await announce(PublishedSet.PUBLISHED_SET_PARTS, 'g2');
    await announce(PublishedSet.PUBLISHED_SET_PARTS, 'g1');
    await eventually(async () =>
      expect(await content.mongo.db.collection('jobs').countDocuments({ kind: 'site-index', tries: { $gt: 0 } })).toBe(
        4,
      ),
    );
    expect(await titles('wiper blade')).toEqual(['WB600 Wiper blade']);
    expect(await titles('oil filter')).toEqual([]);
  });

  test('of the range is searchable after its event', async () => {
    catalogue.state.pages = [{ name: 'Radiators', segment: 'Radiators', path: [], hasChildren: true, description: '' }];
    await announce(PublishedSet.PUBLISHED_SET_RANGE, '1');
    await eventually(async () => expect(await titles('radiators')).toEqual(['Radiators']));
    expect(await titles('batteries')).toEqual([]);
  });
});

test('dealers are found in their own country, on the page of their suburb', async () => {
  await eventually(async () =>
    expect((await search('waipa electrical', { region: 'nz' })).hits).toMatchObject([
      {
        kind: Kind.SITE_HIT_KIND_DEALER,
        title: 'Waipa Auto Electrical',
        path: 'location-service/parts-stockist/nz/te-awamutu?dealer=SL-NZ-1',
      },
    ]),
  );
  expect(await titles('waipa electrical')).toEqual([]);
});

test('new dealers are searchable after their event', async () => {
  Object.assign(locator.state, { version: '1.2', dealers: [{ ...waipa, name: 'Puniu Auto Electrical' }] });
  const event = DealersPublished.fromPartial({ generation: '2', publishedAt: new Date().toISOString() });
  await broker.publish([
    {
      topic: dealersPublished.topic,
      key: 'dealers',
      headers: { 'event-id': unique('event'), 'occurred-at': event.publishedAt, 'aggregate-version': '2' },
      value: Buffer.from(DealersPublished.encode(event).finish()),
    },
  ]);
  await eventually(async () => expect(await titles('puniu', { region: 'nz' })).toEqual(['Puniu Auto Electrical']));
  expect(await titles('waipa', { region: 'nz' })).toEqual([]);
});
