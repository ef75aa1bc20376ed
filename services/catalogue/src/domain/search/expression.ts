import { type Chunk, chunksOf } from '@southline/search/words';
import type { Names, Phrase } from './synonyms.ts';

/** The condition that a part must satisfy. */
export type Expression =
  | { readonly word: string }
  | { readonly all: readonly Expression[] }
  /** `names` are the words as typed; `others` are synonyms and have less weight. */
  | { readonly names: readonly Expression[]; readonly others: readonly Expression[] };

/** Words as they were typed. */
export const wordsIn = (expression: Expression): string[] => {
  if ('word' in expression) return [expression.word];
  return ('all' in expression ? expression.all : expression.names).flatMap(wordsIn);
};

/** Longer queries are cut: they are not typed by people, and each word costs time. */
export const maxQuery = 200;
const maxChunks = 12;
/** "76x65mm" has four runs. A text with more runs is a number, and its single characters would match anything. */
const maxRuns = 4;

const phrase = (words: Phrase): Expression => {
  const [first] = words;
  return words.length === 1 && first !== undefined ? { word: first } : { all: words.map((word) => ({ word })) };
};

/** Readings of one chunk: as one word, split by its punctuation, and with letters and digits separated. */
const readings = ({ joined, pieces, runs }: Chunk): Phrase[] => {
  const list: Phrase[] = [[joined], pieces, runs.length <= maxRuns ? runs : []];
  return list.filter(
    (words, at) => words.length > 0 && list.findIndex((one) => one.join(' ') === words.join(' ')) === at,
  );
};

/** Synonyms of a chunk's runs: "12volt" is "12 v". */
const otherRuns = ({ otherNames }: Names, runs: readonly string[]): Expression[] =>
  runs.length < 2 || !runs.some((run) => otherNames([run]).length > 0)
    ? []
    : [{ all: runs.map((run) => ({ names: [{ word: run }], others: otherNames([run]).map(phrase) })) }];

/** The longest name that begins at a chunk, and its number of chunks. */
const named = (names: Names, chunks: readonly Chunk[], at: number): { expression: Expression; length: number } => {
  const { longestName, meantBy, otherNames } = names;
  for (let length = Math.min(longestName, chunks.length - at); length > 0; length -= 1) {
    const part = chunks.slice(at, at + length);
    const words = part.flatMap(({ pieces }) => pieces);
    const meant = meantBy(words);
    if (meant) return { expression: { names: [phrase(meant)], others: otherNames(meant).map(phrase) }, length };
    const others = otherNames(words).map(phrase);
    if (others.length > 0 && length > 1) return { expression: { names: [phrase(words)], others }, length };
    const [chunk] = part;
    if (length === 1 && chunk) {
      const read = readings(chunk).map(phrase);
      return { expression: { names: read, others: [...others, ...otherRuns(names, chunk.runs)] }, length };
    }
  }
  throw new RangeError('no chunk there');
};

export interface Vocabulary {
  readonly names: Names;
  /** Whether the catalogue uses a word. */
  known(word: string): boolean;
  /** The intended word if the word is mistyped; most words stay unchanged. */
  respell(word: string): string;
}

const oneWord = (word: string): Chunk => ({ joined: word, pieces: [word], runs: [word] });

/** Joins two words, the second replaced by each of its names: "5 litre" is "5l". */
const joinedNames = ({ otherNames }: Names, one: string, two: string): string[] =>
  [[two], ...otherNames([two])].filter((name) => name.length === 1).map(([name]) => `${one}${name}`);

/**
 * The conditions of a query, one expression per named thing; a part has to satisfy all. Words that are one word in the
 * catalogue are also tried joined ("land cruiser").
 */
export const expressionsOf = (query: string, { names, known, respell }: Vocabulary): Expression[] => {
  const { isFiller, otherNames } = names;
  const all = chunksOf(query.slice(0, maxQuery))
    .slice(0, maxChunks)
    .map((chunk) => (chunk.runs.length === 1 ? oneWord(respell(chunk.joined)) : chunk));
  const content = all.filter(({ joined }) => !isFiller(joined));
  const chunks = content.length > 0 ? content : all;
  const found: Expression[] = [];
  for (let at = 0; at < chunks.length; ) {
    const { expression, length } = named(names, chunks, at);
    const [one, two] = [chunks[at], chunks[at + 1]];
    const joined = one && two ? joinedNames(names, one.joined, two.joined).filter(known) : [];
    if (length === 1 && joined.length > 0) {
      const next = named(names, chunks, at + 1);
      if (next.length === 1) {
        found.push({
          names: [...joined.map((word) => ({ word })), { all: [expression, next.expression] }],
          others: joined.flatMap((word) => otherNames([word])).map(phrase),
        });
        at += 2;
        continue;
      }
    }
    found.push(expression);
    at += length;
  }
  return found;
};
