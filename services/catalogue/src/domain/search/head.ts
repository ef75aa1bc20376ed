import { stem } from '@southline/search/words';
import { piecesOf } from './everyday.ts';
import type { EverydayRow } from './everyday-row.ts';
import type { Names, Phrase } from './synonyms.ts';

/** The word that names the kind of part: "gloves" in "gloves for battery acid". */
export interface Head {
  readonly word: string;
  /** Whether a name ends with this word. Otherwise more information about the part follows: "wiper leaves streaks". */
  readonly endsName: boolean;
  /** Other things in the same name: "pads" in "front pads gloves". */
  readonly others: readonly string[];
  /** All words of the name: "mineral oil". */
  readonly name: readonly string[];
}

/** Words of other scripts are unknown in a translated text. */
const latinIn = (text: string): string[] => piecesOf(text).filter((word) => /^[\x21-\x7e]+$/.test(word));

/**
 * Finds the head word of texts. Its classes of words are `thing`, `joint` (before more information) and `after` (follows a
 * thing).
 */
export const headReader = (rows: readonly EverydayRow[], { meantBy, longestName }: Names) => {
  const classOf = (name: string): ReadonlySet<string> =>
    new Set(
      rows
        .filter(({ kind, means }) => kind === 'class' && means === name)
        .flatMap(({ words }) => piecesOf(words).map(stem)),
    );
  const [things, joints, after] = [classOf('thing'), classOf('joint'), classOf('after')];
  const empty = new Set(
    rows.filter(({ kind }) => kind === 'filler' || kind === 'chatter').flatMap(({ words }) => piecesOf(words)),
  );

  /** The words of a text. A name with another meaning is replaced by the words of its meaning. */
  const phrasesOf = (text: string): Phrase[] => {
    const words = latinIn(text);
    const found: Phrase[] = [];
    for (let at = 0; at < words.length; ) {
      let length = Math.min(longestName, words.length - at);
      while (length > 1 && !meantBy(words.slice(at, at + length))) length -= 1;
      const phrase = words.slice(at, at + length);
      found.push(meantBy(phrase) ?? phrase);
      at += length;
    }
    return found;
  };
  const isJoint = ([word, ...more]: Phrase): boolean => more.length === 0 && joints.has(word ?? '');
  const thingIn = (phrase: Phrase | undefined): string | undefined => phrase?.findLast((word) => things.has(word));
  /** The name without its trailing details: "pads front", "wiper 24 inch". */
  const ended = (name: readonly Phrase[]): readonly Phrase[] => {
    const end = name.findLastIndex((phrase) => phrase.some((word) => !/\d/.test(word) && !after.has(word)));
    return name.slice(0, end + 1);
  };
  /**
   * The first run of phrases between two joints that names a thing. `isFirst`: fewer than two informative words precede it
   * (false for "pedal sinks at the lights").
   */
  const firstName = (phrases: readonly Phrase[]): { readonly name: readonly Phrase[]; readonly isFirst: boolean } => {
    let name: Phrase[] = [];
    let isFirst = true;
    for (const phrase of phrases) {
      if (!isJoint(phrase)) name.push(phrase);
      else if (name.some(thingIn)) break;
      else {
        isFirst &&= name.flat().filter((word) => !empty.has(word) && !after.has(word) && !/\d/.test(word)).length < 2;
        name = [];
      }
    }
    return { name: ended(name), isFirst };
  };

  return {
    headOf(text: string): Head | undefined {
      const phrases = phrasesOf(text);
      const { name, isFirst } = firstName(phrases);
      const last = thingIn(name.at(-1));
      const word = last ?? thingIn(name.findLast(thingIn)) ?? thingIn(phrases.findLast(thingIn));
      if (word === undefined) return undefined;
      const others = name.flatMap((phrase) => thingIn(phrase) ?? []).filter((other) => other !== word);
      return {
        word,
        endsName: last !== undefined && isFirst,
        others,
        name: name.flat().filter((one) => !empty.has(one)),
      };
    },
    /** The words before the first joint. The name ends at `end`; details may follow it: "lamp assembly left". */
    nameIn(text: string): { readonly words: readonly string[]; readonly end: number } {
      const words = latinIn(text).map((word) => [word]);
      const end = words.findIndex((word, at) => at > 0 && isJoint(word));
      const name = words.slice(0, end === -1 ? undefined : end);
      return { words: name.flat(), end: ended(name).length };
    },
  };
};
