import type { LanguageCode } from '@southline/kernel/language';
import { type Descriptions, descriptionsOf, piecesOf, rootOf, type Sentence, thingsOf } from './everyday.ts';
import type { EverydayRow } from './everyday-row.ts';
import { type Head, headReader } from './head.ts';
import { type Translation, translationOf } from './languages.ts';
import { type Names, namesOf } from './synonyms.ts';
import { type Wished, wishReader } from './wishes.ts';

/** A thing that is not sold. */
export interface Outside {
  readonly thing: string;
  /** The nearest parts in the words of the catalogue; empty: none. */
  readonly nearest: readonly string[];
}

/** The contents of all tables of everyday language. */
export interface EverydayLanguage
  extends Pick<Translation, 'inEnglish'>,
    Pick<Descriptions, 'contentWords' | 'guessed'>,
    Names {
  /**
   * The parts that a text describes. `typed` is the text as typed. `rest` is its English translation without vehicle and
   * preferences.
   */
  described(typed: string, rest: string, from?: number): Sentence | undefined;
  wished(typed: string): Wished;
  /** Units by the words that buyers write. */
  readonly units: ReadonlyMap<string, string>;
  /** The product outside the range, if the text names nothing else. `typed` is the text before its translation. */
  outside(text: string, typed: string): Outside | undefined;
  /**
   * A product outside the range that ends the name at the beginning of a text.
   */
  outsideIn(text: string, typed: string): Outside | undefined;
  /** The word that names the kind of part. */
  headOf(text: string): Head | undefined;
}

/** The scripts of languages without blanks between words. */
const scripts: Readonly<Record<Exclude<LanguageCode, 'en'>, string>> = { zh: 'Han' };

/** "265", "65R17", "12v" */
const number = /^\d+(?:\.\d+)?[a-z]{0,3}\d*$/;

const outsideReader = (rows: readonly EverydayRow[]) => {
  const [worded, spelled] = [new Map<string, Outside>(), new Map<string, Outside>()];
  const keyOf = (words: readonly string[]) => words.map(rootOf).sort().join(' ');
  for (const { kind, words, means } of rows) {
    if (kind !== 'outside') continue;
    for (const name of words.split(',').map((text) => text.trim())) {
      const found = { thing: name, nearest: thingsOf(means) };
      if (/\p{Script=Latin}/u.test(name)) worded.set(keyOf(piecesOf(name)), found);
      else spelled.set(name, found);
    }
  }
  const longest = Math.max(0, ...[...worded.keys()].map((key) => key.split(' ').length));
  return {
    outside: (words: readonly string[], typed: string): Outside | undefined =>
      worded.get(keyOf(words.filter((word) => !number.test(word)))) ?? spelled.get(typed.trim()),
    /** The longest name of a product outside the range that a name ends with, or that a text without blanks contains. */
    endOf({ words, end }: ReturnType<ReturnType<typeof headReader>['nameIn']>, typed: string): Outside | undefined {
      for (let last = words.length; last >= end; last -= 1) {
        for (let length = Math.min(longest, last); length > Number(last > end); length -= 1) {
          const found = worded.get(keyOf(words.slice(last - length, last)));
          if (found) return found;
        }
      }
      return [...spelled].filter(([thing]) => typed.includes(thing)).sort(([a], [b]) => b.length - a.length)[0]?.[1];
    },
  };
};

export const everydayLanguage = (rows: readonly EverydayRow[]): EverydayLanguage => {
  const english = rows.filter(({ language }) => language === 'en');
  const others = Object.entries(scripts).map(([code, script]) =>
    translationOf(
      rows.filter(({ language }) => language === code),
      script,
    ),
  );
  const names = namesOf(english);
  const { described, guessed, contentWords } = descriptionsOf(english);
  const { headOf, nameIn } = headReader(english, names);
  const { outside, endOf } = outsideReader(rows);
  return {
    ...names,
    contentWords,
    guessed,
    inEnglish: (text) => others.reduce((read, { inEnglish }) => inEnglish(read), text).trim(),
    described: (typed, rest, from) =>
      others.map((language) => language.described(typed)).find((sentence) => sentence !== undefined) ??
      described(rest, from),
    wished: wishReader(rows),
    units: new Map(
      rows
        .filter(({ kind }) => kind === 'unit')
        .flatMap(({ words, means }) => words.split(',').map((word) => [word.trim(), means] as const)),
    ),
    outside: (text, typed) =>
      outside(
        contentWords(text).filter((word) => !names.isFiller(word)),
        typed,
      ),
    outsideIn: (text, typed) => endOf(nameIn(text), typed),
    headOf,
  };
};
