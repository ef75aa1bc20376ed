import { chunksOf } from '@southline/search/words';
import type { EverydayRow } from './everyday-row.ts';

export type Phrase = readonly string[];

const phrase = (name: string): Phrase => chunksOf(name).flatMap(({ pieces }) => pieces);
const phrases = (names: string): Phrase[] => names.split(',').map(phrase);

/** Buyers' names of things and the catalogue's names. */
export interface Names {
  /** The greatest number of words in a name. */
  readonly longestName: number;
  /** The meaning of words that must not be taken literally. */
  meantBy(words: Phrase): Phrase | undefined;
  /** Other names with the same meaning; most words have none. */
  otherNames(words: Phrase): readonly Phrase[];
  /** Words that occur in names but maybe not in the catalogue; they can be mistyped too. */
  readonly nameWords: ReadonlySet<string>;
  /** Whether a word alone is a name. */
  isName(word: string): boolean;
  /** Whether a word has no meaning for the search. */
  isFiller(word: string): boolean;
}

/** Every name of a `same` row finds the parts of the others; the names of a `name` row are replaced by its meaning. */
export const namesOf = (rows: readonly EverydayRow[]): Names => {
  const byName = new Map<string, Phrase[]>();
  const replaced = new Map<string, Phrase>();
  const fillers = new Set<string>();
  for (const { kind, words, means } of rows) {
    if (kind === 'filler') for (const word of phrase(words)) fillers.add(word);
    if (kind === 'name') for (const name of phrases(words)) replaced.set(name.join(' '), phrase(means));
    if (kind !== 'same') continue;
    const names = phrases(words);
    for (const name of names) {
      const key = name.join(' ');
      byName.set(key, [...(byName.get(key) ?? []), ...names.filter((other) => other !== name)]);
    }
  }
  const keys = [...byName.keys(), ...replaced.keys()];
  return {
    longestName: Math.max(1, ...keys.map((key) => key.split(' ').length)),
    meantBy: (words) => replaced.get(words.join(' ')),
    otherNames: (words) => byName.get(words.join(' ')) ?? [],
    nameWords: new Set(keys.flatMap((key) => key.split(' '))),
    isName: (word) => replaced.has(word) || byName.has(word),
    isFiller: (word) => fillers.has(word),
  };
};
