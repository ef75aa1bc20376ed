import type { PartFilters } from './list-options.ts';
import type { Attribute, PartFacts } from './part-facts.ts';
import { priceBands } from './price-bands.ts';

export interface Facet {
  /** grade, stock, price, or the name of an attribute. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
}

/** How often each value occurs. */
export interface Counts {
  readonly grades: Uint32Array;
  readonly bands: Uint32Array;
  readonly values: Uint32Array;
}

export const noCounts = (facts: PartFacts): Counts => ({
  grades: new Uint32Array(facts.gradeNames.length),
  bands: new Uint32Array(priceBands.length),
  values: new Uint32Array(facts.values.length),
});

/** Buyers do not read longer filters; the most frequent values come first. */
const maxAttributes = 12;
const maxValues = 40;

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const attributeFacet = (
  { attribute: { name, from, to }, chosen }: { attribute: Attribute; chosen: ReadonlySet<string> },
  facts: PartFacts,
  counts: Uint32Array,
): Facet => {
  const met: number[] = [];
  for (let place = from; place < to; place += 1) {
    if ((counts[place] ?? 0) > 0 || chosen.has(facts.text(place))) met.push(place);
  }
  const weight = (place: number) => (chosen.has(facts.text(place)) ? Number.MAX_SAFE_INTEGER : (counts[place] ?? 0));
  const shown = met.length <= maxValues ? met : met.sort((a, b) => weight(b) - weight(a)).slice(0, maxValues);
  return {
    name,
    label: name,
    values: shown
      .sort((a, b) => a - b)
      .map((place) => ({ value: facts.text(place), label: facts.text(place), count: counts[place] ?? 0 })),
  };
};

/** Attributes whose values differ within the list, and filtered ones, the most frequent first. */
const attributeFacets = (facts: PartFacts, counts: Uint32Array, filters: PartFilters): Facet[] => {
  const chosen = new Map(filters.attributes.map(({ name, values }) => [name, new Set(values)]));
  const useful: { attribute: Attribute; chosen: ReadonlySet<string>; parts: number }[] = [];
  for (const attribute of facts.attributes) {
    let [parts, different] = [0, 0];
    for (let place = attribute.from; place < attribute.to; place += 1) {
      parts += counts[place] ?? 0;
      if ((counts[place] ?? 0) > 0) different += 1;
    }
    const wanted = chosen.get(attribute.name);
    if (different > 1 || wanted) {
      useful.push({ attribute, chosen: wanted ?? new Set(), parts: wanted ? Number.MAX_SAFE_INTEGER : parts });
    }
  }
  return useful
    .sort((a, b) => b.parts - a.parts)
    .slice(0, maxAttributes)
    .map((one) => attributeFacet(one, facts, counts));
};

/** All but the facet of stock. */
export const facetsOf = (facts: PartFacts, counts: Counts, filters: PartFilters): Facet[] => {
  const grades = facts.gradeNames.flatMap((grade, at) =>
    grade !== '' && (counts.grades[at] ?? 0) > 0
      ? [{ value: grade, label: titled(grade), count: counts.grades[at] ?? 0 }]
      : [],
  );
  const prices = priceBands.flatMap(({ value, label }, at) =>
    (counts.bands[at] ?? 0) > 0 ? [{ value, label, count: counts.bands[at] ?? 0 }] : [],
  );
  return [
    { name: 'grade', label: 'Grade', values: grades },
    { name: 'price', label: 'Price', values: prices },
    ...attributeFacets(facts, counts.values, filters),
  ].filter(({ values }) => values.length > 0);
};

/** Adds the stock facet after the grade facet; left out if no part is in stock and the filter is not set. */
export const withStock = (facets: readonly Facet[], inStock: number, { inStock: wanted }: PartFilters): Facet[] => {
  if (inStock === 0 && !wanted) return [...facets];
  const stock = { name: 'stock', label: 'Stock', values: [{ value: 'InStock', label: 'In stock', count: inStock }] };
  const at = facets[0]?.name === 'grade' ? 1 : 0;
  return [...facets.slice(0, at), stock, ...facets.slice(at)];
};
