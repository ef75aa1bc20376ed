import {
  holds,
  inMost,
  intersect,
  lighter,
  mostFirst,
  nothing,
  orderAll,
  orderMost,
  type Postings,
  unite,
  weightBits,
} from '@southline/search/postings';
import { lettersOnly, speller } from '@southline/search/speller';
import { stem } from '@southline/search/words';
import { type Expression, expressionsOf, wordsIn } from './expression.ts';
import { similarWords } from './similar-words.ts';
import type { Names } from './synonyms.ts';

/** An index as stored: words in order; the postings of a word run from its entry in `starts` to the next. */
export interface WordIndexData {
  readonly words: readonly string[];
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
  /** Greatest weight of each word in any part. */
  readonly weights: Uint8Array;
  /** Position in the directory (parts in the order of their numbers) by rank. */
  readonly ordinals: Uint32Array;
}

export interface WordSearch {
  readonly query: string;
  /** Ordinals that are already listed. */
  readonly without: readonly number[];
  /** Ordinals of parts whose number may contain a word; used for words with digits that match nothing. */
  readonly numbered: (word: string) => readonly number[];
  /** Optional words: parts with more of them rank higher. */
  readonly hints?: readonly string[];
  /** If no part matches completely, partial matches are allowed. */
  readonly loose?: boolean;
  /** Every word must occur; unknown words are not ignored. */
  readonly whole?: boolean;
  /** A part must contain every word, or a synonym of it. */
  readonly strict?: boolean;
}

/** A search for parts that must contain one word and should contain the others. */
export interface NearestSearch extends Pick<WordSearch, 'query' | 'numbered'> {
  readonly head: string;
  /** Parts that come first among parts of equal rank. */
  readonly home: ((ordinal: number) => boolean) | undefined;
}

export interface Nearest {
  /** All parts with the head word, those with more and rarer other words first. */
  readonly ordinals: Uint32Array;
  /** Words that the best part lacks. */
  readonly missing: readonly string[];
}

/**
 * Weights of a word, by where the part has it: in category and description; in one of the two; in a vehicle's name;
 * elsewhere.
 */
export const weights = { category: 3, description: 2, vehicle: 1, other: 0 } as const;

const minPrefix = 3;
const maxExpansions = 200;
const minHalf = 3;
const numberFrom = 4;
/** If a query names at least this many things, a part may lack one of them. */
const looseFrom = 3;

