import { chunksOf } from '@southline/search/words';
import type { EverydayRow } from './everyday-row.ts';

export type Phrase = readonly string[];

const phrase = (name: string): Phrase => chunksOf(name).flatMap(({ pieces }) => pieces);
const phrases = (names: string): Phrase[] => names.split(',').map(phrase);

/** Every name of a `same` row finds the parts of the others; the names of a `name` row are replaced by its meaning. */
export const namesOf = (rows: readonly EverydayRow[]) => {
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
    /** The greatest number of words in a name. */
    longestName: Math.max(1, ...keys.map((key) => key.split(' ').length)),
    /** The meaning of words that must not be taken literally. */
    meantBy: (words: Phrase): Phrase | undefined => replaced.get(words.join(' ')),
    /** Other names with the same meaning; most words have none. */
    otherNames: (words: Phrase): readonly Phrase[] => byName.get(words.join(' ')) ?? [],
    /** Words that occur in names but maybe not in the catalogue; they can be mistyped too. */
    nameWords: new Set(keys.flatMap((key) => key.split(' '))),
    /** Whether a word alone is a name. */
    isName: (word: string) => replaced.has(word) || byName.has(word),
    /** Whether a word has no meaning for the search. */
    isFiller: (word: string) => fillers.has(word),
  };
};

/** Buyers' names of things and the catalogue's names. */
export type Names = ReturnType<typeof namesOf>;
