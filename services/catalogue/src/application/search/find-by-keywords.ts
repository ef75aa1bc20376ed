import { cleanse } from '@southline/kernel/part-number';
import { chunksOf } from '@southline/search/words';
import { maxQuery } from '../../domain/search/expression.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { partsCalled, partsLike, partsNear, readNumber } from './part-numbers.ts';

export interface Page {
  readonly from: number;
  readonly count: number;
}

export interface Found {
  /** Of the wanted page. */
  readonly partNos: readonly string[];
  readonly totalCount: number;
}

type Searched = Pick<Snapshot, 'parts' | 'supersessions' | 'words'>;

const hasDigit = (text: string): boolean => /\d/.test(text);
/** Beginnings that a word may stand for in the middle of a query. */
const maxNumbered = 1_000;
const minNumber = 4;

/**
 * Numbers first: exactly, by beginning, by middle, each step the last when it fills a page. Then words. A single word that
 * descriptions use ("9005", "led") is a word before it is the beginning or middle of a number; a number that nothing has
 * may hold one typing mistake.
 */
export const findByKeywords = (snapshot: Searched, keywords: string, page: Page): Found => {
  const query = keywords.slice(0, maxQuery);
  const [first, ...more] = chunksOf(query);
  if (!first) return { partNos: [], totalCount: 0 };
  const number = readNumber(snapshot, query);
  const isNumber = number !== '' && (hasDigit(number) || more.length === 0);
  const isWord = more.length === 0 && [first.joined, ...first.pieces].every((word) => snapshot.words.describes(word));

  const numbers = !isNumber ? [] : isWord ? partsCalled(snapshot, number) : partsLike(snapshot, number, page.count);
  if (numbers.length >= page.count) return cut(numbers, page);
  const words = byWords(snapshot, query, numbers, page);
  const totalCount = numbers.length + words.totalCount;
  if (isWord && isNumber && totalCount < page.count) {
    const all = [...numbers, ...byWords(snapshot, query, numbers, { from: 0, count: page.count }).partNos];
    return cut([...new Set([...all, ...partsLike(snapshot, number, page.count)])], page);
  }
  if (totalCount === 0 && hasDigit(number)) return cut(partsNear(snapshot, number), page);
  return { partNos: [...numbers.slice(page.from, page.from + page.count), ...words.partNos], totalCount };
};

const cut = (partNos: readonly string[], { from, count }: Page): Found => ({
  partNos: partNos.slice(from, from + count),
  totalCount: partNos.length,
});

/** The part of a page that is left for words behind the numbers. */
const byWords = (snapshot: Searched, query: string, numbers: readonly string[], { from, count }: Page): Found => {
  const { parts, words } = snapshot;
  const shown = Math.max(0, Math.min(numbers.length - from, count));
  const { total, ordinals } = words.search({
    query,
    from: Math.max(0, from - numbers.length),
    count: count - shown,
    without: numbers.map(parts.ordinalOf),
    numbered: (word) => {
      const number = cleanse(word);
      if (number.length < minNumber) return [];
      const exact = partsCalled(snapshot, number);
      const found = exact.length > 0 ? exact : [...parts.own.find(number).prefix, ...parts.oe.find(number).prefix];
      return [...new Set(found)].slice(0, maxNumbered).map(parts.ordinalOf);
    },
  });
  return { partNos: ordinals.map(parts.at), totalCount: total };
};