export const createWordIndex = (data: WordIndexData, names: Names) => {
  const { nameWords } = names;
  const nearNames = speller([...nameWords]);
  const { words, starts, entries, ordinals } = data;
  const rankOf = new Uint32Array(ordinals.length);
  for (const [rank, ordinal] of ordinals.entries()) rankOf[ordinal] = rank;

  const nearWords = speller(words);
  /** Built on first use, because few queries need it. */
  let similar: ReturnType<typeof similarWords> | undefined;

  /** The index of a word, or where it would be inserted. */
  const place = (word: string): number => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const find = (word: string): number => {
    const at = place(word);
    return words[at] === word ? at : -1;
  };
  const postingsAt = (at: number): Postings => entries.subarray(starts[at] ?? 0, starts[at + 1] ?? 0);
  const exact = (word: string): Postings => {
    const at = find(word);
    return at === -1 ? nothing : postingsAt(at);
  };

  const beginning = (word: string): Postings => {
    if (word.length < minPrefix || /^[\d.]+$/.test(word)) return nothing;
    const lists: Postings[] = [];
    for (let at = place(word); words[at]?.startsWith(word) && lists.length < maxExpansions; at += 1)
      lists.push(postingsAt(at));
    return unite(lists);
  };

  const mistyped = (word: string): Postings => unite(nearWords(word).words.map(exact));

  /** Two words without a blank between them: "oilfilter". */
  const runTogether = (word: string): Postings => {
    if (!lettersOnly(word)) return nothing;
    const halves: Postings[] = [];
    for (let at = minHalf; at <= word.length - minHalf; at += 1) {
      halves.push(intersect(exact(word.slice(0, at)), exact(stem(word.slice(at)))));
    }
    return unite(halves);
  };

  const known = (word: string): boolean => find(word) !== -1;
  /** Synonyms may be mistyped as well, unless the catalogue has a word that is equally near. */
  const respell = (word: string): string => {
    if (known(word) || nameWords.has(word) || words[place(word)]?.startsWith(word)) return word;
    const [name, own] = [nearNames(word), nearWords(word)];
    return name.words[0] !== undefined && name.distance < own.distance ? name.words[0] : word;
  };

  const weightOf = (word: string): number => data.weights[find(word)] ?? 0;
  const isCommon = (word: string): boolean => weightOf(stem(word)) === weights.category || names.isFiller(word);
  /** Whether these words occur only in names of vehicles. */
  const namesVehicles = (expression: Expression | undefined): boolean =>
    expression !== undefined && wordsIn(expression).every((word) => known(word) && weightOf(word) === weights.vehicle);

  const evaluate = (expression: Expression, lookUp: (word: string) => Postings): Postings => {
    if ('word' in expression) return lookUp(expression.word);
    if ('all' in expression) {
      const lists = expression.all.map((one) => evaluate(one, lookUp)).sort((a, b) => a.length - b.length);
      return lists.slice(1).reduce(intersect, lists[0] ?? nothing);
    }
    const typed = expression.names.map((one) => evaluate(one, lookUp));
    return unite([...typed, ...expression.others.map((one) => lighter(evaluate(one, exact)))]);
  };
  const asNumber = (word: string, numbered: WordSearch['numbered']): Postings =>
    word.length < numberFrom || !/\d/.test(word)
      ? nothing
      : Uint32Array.from(numbered(word), (ordinal) => ((rankOf[ordinal] ?? 0) << weightBits) | weights.category).sort();

  const nearest = ({ query, head, home, numbered }: NearestSearch): Nearest => {
    const expressions = expressionsOf(query, { names, known, respell });
    const isHead = (expression: Expression) => wordsIn(expression).includes(head);
    const must = expressions.findLast(isHead) ?? { word: head };
    const found = evaluate(must, exact);
    const lists = expressions
      .filter((expression) => expression !== must)
      .map((expression) => ({
        words: wordsIn(expression),
        list: evaluate(expression, (word) => {
          const hits = exact(word);
          return hits.length > 0 ? hits : asNumber(word, numbered);
        }),
      }));
    const ranks = orderMost(found.length > 0 ? found : exact(head), {
      lists: lists.map(({ words: [word = ''], list }) => ({ list, isKind: isCommon(word) })),
      isFirst: (rank) => home?.(ordinals[rank] ?? 0) ?? false,
      size: ordinals.length,
    });
    const [best] = ranks;
    const missing = best === undefined ? [] : lists.filter(({ list }) => !holds(list, best));
    return {
      ordinals: ranks.map((rank) => ordinals[rank] ?? 0),
      missing: missing.flatMap(({ words: [first, ...more] }) =>
        first === undefined ? [] : [[first, ...more].join(' ')],
      ),
    };
  };

  const search = ({
    query,
    without,
    numbered,
    hints = [],
    loose = false,
    whole: wholly = false,
    strict = false,
  }: WordSearch): Uint32Array => {
    const nearly = (word: string): Postings => {
      for (const lookUp of [exact, beginning, (one: string) => asNumber(one, numbered), runTogether, mistyped]) {
        const hits = lookUp(word);
        if (hits.length > 0) return hits;
      }
      return nothing;
    };

    const listOf = (expression: Expression): Postings => {
      const hits = evaluate(expression, exact);
      return hits.length > 0 || strict ? hits : evaluate(expression, nearly);
    };
    const expressions = expressionsOf(query, { names, known, respell });
    const lists = expressions.map(listOf);
    const found = lists.filter((list) => list.length > 0);
    // An unknown word among several others is ignored. A known word, such as a make, is not.
    const strange = expressions.filter((expression, at) => lists[at]?.length === 0 && !wordsIn(expression).some(known));
    const overlooked = !wholly && !strict && found.length >= 2 && found.length > strange.length ? strange.length : 0;
    const whole = found.length > 0 && found.length + overlooked === lists.length;
    const listed = new Set(without.map((ordinal) => rankOf[ordinal] ?? 0));
    const ranks = whole ? orderAll(found, listed) : nothing;
    if (ranks.length === 0 && loose && found.length >= looseFrom) {
      // A make, a model or a year is never ignored.
      const must = found.filter((list) => namesVehicles(expressions[lists.indexOf(list)]));
      const others = found.filter((list) => !must.includes(list));
      return inMost(others, must, ordinals.length).map((rank) => ordinals[rank] ?? 0);
    }
    const hinted = hints
      .filter(known)
      .flatMap((hint) => expressionsOf(hint, { names, known, respell }))
      .map(listOf);
    return mostFirst(ranks, hinted).map((rank) => ordinals[rank] ?? 0);
  };

  return {
    /** Parts with one word of a query, ordered by its other words. */
    nearest,
    /** Ordinals of the parts that match completely, the likeliest first. */
    search,
    /** Whether a word names a kind of part: true for "spark", false for "hilux". */
    isCommon,
    /** Whether descriptions or categories use this word. */
    describes: (word: string) => weightOf(word) >= weights.description,
    /** Whether any part, or a synonym, uses this word. */
    knows: (word: string) => known(stem(word)) || names.isName(stem(word)),
    /** Similar words, the likeliest first. */
    like: (word: string, most: number): readonly string[] => {
      similar ??= similarWords(words);
      return similar(stem(word), most);
    },
    size: entries.length,
  };
};

export type WordIndex = ReturnType<typeof createWordIndex>;
