import { byRelevance } from './list-options.ts';
import { noPrice, type PartFacts } from './part-facts.ts';

/** A sort key combines a value and a position in one number. `spread` exceeds every position, `last` exceeds every value. */
const rankFactor = 2 ** 24;
const last = 2 ** 27;

const priceKey = (cents: number, descending: boolean): number => {
  if (cents === noPrice) return last;
  const known = Math.min(cents, last - 1);
  return descending ? last - 1 - known : known;
};

/** The sort key of a part, from 0 to `last`; equal parts stay in the natural order of their numbers. */
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

/** The natural order of part numbers: all parts, and the position of each. */
export interface NumberOrder {
  readonly ordinals: Uint32Array;
  readonly positions: Uint32Array;
}

export interface Arranged {
  /** The parts of the requested range, in order. */
  readonly shown: Uint32Array;
  /** How many parts of the list fit the vehicle. */
  readonly fitting: number;
}

export interface Arrangement {
  readonly sort: string;
  readonly fits: ((ordinal: number) => boolean) | undefined;
  /** Parts with exactly the typed number; when sorting by relevance they come before parts that fit. */
  readonly called: ReadonlySet<number>;
  /** Orders parts that are otherwise equal. */
  readonly order: NumberOrder;
  readonly from: number;
  readonly to: number;
}

/** Above every packed key: parts that do not fit the vehicle come after those that do. */
const notFitting = 2 ** 52;
/** Up to this many wanted numbers, selecting the smallest is faster than sorting all. */
const mostPicked = 200;

const smallest = (list: Float64Array, count: number): Float64Array => {
  if (count > mostPicked) return list.sort().subarray(0, count);
  const picked = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index] ?? 0;
    if (value >= (picked[count - 1] ?? 0)) continue;
    let at = count - 1;
    for (; at > 0 && (picked[at - 1] ?? 0) > value; at -= 1) picked[at] = picked[at - 1] ?? 0;
    picked[at] = value;
  }
  return picked;
};

/**
 * Sorts by facts of the parts, independent of the order in which they were found. Plain loops for speed: a list may hold all
 * parts.
 */
const sortedBy = (
  facts: PartFacts,
  units: Uint32Array,
  parts: Uint32Array,
  { sort, fits, order: { ordinals, positions }, from, to }: Omit<Arrangement, 'called'>,
): Arranged => {
  const key = keyOf(facts, units, sort);
  const keys = new Float64Array(parts.length);
  let fitting = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const ordinal = parts[at] ?? 0;
    const fit = fits?.(ordinal) ?? false;
    if (fit) fitting += 1;
    keys[at] = (fits && !fit ? notFitting : 0) + key(ordinal) * rankFactor + (positions[ordinal] ?? 0);
  }
  const first = smallest(keys, Math.min(to, parts.length));
  return { shown: Uint32Array.from(first.subarray(from), (packed) => ordinals[packed % rankFactor] ?? 0), fitting };
};

/** Parts in a sort order; parts that fit the vehicle come first in every order. */
export const arrange = (
  facts: PartFacts,
  units: Uint32Array,
  parts: Uint32Array,
  { sort, fits, called, order, from, to }: Arrangement,
): Arranged => {
  if (sort !== byRelevance) return sortedBy(facts, units, parts, { sort, fits, order, from, to });
  if (!fits) return { shown: parts.subarray(from, to), fitting: 0 };
  const isCalled = called.size > 0 ? (ordinal: number) => called.has(ordinal) : undefined;
  let [named, fitting, ahead] = [0, 0, 0];
  for (const ordinal of parts) {
    const fit = fits(ordinal);
    if (fit) fitting += 1;
    if (isCalled?.(ordinal)) named += 1;
    else if (fit) ahead += 1;
  }
  // The next free position in each group: exact numbers, then fitting parts, then the rest. Each group starts where the
  // previous one ends.
  let [nextCalled, nextFitting, nextOther] = [0, named, named + ahead];
  const shown = new Uint32Array(Math.max(0, Math.min(to, parts.length) - from));
  let missing = shown.length;
  for (const ordinal of parts) {
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
