import { cleanse } from '@southline/kernel/part-number';
import { chunksOf } from '@southline/search/words';
import type { Sentence } from '../../domain/search/everyday.ts';
import { maxQuery } from '../../domain/search/expression.ts';
import type { Nearest, NearestSearch, WordSearch } from '../../domain/search/word-index.ts';
import { type Hits, noneCalled } from '../lists/hits.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { partsCalled, partsLike, partsNear, readNumber } from './part-numbers.ts';

export type Searched = Pick<
  Snapshot,
  'parts' | 'categories' | 'supersessions' | 'words' | 'facts' | 'language' | 'sizes'
>;

const hasDigit = (text: string): boolean => /\d/.test(text);
/** The most numbers that a prefix in the middle of a query may match. */
const maxNumbered = 1_000;
const minNumber = 4;
/** If a number matches at least this many parts, the query is not also searched as words. */
const enough = 10;

/**
 * Numbers first: exact, then by beginning, then by middle, until a step finds enough. Then words. A single word used in
 * descriptions ("9005", "led") is tried as a word before it is tried as a partial number. An unknown number may contain one
 * typing mistake.
 */
export const findByKeywords = (snapshot: Searched, keywords: string): Hits => {
  const { ordinalOf } = snapshot.parts;
  const query = snapshot.language.inEnglish(keywords.slice(0, maxQuery));
  const [first, ...more] = chunksOf(query);
  if (!first) return { ordinals: new Uint32Array(0), called: noneCalled };
  const number = readNumber(snapshot, query);
  const isNumber = number !== '' && (hasDigit(number) || more.length === 0);
  const isWord = more.length === 0 && [first.joined, ...first.pieces].every((word) => snapshot.words.describes(word));

  const called = isNumber ? partsCalled(snapshot, number).map(ordinalOf) : [];
  const numbers = isNumber && !isWord ? partsLike(snapshot, number, enough).map(ordinalOf) : called;
  const hits = (...lists: Iterable<number>[]): Hits => ({
    ordinals: Uint32Array.from(new Set(lists.flatMap((list) => [...list]))),
    called: new Set(called),
  });
  if (numbers.length >= enough) return hits(numbers);
  const words = byWords(snapshot, query, numbers);
  const totalCount = numbers.length + words.length;
  if (isWord && isNumber && totalCount < enough) {
    return hits(numbers, words, partsLike(snapshot, number, enough).map(ordinalOf));
  }
  if (totalCount === 0 && hasDigit(number)) return hits(partsNear(snapshot, number).map(ordinalOf));
  return numbers.length > 0 ? hits(numbers, words) : { ordinals: words, called: noneCalled };
};

/** The first so many parts of each thing come before all others: "squeaky brakes" shows pads and rotors. */
const ofEach = 10;

/** The parts that a description means. Other words of the sentence rank them. */
export const findDescribed = (snapshot: Searched, { things, hints }: Sentence): Uint32Array => {
  const found = things.map((thing) => byWords(snapshot, thing, [], { hints }));
  return Uint32Array.from(
    new Set([...found.map((hits) => hits.subarray(0, ofEach)), ...found].flatMap((hits) => [...hits])),
  );
};

/** Parts that have all of the words, as written or by a synonym. */
export const findStrictly = (snapshot: Searched, query: string): Uint32Array =>
  byWords(snapshot, query, [], { strict: true });

/** Shorter runs of letters are part of too many codes. */
const minRun = 3;

/**
 * Whether the catalogue uses a code as a word, such as "DOT4" or "NS40". Plates of two letters and two digits match parts by
 * chance, if their letters and digits are searched apart.
 */
export const isWordOfCatalogue = (snapshot: Searched, code: string): boolean => {
  const { words, language } = snapshot;
  const chunks = chunksOf(code);
  if (words.knows(chunks.map(({ joined }) => joined).join(''))) return true;
  const letters = chunks.flatMap(({ runs }) => runs).filter((run) => !hasDigit(run));
  return (
    letters.every((run) => run.length >= minRun || language.isName(run)) && findStrictly(snapshot, code).length > 0
  );
};

/** Parts that have all of the words; unknown words are not ignored. */
export const findWholly = (snapshot: Searched, query: string): Uint32Array =>
  byWords(snapshot, query, [], { whole: true });

/** Parts that match most of the words. */
export const findLoosely = (snapshot: Searched, query: string): Uint32Array =>
  byWords(snapshot, query, [], { loose: true });

/** Parts of the kind that `head` names, those with the most of the other words first. */
export const findNearest = (snapshot: Searched, search: Omit<NearestSearch, 'numbered'>): Nearest =>
  snapshot.words.nearest({ ...search, numbered: numberedIn(snapshot) });

/** Parts whose number is a word of a query, or begins with it. */
const numberedIn =
  (snapshot: Searched) =>
  (word: string): number[] => {
    const { parts } = snapshot;
    const number = cleanse(word);
    if (number.length < minNumber) return [];
    const exact = partsCalled(snapshot, number);
    const found = exact.length > 0 ? exact : [...parts.own.find(number).prefix, ...parts.oe.find(number).prefix];
    return [...new Set(found)].slice(0, maxNumbered).map(parts.ordinalOf);
  };

const byWords = (
  snapshot: Searched,
  query: string,
  without: readonly number[],
  how: Pick<WordSearch, 'hints' | 'loose' | 'whole' | 'strict'> = {},
): Uint32Array => snapshot.words.search({ ...how, query, without, numbered: numberedIn(snapshot) });
