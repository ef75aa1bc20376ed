import { chunksOf, wordsOf } from '@southline/search/words';

const hanRun = /\p{Script=Han}+/gu;

/** Chinese has no blanks: each single character and each pair of neighbours is a word. */
const pairsOf = (run: string): string[] => {
  const signs = [...run];
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
};

const hanRuns = (text: string): string[] => text.normalize('NFKC').match(hanRun) ?? [];
const withoutHan = (text: string): string => text.replace(hanRun, ' ');

/** The search words of a text: `whole` as written, `partial` ones are only part of one ("4" of "4L"). */
export const searchWords = (text: string) => {
  const runs = hanRuns(text);
  const { whole, partial } = wordsOf(withoutHan(text));
  if (runs.length === 0) return { whole, partial };
  return {
    whole: new Set([...whole, ...runs.flatMap(pairsOf)]),
    partial: new Set([...partial, ...runs.flatMap((run) => [...run])]),
  };
};

/** One condition of a query: all words of one of its readings must occur. */
export interface Asked {
  readonly readings: readonly (readonly string[])[];
  /** True for the last word, which may be a prefix. */
  readonly open: boolean;
}

/** Words of a question that are not searched for. */
const fillers = new Set(
  (
    'a about am an and any are at be can could did do does for from get got had has have how i in is it me my of on or our ' +
    'please should some that the their them there this to was we were what when where which who why will with would you your'
  ).split(' '),
);
const hanFillers = /请问|怎么样?|怎样|如何|在?哪[里儿]?|什么|是否|可以|能否|我[的们要想]?|你们的?|[吗呢吧的了]/gu;

/** The query without its question words; unchanged if it has no other words. */
export const withoutFillers = (query: string): string => {
  const kept = query
    .replace(hanFillers, ' ')
    .split(/(?<=\s)/)
    .filter((word) => !fillers.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')) || /\p{N}/u.test(word))
    .join('');
  return /[\p{L}\p{N}]/u.test(kept) ? kept : query;
};

/** Longer queries are not typed by people, and each word costs time. */
const mostAsked = 12;
const mostRuns = 4;

/** The conditions of a query; all must match. */
export const askedBy = (query: string): Asked[] => {
  const chunks = chunksOf(withoutHan(query)).map(({ joined, pieces, runs }) =>
    [[joined], pieces, runs.length <= mostRuns ? runs : []].filter(
      (words, at, all) => words.length > 0 && all.findIndex((other) => other.join(' ') === words.join(' ')) === at,
    ),
  );
  const open = !/\s$/.test(query);
  return [...hanRuns(query).map((run) => [pairsOf(run)]), ...chunks]
    .slice(0, mostAsked)
    .map((readings, at, all) => ({ readings, open: open && at === all.length - 1 && chunks.length > 0 }));
};
