import { cleanse } from '@southline/kernel/part-number';
import { intersect, nothing, type Postings, rankAll, unite, weightBits, weightMask } from '@southline/search/postings';
import { speller } from '@southline/search/speller';
import { chunksOf } from '@southline/search/words';
import { type Asked, askedBy, withoutFillers } from './search-words.ts';
import type { Segment } from './segment.ts';
import { weights } from './segment-builder.ts';
import type { SiteDocument } from './site-document.ts';

export interface SiteSearch {
  readonly query: string;
  readonly from: number;
  readonly count: number;
  /** Positions of pages in other languages and regions. */
  readonly hidden: ReadonlySet<number>;
}

export interface SiteHits {
  /** The exact number of hits. */
  readonly total: number;
  readonly documents: readonly SiteDocument[];
  /** The query that was searched: without question words, and with typing mistakes corrected. */
  readonly read: string;
  /** True if typing mistakes were corrected. */
  readonly corrected: boolean;
}

export interface SiteIndex {
  search(search: SiteSearch): SiteHits;
}

/** Pages and parts have separate indexes, built at different times; a search combines them, pages first among equals. */
export const createSiteIndex = (pages: Segment, parts: Segment): SiteIndex => {
  const join = (ofPages: Postings, ofParts: Postings): Postings => {
    if (ofParts.length === 0) return ofPages;
    const all = new Uint32Array(ofPages.length + ofParts.length);
    all.set(ofPages);
    for (let at = 0; at < ofParts.length; at += 1) {
      all[ofPages.length + at] = (ofParts[at] ?? 0) + (pages.size << weightBits);
    }
    return all;
  };
  const find = (word: string) => join(pages.find(word), parts.find(word));
  const findOpen = (word: string) => join(pages.findOpen(word), parts.findOpen(word));
  const documentAt = (ordinal: number): SiteDocument =>
    ordinal < pages.size ? pages.document(ordinal) : parts.document(ordinal - pages.size);

  /** Documents with all words of one reading; only the last typed word may be a prefix. */
  const together = (words: readonly string[], open: boolean): Postings =>
    words
      .map((word, at) => (open && at === words.length - 1 ? findOpen(word) : find(word)))
      .sort((a, b) => a.length - b.length)
      .reduce((one, other) => intersect(one, other));

  /** Documents whose number is the whole query, in any spelling. */
  const numbered = (query: string): number[] => {
    const number = cleanse(query).toLowerCase();
    if (number === '') return [];
    return Array.from(find(number))
      .filter((entry) => (entry & weightMask) === weights.number)
      .map((entry) => entry >>> weightBits);
  };

  const listOf = ({ readings, open }: Asked) => unite(readings.map((words) => together(words, open)));

  let near: ReturnType<typeof speller> | undefined;
  /** Of the nearest words, the one that most documents contain. */
  const nearest = (word: string): string | undefined => {
    near ??= speller([...new Set([...pages.spelling(), ...parts.spelling()])]);
    return near(word).words.toSorted((one, other) => find(other).length - find(one).length)[0];
  };
  /** The query with unknown words replaced by the nearest known words. */
  const corrected = (query: string): string =>
    query
      .split(/(\s+)/)
      .map((word) => {
        const [chunk] = chunksOf(word);
        const known = !chunk || askedBy(`${word} `).every((asked) => listOf(asked).length > 0);
        return known ? word : (nearest(chunk.joined) ?? word);
      })
      .join('');

  /** A query that finds nothing is searched again with its typing mistakes corrected. */
  const read = (query: string) => {
    const meant = withoutFillers(query);
    const typed = { words: meant, lists: askedBy(meant).map(listOf), isCorrected: false };
    if (typed.lists.every((list) => list.length > 0)) return typed;
    const words = corrected(meant);
    return words === meant ? typed : { words, lists: askedBy(words).map(listOf), isCorrected: true };
  };

  return {
    search({ query, from, count, hidden }) {
      const exact = numbered(query);
      const { words, lists, isCorrected } = read(query);
      const listed = exact.slice(from, from + count);
      const rest = { from: Math.max(0, from - exact.length), count: count - listed.length };
      const without = exact.length > 0 ? new Set([...hidden, ...exact]) : hidden;
      const { total, ranks } = rankAll(lists.length > 0 ? lists : [nothing], { ...rest, without });
      return {
        total: exact.length + total,
        documents: [...listed, ...ranks].map(documentAt),
        read: words,
        corrected: isCorrected,
      };
    },
  };
};
