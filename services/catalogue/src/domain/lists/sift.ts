import { type Counts, type Facet, facetsOf, noCounts, withStock } from './facets.ts';
import type { PartFilters } from './list-options.ts';
import { noBand, noPrice, notSold, type PartFacts } from './part-facts.ts';

/** Caches values computed from a list of parts, as long as the list itself exists. */
const perList = <Value>() => {
  const known = new WeakMap<PartFacts, WeakMap<Uint32Array, Value>>();
  return {
    get: (facts: PartFacts, list: Uint32Array): Value | undefined => known.get(facts)?.get(list),
    set: (facts: PartFacts, list: Uint32Array, value: Value): Value => {
      const lists = known.get(facts) ?? new WeakMap<Uint32Array, Value>();
      known.set(facts, lists.set(list, value));
      return value;
    },
  };
};

interface Sifted {
  /** In the given order. */
  readonly kept: Uint32Array;
  readonly facets: readonly Facet[];
}

/** Positions of the facets that a part may fail. The filtered attributes follow. */
const [gradeFails, stockFails, priceFails, attributesFrom] = [0, 1, 2, 3];
const failsNone = -1;
const failsSeveral = -2;

/** Whether a part can be bought now with its current units. */
const isSold = ({ needed }: PartFacts, units: Uint32Array, ordinal: number): boolean =>
  (units[ordinal] ?? 0) >= (needed[ordinal] ?? notSold);

const gradesWanted = ({ gradeNames }: PartFacts, wanted: readonly string[]): Uint8Array => {
  const names = new Set(wanted.map((grade) => grade.toLowerCase()));
  return Uint8Array.from(gradeNames, (grade) => Number(names.has(grade.toLowerCase())));
};

/** Returns a test: the position of the one facet that a part fails, or `failsNone` or `failsSeveral`. */
const judge = (facts: PartFacts, units: Uint32Array, filters: PartFilters) => {
  const grades = filters.grades.length > 0 ? gradesWanted(facts, filters.grades) : undefined;
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filters;
  const priced = filters.priceFrom !== undefined || filters.priceTo !== undefined;
  // For each value of an attribute, the number (from 1) of the filtered attribute that it satisfies.
  const satisfies = new Uint8Array(filters.attributes.length > 0 ? facts.values.length : 0);
  for (const [at, { name, values }] of filters.attributes.entries()) {
    for (const value of values) {
      const place = facts.valueAt(name, value);
      if (place !== -1) satisfies[place] = at + 1;
    }
  }
  return (ordinal: number): number => {
    let failed = failsNone;
    const fail = (facet: number) => {
      failed = failed === failsNone ? facet : failsSeveral;
    };
    if (grades && grades[facts.grades[ordinal] ?? 0] === 0) fail(gradeFails);
    if (filters.inStock && !isSold(facts, units, ordinal)) fail(stockFails);
    if (priced) {
      const price = facts.prices[ordinal] ?? noPrice;
      if (price === noPrice || price < priceFrom || price > priceTo) fail(priceFails);
    }
    if (satisfies.length === 0) return failed;
    let met = 0;
    for (let at = facts.starts[ordinal] ?? 0; at < (facts.starts[ordinal + 1] ?? 0); at += 1) {
      const facet = satisfies[facts.entries[at] ?? 0] ?? 0;
      if (facet > 0) met |= 1 << (facet - 1);
    }
    for (let at = 0; at < filters.attributes.length; at += 1) {
      if ((met & (1 << at)) === 0) fail(attributesFrom + at);
    }
    return failed;
  };
};

const increase = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

/** Counts every part: most lists have no filters, so this is most of their work. */
const countAll = (facts: PartFacts, parts: Uint32Array): Counts => {
  const { grades, bands, starts, entries } = facts;
  const counts = noCounts(facts);
  for (const ordinal of parts) {
    increase(counts.grades, grades[ordinal] ?? 0);
    // Prices above the last band are not counted.
    increase(counts.bands, bands[ordinal] ?? noBand);
    const end = starts[ordinal + 1] ?? 0;
    for (let at = starts[ordinal] ?? 0; at < end; at += 1) increase(counts.values, entries[at] ?? 0);
  }
  return counts;
};

/** How many parts of a list can be bought now. */
export const countSold = (facts: PartFacts, units: Uint32Array, parts: Uint32Array): number => {
  let sold = 0;
  for (const ordinal of parts) if (isSold(facts, units, ordinal)) sold += 1;
  return sold;
};

const facetsOfLists = perList<readonly Facet[]>();

export const isEmpty = ({ grades, inStock, priceFrom, priceTo, attributes }: PartFilters): boolean =>
  grades.length === 0 && !inStock && priceFrom === undefined && priceTo === undefined && attributes.length === 0;

/**
 * Parts that satisfy every filter, and the facets of the list. Each facet counts the parts that satisfy all other filters, so
 * that it shows the effect of a second value. Facets of a list without filters are computed once, except for stock.
 */
export const sift = (
  facts: PartFacts,
  units: Uint32Array,
  parts: Uint32Array,
  { filters, counted }: { readonly filters: PartFilters; readonly counted: boolean },
): Sifted => {
  if (!isEmpty(filters)) return siftBy(facts, units, parts, { filters, counted });
  if (!counted) return { kept: parts, facets: [] };
  const facets =
    facetsOfLists.get(facts, parts) ??
    facetsOfLists.set(facts, parts, facetsOf(facts, countAll(facts, parts), filters));
  return { kept: parts, facets: withStock(facets, countSold(facts, units, parts), filters) };
};

const siftBy = (
  facts: PartFacts,
  units: Uint32Array,
  parts: Uint32Array,
  { filters, counted }: { readonly filters: PartFilters; readonly counted: boolean },
): Sifted => {
  const failedBy = judge(facts, units, filters);
  const only = filters.attributes.map(({ name }) => facts.attribute(name));
  const { grades, bands, starts, entries } = facts;
  const counts = noCounts(facts);
  let inStock = 0;
  const kept = new Uint32Array(parts.length);
  let length = 0;
  const count = (ordinal: number, failed: number) => {
    const all = failed === failsNone;
    if (all || failed === gradeFails) increase(counts.grades, grades[ordinal] ?? 0);
    if ((all || failed === stockFails) && isSold(facts, units, ordinal)) inStock += 1;
    if (all || failed === priceFails) increase(counts.bands, bands[ordinal] ?? noBand);
    if (!all && failed < attributesFrom) return;
    const attribute = only[failed - attributesFrom];
    for (let at = starts[ordinal] ?? 0; at < (starts[ordinal + 1] ?? 0); at += 1) {
      const place = entries[at] ?? 0;
      if (all || (attribute && place >= attribute.from && place < attribute.to)) increase(counts.values, place);
    }
  };
  for (const ordinal of parts) {
    const failed = failedBy(ordinal);
    if (failed === failsNone) {
      kept[length] = ordinal;
      length += 1;
    }
    if (counted && failed !== failsSeveral) count(ordinal, failed);
  }
  const facets = counted ? withStock(facetsOf(facts, counts, filters), inStock, filters) : [];
  return { kept: kept.subarray(0, length), facets };
};
