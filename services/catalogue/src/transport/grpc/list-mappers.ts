import {
  ListPartsByCategoryNameResponse,
  type PartListOptions,
  SearchByKeywordsResponse,
  UnderstoodKind,
  type UnderstoodSearch as WireUnderstood,
} from '@southline/contracts/catalogue';
import { byRelevance, type ListOptions, noFilters } from '../../domain/lists/list-options.ts';
import type { PartListing } from '../../domain/parts/part-row.ts';
import type { UnderstoodSearch } from '../../domain/search/understood-search.ts';
import { toRow } from './part-mappers.ts';

/** Encodes an answer once and reuses the bytes, because most answers repeat. */
export const cachedBytes = <Answer extends object>(encode: (answer: Answer) => { finish(): Uint8Array }) => {
  const known = new WeakMap<Answer, Buffer>();
  return (answer: Answer): Buffer => {
    const cached = known.get(answer);
    if (cached) return cached;
    const bytes = Buffer.from(encode(answer).finish());
    known.set(answer, bytes);
    return bytes;
  };
};

/** Undefined without options, for a whole list. */
export const listOptions = (options: PartListOptions | undefined): ListOptions | undefined => {
  if (!options) return undefined;
  const { page, pageSize, sort, filters } = options;
  return { page, pageSize, sort, filters: filters ?? noFilters, counted: true };
};

/** One page of a search, which always has pages. */
export const searchOptions = (options: PartListOptions | undefined, page: number): ListOptions =>
  listOptions(options) ?? { page, pageSize: 0, sort: byRelevance, filters: noFilters, counted: false };

/** The fields that the answers of all lists have. */
export const toListing = ({ groups, totalCount, fitCount, facets = [], maxPage }: PartListing) => ({
  groups: groups.map(({ categoryName, rows }) => ({ categoryName, rows: rows.map(toRow) })),
  totalCount,
  fitCount,
  facets: facets.map(({ name, label, values }) => ({ name, label, values: values.map((value) => ({ ...value })) })),
  maxPage,
});

/** The bytes of a list of parts by category name; a repeated answer is encoded once. */
export const encodeListing = cachedBytes((listing: PartListing) =>
  ListPartsByCategoryNameResponse.encode(toListing(listing)),
);

const kinds = {
  VEHICLE: UnderstoodKind.UNDERSTOOD_KIND_VEHICLE,
  SIZE: UnderstoodKind.UNDERSTOOD_KIND_SIZE,
  WISH: UnderstoodKind.UNDERSTOOD_KIND_WISH,
};

const toUnderstood = ({ read, leftOut, notSold, choices }: UnderstoodSearch): WireUnderstood => ({
  read: read.map(({ kind, text, words }) => ({ kind: kinds[kind], text, words: [...words] })),
  leftOut: [...leftOut],
  notSold,
  choices: choices.map(({ slug, text }) => ({ vehicleSlug: slug, text })),
});

export const encodeFound = cachedBytes((listing: PartListing) =>
  SearchByKeywordsResponse.encode({
    ...toListing(listing),
    understood: listing.understood && toUnderstood(listing.understood),
  }),
);
