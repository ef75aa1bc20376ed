import { byRelevance } from './list-options.ts';
import { noPrice, type PartFacts } from './part-facts.ts';

/** Above every place of a part, and what is left of a number for what is sorted by. */
const spread = 2 ** 24;
const last = 2 ** 27;

const priceKey = (cents: number, descending: boolean): number => {
  if (cents === noPrice) return last;
  const known = Math.min(cents, last - 1);
  return descending ? last - 1 - known : known;
};

/** What parts are sorted by, from 0 to `last`; equals stay in the order of numbers. */
const keyOf = (facts: PartFacts, units: Uint32Array, sort: string): ((ordinal: number) => number) => {
  const { prices, displayOnly, starts, entries } = facts;
  if (sort === 'number') return () => 0;
  if (sort === 'price' || sort === '-price') {
    return (ordinal) => priceKey(prices[ordinal] ?? noPrice, sort === '-price');
  }
  if (sort === 'stock') {
    return (ordinal) => last - (displayOnly[ordinal] === 1 ? 0 : Math.min(units[ordinal] ?? 0, last));
  }
  const { from, to } = facts.attribute(sort) ?? { from: 0, to: 0 };
  return (ordinal) => {
    for (let at = starts[ordinal] ?? 0; at < (starts[ordinal + 1] ?? 0); at += 1) {
      const place = entries[at] ?? 0;
      if (place >= from && place < to) return place - from;
    }
    return last;
  };
};

export interface Arranged {
  readonly ordered: Uint32Array;
  /** How many of them fit the vehicle. */
  readonly fitting: number;
}

/**
 * Parts in the order of a sort; what fits the vehicle comes first on all of them. `called` carry exactly the number that
 * was typed, and stay ahead of what fits as long as relevance decides.
 */
export const arrange = (
  facts: PartFacts,
  units: Uint32Array,
  parts: Uint32Array,
  {
    sort,
    fits,
    called,
  }: {
    readonly sort: string;
    readonly fits: ((ordinal: number) => boolean) | undefined;
    readonly called: ReadonlySet<number>;
  },
): Arranged => {
  if (sort === byRelevance) {
    if (!fits) return { ordered: parts, fitting: 0 };
    const [named, fitting, rest]: [number[], number[], number[]] = [[], [], []];
    let count = 0;
    for (const ordinal of parts) {
      const fit = fits(ordinal);
      if (fit) count += 1;
      (called.has(ordinal) ? named : fit ? fitting : rest).push(ordinal);
    }
    return { ordered: Uint32Array.from([...named, ...fitting, ...rest]), fitting: count };
  }
  const key = keyOf(facts, units, sort);
  let fitting = 0;
  const keys = Float64Array.from(parts, (ordinal) => {
    const fit = fits?.(ordinal) ?? false;
    if (fit) fitting += 1;
    return ((fits && !fit ? last + 1 : 0) + key(ordinal)) * spread + ordinal;
  }).sort();
  return { ordered: Uint32Array.from(keys, (packed) => packed % spread), fitting };
};
