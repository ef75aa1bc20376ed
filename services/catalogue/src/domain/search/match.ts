import type { OtherNumbers } from '../parts/part.ts';

export type MatchKind = 'NUMBER' | 'OE' | 'INTERCHANGE' | 'SUPERSESSION' | 'WORDS';

/** Why a search found a part: the cleansed number; empty for words. */
export interface Match {
  readonly kind: MatchKind;
  readonly text: string;
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

/** `typed`: the cleansed numbers that a query may contain, the likeliest first. */
export const matchOf = (typed: readonly string[], part: Numbered): Match =>
  typed.map((number) => byNumber(number, part)).find((match) => match !== undefined) ?? { kind: 'WORDS', text: '' };
