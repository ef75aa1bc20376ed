import { type Sentence, thingsOf } from './everyday.ts';
import type { EverydayRow } from './everyday-row.ts';
import { nearName } from './near-name.ts';

const split = (names: string): string[] => names.split(' ').filter(Boolean);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Piece {
  readonly text: string;
  /** The catalogue's words. Empty: the text carries no meaning. Undefined: the text is unknown. */
  readonly means: string | undefined;
}

/** How many pieces before and after unknown characters are tried as parts of the same name. */
const reaches: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0, 2],
  [2, 0],
];

/**
 * `script`: the Unicode script of a language without blanks between words. Empty: the names of the language are whole words.
 */
export const translationOf = (rows: readonly EverydayRow[], script: string) => {
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
  const near = nearName(meanings);
  /** Splits a text into known names and the unknown characters between them. */
  const piecesIn = (run: string): Piece[] => {
    if (!known) return [{ text: run, means: undefined }];
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: text, index } of run.matchAll(known)) {
      if (index > end) pieces.push({ text: run.slice(end, index), means: undefined });
      pieces.push({ text, means: meanings.get(text.toLowerCase()) ?? '' });
      end = index + text.length;
    }
    if (end < run.length) pieces.push({ text: run.slice(end), means: undefined });
    return pieces;
  };
  /** Replaces unknown characters and the pieces beside them by the most similar name. */
  const withNearest = (pieces: readonly Piece[]): readonly Piece[] => {
    const found = pieces.flatMap((piece, at) =>
      piece.means === undefined
        ? reaches.flatMap(([before, after]) => {
            const [from, end] = [at - before, at + after + 1];
            if (from < 0 || end > pieces.length) return [];
            const text = pieces
              .slice(from, end)
              .map((one) => one.text)
              .join('');
            const name = near(text);
            return name ? [{ ...name, from, end, text }] : [];
          })
        : [],
    );
    const [best] = found.sort((a, b) => b.likeness - a.likeness);
    if (!best) return pieces;
    return [
      ...withNearest(pieces.slice(0, best.from)),
      { text: best.text, means: best.means },
      ...withNearest(pieces.slice(best.end)),
    ];
  };
  const rules = of('symptom').map(({ words, means }) => ({
    things: thingsOf(means),
    groups: split(words).map((group) => group.split('|')),
  }));
  /** The matching rule with the most groups. */
  const ruleIn = (written: string) => {
    let best: (typeof rules)[number] | undefined;
    for (const rule of rules) {
      const holds = rule.groups.every((group) => group.some((word) => written.includes(word)));
      if (holds && rule.groups.length > (best?.groups.length ?? 0)) best = rule;
    }
    return best;
  };
  const read = (run: string, isDescription: boolean): string => {
    const pieces = piecesIn(run);
    const named = script === '' || isDescription ? pieces : withNearest(pieces);
    return named.map(({ text, means }) => (means === undefined ? text : ` ${means} `)).join('');
  };
  const inEnglish = (text: string): string => {
    if (!isWritten.test(text)) return text.trim();
    const isDescription = (ruleIn(spelled(text))?.groups.length ?? 0) > 1;
    return text
      .replace(runs, (run) => {
        const english = read(spelled(run), isDescription);
        return script === '' ? english : ` ${english} `;
      })
      .trim();
  };

  return {
    /** Replaces names of the language by the catalogue's words, the longest first; unknown characters stay unchanged. */
    inEnglish,
    /** The parts that a text describes; undefined if no row matches. */
    described(text: string): Sentence | undefined {
      if (rules.length === 0 || !isWritten.test(text)) return undefined;
      const written = spelled(text);
      const best = ruleIn(written);
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

/** Translates and matches texts of a language without blanks between words. */
export type Translation = ReturnType<typeof translationOf>;
