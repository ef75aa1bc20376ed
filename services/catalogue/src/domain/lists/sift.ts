import { bandOf, type Counts, type Facet, facetsOf, noCounts } from './facets.ts';
import type { PartFilters } from './list-options.ts';
import { noPrice, type PartFacts } from './part-facts.ts';

export interface Sifted {
  /** In the order in which they came. */
  readonly kept: Uint32Array;
  readonly facets: readonly Facet[];
}

/** Facets that a part may fail, by place; attributes follow. */
const [gradeFails, stockFails, priceFails, attributesFrom] = [0, 1, 2, 3];
const failsNone = -1;
const failsSeveral = -2;

/** Whether a part can be bought now, of the units that lie there. */
export const sellable = ({ displayOnly, minimums }: PartFacts, units: Uint32Array, ordinal: number): boolean =>
  displayOnly[ordinal] === 0 && (units[ordinal] ?? 0) >= Math.max(1, minimums[ordinal] ?? 1);

const gradesWanted = ({ gradeNames }: PartFacts, wanted: readonly string[]): Uint8Array => {
  const names = new Set(wanted.map((grade) => grade.toLowerCase()));
  return Uint8Array.from(gradeNames, (grade) => Number(names.has(grade.toLowerCase())));
};

/** The one facet that a part fails by its place, failsNone or failsSeveral. */
const judge = (facts: PartFacts, units: Uint32Array, filters: PartFilters) => {
  const grades = filters.grades.length > 0 ? gradesWanted(facts, filters.grades) : undefined;
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filters;
  const priced = filters.priceFrom !== undefined || filters.priceTo !== undefined;
  // For each value, which of the filtered attributes it satisfies, counted from 1.
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
    if (filters.inStock && !sellable(facts, units, ordinal)) fail(stockFails);
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

/**
 * Parts that satisfy every filter, and the facets of the list: each counts what every other filter leaves, so that a buyer
 * sees what a second value of the same facet would bring.
 */
export const sift = (
  facts: PartFacts,
  units: Uint32Array,
  parts: Uint32Array,
  { filters, counted }: { readonly filters: PartFilters; readonly counted: boolean },
): Sifted => {
  const failedBy = judge(facts, units, filters);
  const only = filters.attributes.map(({ name }) => facts.attribute(name));
  const counts: Counts = noCounts(facts);
  const kept = new Uint32Array(parts.length);
  let length = 0;
  const count = (ordinal: number, failed: number) => {
    const all = failed === failsNone;
    if (all || failed === gradeFails) {
      const grade = facts.grades[ordinal] ?? 0;
      counts.grades[grade] = (counts.grades[grade] ?? 0) + 1;
    }
    if ((all || failed === stockFails) && sellable(facts, units, ordinal)) counts.inStock += 1;
    if (all || failed === priceFails) {
      const band = bandOf(facts.prices[ordinal] ?? noPrice);
      if (band !== -1) counts.bands[band] = (counts.bands[band] ?? 0) + 1;
    }
    if (!all && failed < attributesFrom) return;
    const attribute = only[failed - attributesFrom];
    for (let at = facts.starts[ordinal] ?? 0; at < (facts.starts[ordinal + 1] ?? 0); at += 1) {
      const place = facts.entries[at] ?? 0;
      if (all || (attribute && place >= attribute.from && place < attribute.to)) {
        counts.values[place] = (counts.values[place] ?? 0) + 1;
      }
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
  return { kept: kept.subarray(0, length), facets: counted ? facetsOf(facts, counts, filters) : [] };
};
