import { type Sentence, thingsOf } from './everyday.ts';
import type { EverydayRow } from './everyday-row.ts';

const split = (names: string): string[] => names.split(' ').filter(Boolean);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a language without blanks between words is read. */
export interface Translation {
  /** Names of the language become the catalogue's words, the longest first; unknown characters stay unchanged. */
  inEnglish(text: string): string;
  /** The parts that a text describes; undefined if no row matches. */
  described(text: string): Sentence | undefined;
}

/** `script`: the Unicode script of a language that has no spaces between words. Empty: its names are whole words. */
export const translationOf = (rows: readonly EverydayRow[], script: string): Translation => {
  const runs = new RegExp(script === '' ? '.+' : `\\p{Script=${script}}+`, 'gsu');
  const isWritten = new RegExp(script === '' ? '.' : `\\p{Script=${script}}`, 'u');
  const of = (kind: EverydayRow['kind']) => rows.filter((row) => row.kind === kind);
  const spelling = new Map<string, string>();
  for (const { words, means } of of('spelling')) {
    const newer = [...means];
    for (const [at, sign] of [...words].entries()) spelling.set(sign, newer[at] ?? sign);
  }
  const spelled = (text: string): string => Array.from(text, (sign) => spelling.get(sign) ?? sign).join('');
  const meanings = new Map(of('name').flatMap(({ words, means }) => split(words).map((one) => [one, means])));
  for (const { words } of of('filler')) for (const filler of split(words)) meanings.set(filler, '');
  const longestFirst = [...meanings.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const name = longestFirst.join('|');
  const known = name === '' ? undefined : new RegExp(script === '' ? `(?<!\\p{L})(?:${name})(?!\\p{L})` : name, 'giu');
  const read = (run: string): string =>
    known ? run.replace(known, (found) => ` ${meanings.get(found.toLowerCase()) ?? ''} `) : run;
  const inEnglish = (text: string): string =>
    text.replace(runs, (run) => (script === '' ? read(spelled(run)) : ` ${read(spelled(run))} `)).trim();

  const rules = of('symptom').map(({ words, means }) => ({
    things: thingsOf(means),
    groups: split(words).map((group) => group.split('|')),
  }));
  return {
    inEnglish,
    described(text) {
      if (rules.length === 0 || !isWritten.test(text)) return undefined;
      const written = spelled(text);
      let best: (typeof rules)[number] | undefined;
      for (const rule of rules) {
        const holds = rule.groups.every((group) => group.some((word) => written.includes(word)));
        if (holds && rule.groups.length > (best?.groups.length ?? 0)) best = rule;
      }
      if (!best) return undefined;
      const used = best.groups.flat().sort((a, b) => b.length - a.length);
      const rest = used.reduce((left, word) => left.replaceAll(word, ' '), written);
      return {
        things: best.things,
        isWhole: true,
        isNative: true,
        isDetailed: false,
        hints: inEnglish(rest)
          .split(/\s+/)
          .filter((word) => /^[\x21-\x7e]+$/.test(word)),
      };
    },
  };
};
