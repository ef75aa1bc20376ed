import { needsMeaning, type OwnRowKind, ownRowKinds } from '@southline/kernel/everyday';
import type { LanguageCode } from '@southline/kernel/language';

/**
 * The kinds of rows:
 * - `same`: names of one meaning, separated by commas
 * - `name`: names that are replaced by the catalogue's words in `means`
 * - `symptom`: words that must all occur, in any form, with `|` between alternatives; `means` are the parts
 * - `class`: words with one meaning; `@noise` in a symptom matches any word of the class whose `means` is noise
 * - `wish`: phrases, separated by commas; `means` orders the parts
 * - `outside`: things that are not sold, separated by commas; `means` are the nearest parts, or nothing
 * - `unit`: words for a unit, separated by commas; `means` is the unit
 * - `filler`: words without information, in any search
 * - `chatter`: words without information, in sentences only
 * - `spelling`: characters with a second spelling; `means` are the characters of the table, at the same positions
 */
export const everydayKinds = [...ownRowKinds, 'class', 'unit', 'filler', 'chatter', 'spelling'] as const;
export type EverydayKind = (typeof everydayKinds)[number];

/** A row of the table of everyday language. */
export interface EverydayRow {
  readonly language: LanguageCode;
  readonly kind: EverydayKind;
  readonly words: string;
  readonly means: string;
  /** The source of the wording. */
  readonly source: string;
}

/** The shop's own rows, used together with those of the product. A name of the shop takes precedence. */
export interface OwnLanguage {
  readonly version: number;
  readonly rows: readonly EverydayRow[];
}

/** The problems of a row that staff wrote, by column. */
export const problemsOf = ({ kind, words, means }: Pick<EverydayRow, 'words' | 'means'> & { kind: OwnRowKind }) => [
  ...(words.trim() === '' ? [{ field: 'words', problem: 'is empty' }] : []),
  ...(needsMeaning(kind) && means.trim() === '' ? [{ field: 'means', problem: 'is empty' }] : []),
  ...(kind === 'wish' && !means.split(';').every((part) => part.trim() === 'price' || /^[^:]+:[^:]+$/.test(part))
    ? [{ field: 'means', problem: 'is not "price" or "Attribute: first value | second value"' }]
    : []),
];
