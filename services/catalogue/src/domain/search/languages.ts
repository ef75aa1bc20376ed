import type { LanguageCode } from '@southline/kernel/language';
import zh from './names/zh.json' with { type: 'json' };

/** Buyers' names of things in one language. */
interface Language {
  /** The script that its names are written in, where words have no blanks between them; empty: names are whole words. */
  readonly script: string;
  /** Signs that some write otherwise, and at the same places those that the names have. */
  readonly older: string;
  readonly newer: string;
  /** Filler words between names; the catalogue uses none of them. */
  readonly fillers: string;
  /** By the catalogue's words: names separated by blanks. */
  readonly names: Readonly<Record<string, string>>;
}

const split = (names: string): string[] => names.split(' ').filter(Boolean);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Translates names of a language, the longest first; unknown characters stay unchanged. */
export const reader = ({ script, older, newer, fillers, names }: Language) => {
  const newSigns = [...newer];
  const spelling = new Map([...older].map((sign, at) => [sign, newSigns[at] ?? sign]));
  const meanings = new Map(
    Object.entries(names).flatMap(([english, list]) => split(list).map((one) => [one, english])),
  );
  for (const filler of split(fillers)) meanings.set(filler, '');
  const longestFirst = [...meanings.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const name = longestFirst.join('|');
  const known = new RegExp(script === '' ? `(?<!\\p{L})(?:${name})(?!\\p{L})` : name, 'giu');
  const runs = new RegExp(script === '' ? '.+' : `\\p{Script=${script}}+`, 'gsu');
  return (text: string): string =>
    text.replace(runs, (run) => {
      const spelled = Array.from(run, (sign) => spelling.get(sign) ?? sign).join('');
      const read = spelled.replace(known, (found) => ` ${meanings.get(found.toLowerCase()) ?? ''} `);
      return script === '' ? read : ` ${read} `;
    });
};

const others: Readonly<Record<Exclude<LanguageCode, 'en'>, Language>> = { zh };
const readers = Object.values(others).map(reader);

/** The text with names of other languages translated into the catalogue's words; other words stay unchanged. */
export const inEnglish = (text: string): string => readers.reduce((read, language) => language(read), text).trim();
