import { describe, expect, test } from 'vitest';
import { createSegment } from './segment.ts';
import { segmentBuilder } from './segment-builder.ts';
import type { SiteDocument } from './site-document.ts';
import { createSiteIndex } from './site-index.ts';

const segment = async (documents: readonly (SiteDocument & { rank?: number })[]) => {
  const builder = segmentBuilder();
  for (const { rank, ...document } of documents) builder.add(document, rank);
  return createSegment(await builder.build());
};

const part = (number: string, description: string, rank = 1, category = '', gm = '') => ({
  kind: 'part' as const,
  title: `${number} ${description}`,
  path: number,
  rank,
  text: category,
  numbers: [number, gm],
});
const page = (title: string, text: string) => ({ kind: 'page' as const, title, path: title, text });

const pages = [
  page('Oil filters', 'Spin-on and cartridge filters.'),
  page('Warranty', 'Every oil filter, for a year.'),
];
const parts = [
  part('SL-F100', 'Oil filter short', 0),
  part('SL-F100P', 'Oil filter long', 2, 'Filters', '92 313 905'),
  part('AB-77', 'Air filter', 1, 'Oil and air'),
  part('XY-9', 'Oiler can'),
];
const index = createSiteIndex(await segment(pages), await segment(parts));
const search = (query: string, from = 0, count = 10, hidden: ReadonlySet<number> = new Set()) => {
  const { total, documents } = index.search({ query, from, count, hidden });
  return { total, paths: documents.map(({ path }) => path) };
};

describe('a search over pages and parts', () => {
  test('finds documents with every word; titles before texts, pages before parts, parts by rank', () => {
    expect(search('oil filter')).toEqual({
      total: 5,
      paths: ['Oil filters', 'SL-F100P', 'SL-F100', 'AB-77', 'Warranty'],
    });
  });

  test('takes the last word as a beginning as well, and counts the word itself more', () => {
    expect(search('oil').paths.at(-1)).not.toBe('XY-9');
    expect(search('oil').total).toBe(6);
    expect(search('oil ').total).toBe(5);
    expect(search('oi filter').total).toBe(0);
  });

  test.each(['SL-F100', 'slf100', 'sl f 100', 'S L F 1 0 0', 'SL/F100'])('finds the number %s first', (query) => {
    expect(search(query).paths[0]).toBe('SL-F100');
  });

  test("finds a maker's number in any spelling", () => {
    expect(search('92313905').paths).toEqual(['SL-F100P']);
    expect(search('92-313-905').paths).toEqual(['SL-F100P']);
  });

  test('cuts out pages of one and the same list', () => {
    const all = search('filter').paths;
    expect([0, 2, 4].flatMap((from) => search('filter', from, 2).paths)).toEqual(all);
    expect(search('filter', 2, 2).total).toBe(all.length);
  });

  test('an exact number is on the first page only and is counted once', () => {
    expect(search('SL-F100')).toEqual({ total: 2, paths: ['SL-F100', 'SL-F100P'] });
    expect(search('SL-F100', 1, 1)).toEqual({ total: 2, paths: ['SL-F100P'] });
  });

  test('leaves hidden documents out, also from the total', () => {
    expect(search('oil filter', 0, 10, new Set([0]))).toMatchObject({
      total: 4,
      paths: expect.not.arrayContaining(['Oil filters']),
    });
  });

  test.each(['fitler', 'oil fitler', 'warrantee', 'how do I get an oil filter', 'where is the warranty?'])(
    'finds something for "%s"',
    (query) => {
      expect(search(query).total).toBeGreaterThan(0);
    },
  );

  test('says how it read a query with a mistake, and only then', () => {
    const read = (query: string) => {
      const { read: words, corrected } = index.search({ query, from: 0, count: 1, hidden: new Set() });
      return [words, corrected];
    };
    expect(read('my oil fitler')).toEqual(['oil filter', true]);
    expect(read('what is an oil filter')).toEqual(['oil filter', false]);
    expect(read('oil zebra')).toEqual(['oil zebra', false]);
  });

  test('a page is found by the words of the questions that it answers, without showing them', async () => {
    const returns = { ...page('Return policy', 'Within 30 days.'), asked: 'send back refund' };
    const asked = createSiteIndex(await segment([returns]), await segment([]));
    const [found] = asked.search({ query: 'can I send it back?', from: 0, count: 1, hidden: new Set() }).documents;
    expect([found?.title, found?.text]).toEqual(['Return policy', 'Within 30 days.']);
  });

  test.each(['', '!!!', 'oil zebra', '<script>', '.*'])('finds nothing for "%s"', (query) => {
    expect(search(query)).toEqual({ total: 0, paths: [] });
  });
});
