import { isSet } from '../../../shared/search/query-values.ts';
import type { PartFilters } from '../api/part-types.ts';

/** Page, order and filters of a list of parts in the URL. The defaults are the first page of all parts, by relevance. */
export type ListAsk = {
  page?: number;
  sort?: string;
  filters?: PartFilters;
  /** With a vehicle: includes parts that are not known to fit it. */
  all?: true;
};

const MOST_PAGES = 100_000;
const MOST_VALUES = 20;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : undefined;

const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value < 1_000_000 ? value : undefined;

const texts = (value: unknown): string[] | undefined => {
  const list = Array.isArray(value) ? value.flatMap((each) => text(each) ?? []).slice(0, MOST_VALUES) : [];
  return list.length > 0 ? list : undefined;
};

/** Removes undefined fields, which a URL cannot hold. Returns undefined if no field is left. */
const compact = <Fields extends object>(fields: Fields): Fields | undefined => {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return set.length > 0 ? (Object.fromEntries(set) as Fields) : undefined;
};

const parseFilters = (value: unknown): PartFilters | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { grade, inStock, priceFrom, priceTo, attributes } = value as Record<string, unknown>;
  const named = Object.entries(typeof attributes === 'object' && attributes !== null ? attributes : {});
  const of = named.flatMap(([name, values]) => {
    const wanted = texts(values);
    return wanted ? [[name.slice(0, 100), wanted]] : [];
  });
  return compact({
    grade: texts(grade),
    inStock: inStock === true ? inStock : undefined,
    priceFrom: amount(priceFrom),
    priceTo: amount(priceTo),
    attributes: of.length > 0 ? (Object.fromEntries(of.slice(0, MOST_VALUES)) as Record<string, string[]>) : undefined,
  });
};

export const parseListAsk = ({ page, sort, filters, all }: Record<string, unknown>): ListAsk => {
  const number = Number(page);
  return (
    compact({
      page: Number.isInteger(number) && number > 1 && number <= MOST_PAGES ? number : undefined,
      sort: text(sort) === 'relevance' ? undefined : text(sort),
      filters: parseFilters(filters),
      all: isSet(all) ? true : undefined,
    }) ?? {}
  );
};
