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
  /** Whether the description has all words that carry meaning. */
  readonly isWhole: boolean;
  /** Whether it was read in the buyer's own language, before its translation. */
  readonly isNative: boolean;
  /** Other words of the sentence, which may rank one such part above another. */
  readonly hints: readonly string[];
}

/** Everyday descriptions of parts by people who do not know the name. */
export interface Descriptions {
  /**
   * The parts that a text describes without naming them; the description with the most words wins, of equal ones the first.
   * Undefined for texts of fewer than `from` words, and if no row matches.
   */
  described(text: string, from?: number): Sentence | undefined;
  /** The words of a text that carry meaning. */
  tellingWords(text: string): string[];
}

/** Shorter texts are names, which are meant literally. */
const sentenceFrom = 4;

const satisfies = (words: ReadonlySet<string>, groups: readonly Group[]): boolean =>
  groups.every((group) => [...group].some((word) => words.has(word)));

export const descriptionsOf = (rows: readonly EverydayRow[]): Descriptions => {
  const of = (kind: EverydayRow['kind']) => rows.filter((row) => row.kind === kind);
  const classes = new Map(of('class').map(({ words, means }) => [means, words]));
  const chatter = new Set(of('chatter').flatMap(({ words }) => words.split(' ')));
  const namesOf = (word: string): string[] =>
    piecesOf(word.startsWith('@') ? (classes.get(word.slice(1)) ?? '') : word);
  const fillers = new Set(of('filler').flatMap(({ words }) => words.split(' ')));
  const rules = of('symptom').map(({ words, means }) => ({
    things: thingsOf(means),
    groups: words.split(' ').map((group): Group => new Set(group.split('|').flatMap(namesOf).map(rootOf))),
  }));
  return {
    tellingWords: (text) => piecesOf(text).filter((word) => !chatter.has(word)),
    described(text, from = sentenceFrom) {
      const all = piecesOf(text);
      if (all.length < from) return undefined;
      const words = new Set(all.map(rootOf));
      let best: (typeof rules)[number] | undefined;
      for (const rule of rules) {
        if (rule.groups.length > (best?.groups.length ?? 0) && satisfies(words, rule.groups)) best = rule;
      }
      if (!best) return undefined;
      const used = new Set(best.groups.flatMap((group) => [...group]));
      const hints = all.filter((word) => !used.has(rootOf(word)) && !chatter.has(word));
      return { things: best.things, hints, isNative: false, isWhole: hints.every((word) => fillers.has(word)) };
    },
  };
};
