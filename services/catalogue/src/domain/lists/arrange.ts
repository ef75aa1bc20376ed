import { byRelevance } from './list-options.ts';
import { noPrice, type PartFacts } from './part-facts.ts';
import { perList } from './per-list.ts';

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
  /** The wanted places of the order. */
  readonly shown: Uint32Array;
  /** How many of all fit the vehicle. */
  readonly fitting: number;
}

export interface Arrangement {
  readonly sort: string;
  readonly fits: ((ordinal: number) => boolean) | undefined;
  /** Parts that carry exactly the number that was typed; they stay ahead of what fits as long as relevance decides. */
  readonly called: ReadonlySet<number>;
  readonly from: number;
  readonly to: number;
}

const sortedLists = perList<{ readonly by: string; readonly parts: Uint32Array }>();

const sortBy = (facts: PartFacts, units: Uint32Array, parts: Uint32Array, sort: string): Uint32Array => {
  const key = keyOf(facts, units, sort);
  const keys = Float64Array.from(parts, (ordinal) => key(ordinal) * spread + ordinal).sort();
  return Uint32Array.from(keys, (packed) => packed % spread);
};

/** The order that a list was asked for last is kept with it, unless stock changes it. */
const sorted = (facts: PartFacts, units: Uint32Array, parts: Uint32Array, sort: string): Uint32Array => {
  if (sort === byRelevance) return parts;
  if (sort === 'stock') return sortBy(facts, units, parts, sort);
  const known = sortedLists.get(facts, parts);
  if (known?.by === sort) return known.parts;
  return sortedLists.set(facts, parts, { by: sort, parts: sortBy(facts, units, parts, sort) }).parts;
};

/** Parts in the order of a sort; what fits the vehicle comes first on all of them. */
export const arrange = (
  facts: PartFacts,
  units: Uint32Array,
  parts: Uint32Array,
  { sort, fits, called, from, to }: Arrangement,
): Arranged => {
  const ordered = sorted(facts, units, parts, sort);
  if (!fits) return { shown: ordered.subarray(from, to), fitting: 0 };
  const isCalled = sort === byRelevance && called.size > 0 ? (ordinal: number) => called.has(ordinal) : undefined;
  let [named, fitting, ahead] = [0, 0, 0];
  for (const ordinal of ordered) {
    const fit = fits(ordinal);
    if (fit) fitting += 1;
    if (isCalled?.(ordinal)) named += 1;
    else if (fit) ahead += 1;
  }
  // The places of those that were called, of those that fit and of the rest, each counted on from where it begins.
  let [nextCalled, nextFitting, nextOther] = [0, named, named + ahead];
  const shown = new Uint32Array(Math.max(0, Math.min(to, ordered.length) - from));
  let missing = shown.length;
  for (const ordinal of ordered) {
    if (missing === 0) break;
    let place: number;
    if (isCalled?.(ordinal)) place = nextCalled++;
    else if (fits(ordinal)) place = nextFitting++;
    else place = nextOther++;
    if (place < from || place >= to) continue;
    shown[place - from] = ordinal;
    missing -= 1;
  }
  return { shown, fitting };
};
