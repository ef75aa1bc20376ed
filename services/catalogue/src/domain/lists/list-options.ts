import { invalid } from '../errors.ts';
import type { PartFacts } from './part-facts.ts';

export interface PartFilters {
  /** Any of these; empty: any. */
  readonly grades: readonly string[];
  readonly inStock: boolean;
  /** In cents, inclusive. */
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  /** For each attribute, the part must have one of its values. */
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[] }[];
}

export interface ListOptions {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly filters: PartFilters;
  /** Whether the caller requests facets. */
  readonly counted: boolean;
}

export const noFilters: PartFilters = { grades: [], inStock: false, attributes: [] };

const usualPage = 10;
const largestPage = 50;

export const byRelevance = 'relevance';
const plainSorts: ReadonlySet<string> = new Set([byRelevance, 'price', '-price', 'stock', 'number']);

/** Options within their limits. An unknown sort field is refused, because ignoring it would look like a sorted list. */
export const checkedOptions = (asked: ListOptions, facts: PartFacts): ListOptions => {
  const { page, pageSize, sort, filters, counted } = asked;
  const { priceFrom, priceTo } = filters;
  if (sort !== '' && !plainSorts.has(sort) && !facts.attribute(sort)) {
    throw invalid('sort', 'Lists are sorted by relevance, price, -price, stock, number or an attribute of parts.');
  }
  if (priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo) {
    throw invalid('filters.priceFrom', 'The lowest price is above the highest.');
  }
  return {
    filters,
    counted,
    page: Math.max(1, page),
    pageSize: pageSize === 0 ? usualPage : Math.min(Math.max(pageSize, usualPage), largestPage),
    sort: sort || byRelevance,
  };
};
