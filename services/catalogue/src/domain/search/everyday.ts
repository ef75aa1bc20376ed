import { chunksOf } from '@southline/search/words';
import type { EverydayRow } from './everyday-row.ts';

type Group = ReadonlySet<string>;

/** One form for related words: "wipe" and "wiping", "squeak" and "squeaky", "stop" and "stopped". */
export const rootOf = (word: string): string =>
  word
    .replace(/(?<=...)(?:ing|ed)$/, '')
    .replace(/(?<=..)([^aeiou0-9])\1$/, '$1')
    .replace(/(?<=...)[ey]$/, '');

export const piecesOf = (text: string): string[] => chunksOf(text).flatMap(({ pieces }) => pieces);

/** "brake pads; disc rotor": the parts that a row means. */
export const thingsOf = (means: string): string[] =>
  means
    .split(';')
    .map((thing) => thing.trim())
    .filter(Boolean);

export interface Sentence {
  /** The parts in the words of the catalogue, the likeliest first. */
  readonly things: readonly string[];
  /** Whether the description contains all words of the text that carry meaning. */
  readonly isWhole: boolean;
  /** Whether the description matches so many words that a name in the text cannot mean another part. */
  readonly isDetailed: boolean;
  /** Whether it was matched in the buyer's own language, before translation. */
  readonly isNative: boolean;
  /** Other words of the sentence. They rank the parts that the description means. */
  readonly hints: readonly string[];
}

/** Shorter texts are names, which are meant literally. */
const sentenceFrom = 4;

const satisfies = (words: ReadonlySet<string>, groups: readonly Group[]): boolean =>
  groups.every((group) => [...group].some((word) => words.has(word)));

const alternatives = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + group.size, 0);
/** A description with this many words is about its parts even if the text names others: "wipers smear the glass". */
const detailedFrom = 3;

interface Worded {
  readonly things: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** The score of the likeliest parts must exceed the next score by this factor. */
const margin = 1.25;

/** Scores parts by the words of a text. A word that few parts share has a greater weight. */
const guesser = (rows: readonly Worded[]) => {
  const byThing = new Map<string, { readonly things: readonly string[]; readonly words: Set<string> }>();
  for (const { things, words } of rows) {
    const key = things[0] ?? '';
    const known = byThing.get(key) ?? { things, words: new Set<string>() };
    for (const word of words) known.words.add(word);
    byThing.set(key, known);
  }
  const owners = new Map<string, string[]>();
  for (const [key, { words }] of byThing) {
    for (const word of words) owners.set(word, [...(owners.get(word) ?? []), key]);
  }
  return (words: readonly string[]): readonly string[] | undefined => {
    const scores = new Map<string, number>();
    for (const word of new Set(words)) {
      const keys = owners.get(word) ?? [];
      for (const key of keys) scores.set(key, (scores.get(key) ?? 0) + Math.log(1 + byThing.size / keys.length));
    }
    const [best, second] = [...scores].sort(([, a], [, b]) => b - a);
    if (!best || best[1] < (second?.[1] ?? 0) * margin) return undefined;
    return byThing.get(best[0])?.things;
  };
};

export const descriptionsOf = (rows: readonly EverydayRow[]) => {
  const of = (kind: EverydayRow['kind']) => rows.filter((row) => row.kind === kind);
  const classes = new Map(of('class').map(({ words, means }) => [means, words]));
  const chatter = new Set(of('chatter').flatMap(({ words }) => words.split(' ')));
  const namesOf = (word: string): string[] =>
    piecesOf(word.startsWith('@') ? (classes.get(word.slice(1)) ?? '') : word);
  const fillers = new Set(of('filler').flatMap(({ words }) => words.split(' ')));
  const rules = of('symptom')
    .map(({ words, means }) => ({
      things: thingsOf(means),
      groups: words.split(' ').map((group): Group => new Set(group.split('|').flatMap(namesOf).map(rootOf))),
    }))
    .sort((a, b) => b.groups.length - a.groups.length || alternatives(a.groups) - alternatives(b.groups));
  const guess = guesser([
    ...rules.map(({ things, groups }) => ({ things, words: new Set(groups.flatMap((group) => [...group])) })),
    ...of('name').map(({ words, means }) => ({ things: [means], words: new Set(piecesOf(words).map(rootOf)) })),
  ]);
  return {
    /** The words of a text that carry meaning. */
    contentWords: (text: string) => piecesOf(text).filter((word) => !chatter.has(word)),
    /** The parts that share the rarest words with a text. Undefined if no part has a clear lead. */
    guessed(text: string): Sentence | undefined {
      const hints = piecesOf(text).filter((word) => !chatter.has(word) && !fillers.has(word));
      const thing = guess(hints.map(rootOf));
      return thing && { things: thing, hints, isNative: false, isDetailed: false, isWhole: false };
    },
    /**
     * The parts that a text describes without naming them. The description with the most words wins; of equal ones, the one
     * with the fewest alternatives. Undefined for texts of fewer than `from` words, and if no row matches.
     */
    described(text: string, from: number = sentenceFrom): Sentence | undefined {
      const all = piecesOf(text);
      if (all.length < from) return undefined;
      const words = new Set(all.map(rootOf));
      const best = rules.find(({ groups }) => satisfies(words, groups));
      if (!best) return undefined;
      const used = new Set(best.groups.flatMap((group) => [...group]));
      const hints = all.filter((word) => !used.has(rootOf(word)) && !chatter.has(word));
      const isWhole = hints.every((word) => fillers.has(word));
      return { things: best.things, hints, isNative: false, isWhole, isDetailed: best.groups.length >= detailedFrom };
    },
  };
};

/** Recognises everyday descriptions of parts by people who do not know the name. */
export type Descriptions = ReturnType<typeof descriptionsOf>;
