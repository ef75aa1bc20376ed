import { editDistance } from '@southline/search/edit-distance';
import type { OtherNumbers } from '../parts/part.ts';

export type MatchKind = 'NUMBER' | 'OE' | 'INTERCHANGE' | 'SUPERSESSION' | 'WORDS';

/** Why a search found a part: the cleansed number; empty for words. */
export interface Match {
  readonly kind: MatchKind;
  readonly text: string;
  readonly near?: NearNumber | undefined;
}

/** A number of the part that differs from the typed one by one mistake. */
export interface NearNumber {
  readonly text: string;
  /** The place of the difference in `text`. */
  readonly at: number;
  /** The characters there, in the typed number and in `text`; either may be empty. */
  readonly typed: string;
  readonly found: string;
}

interface Numbered extends OtherNumbers {
  readonly id: string;
  /** Older numbers that it replaces. */
  readonly replaces: (number: string) => boolean;
}

/** In the order of the search: exact, by the beginning of a number, by its middle; undefined if words matched the part. */
const byNumber = (typed: string, { id, oeNumbers, interchange, replaces }: Numbered): Match | undefined => {
  if (id === typed) return { kind: 'NUMBER', text: id };
  if (oeNumbers.includes(typed)) return { kind: 'OE', text: typed };
  if (replaces(typed)) return { kind: 'SUPERSESSION', text: typed };
  if (interchange.includes(typed)) return { kind: 'INTERCHANGE', text: typed };
  for (const found of [(number: string) => number.startsWith(typed), (number: string) => number.includes(typed)]) {
    if (found(id)) return { kind: 'NUMBER', text: id };
    const oe = oeNumbers.find(found);
    if (oe) return { kind: 'OE', text: oe };
  }
  return undefined;
};

const commonStart = (a: string, b: string): number => {
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at += 1;
  return at;
};
const reversed = (text: string): string => [...text].reverse().join('');

/** The difference between a number and the typed one. */
export const nearNumber = (typed: string, text: string): NearNumber => {
  const at = commonStart(typed, text);
  const end = commonStart(reversed(typed.slice(at)), reversed(text.slice(at)));
  return { text, at, typed: typed.slice(at, typed.length - end), found: text.slice(at, text.length - end) };
};

/** Shorter numbers are similar to too many others. */
const nearFrom = 6;

const byNearNumber = (typed: string, { id, oeNumbers, interchange }: Numbered): NearNumber | undefined => {
  if (typed.length < nearFrom || !/\d/.test(typed)) return undefined;
  const near = [id, ...oeNumbers, ...interchange].find((number) => editDistance(number, typed, 1) === 1);
  return near === undefined ? undefined : nearNumber(typed, near);
};

/** `typed`: the cleansed numbers that a query may contain, the likeliest first. */
export const matchOf = (typed: readonly string[], part: Numbered): Match => {
  const match = typed.map((number) => byNumber(number, part)).find((one) => one !== undefined);
  return match ?? { kind: 'WORDS', text: '', near: byNearNumber(typed[0] ?? '', part) };
};
