import { isSet } from '../../../shared/search/query-values.ts';

/** The state of the finder in the URL. */
export type FinderSearch = {
  /** Part number as typed. */
  part?: string;
  /** Free words. */
  keywords?: string;
  /** Slug of the chosen vehicle. */
  vehicle?: string;
  /** categoryID of a top category and of a subcategory. */
  top?: string;
  sub?: string;
  /** Name of a category that needs no vehicle. */
  category?: string;
  /** Opens the vehicle dialog. */
  choose?: true;
};

const text = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed ? trimmed.slice(0, 120) : undefined;
};

export const parseFinderSearch = (search: Record<string, unknown>): FinderSearch => {
  const { part, keywords, vehicle, top, sub, category, choose } = search;
  const all = {
    part: text(part),
    keywords: text(keywords),
    vehicle: text(vehicle),
    top: text(top),
    sub: text(sub),
    category: text(category),
    choose: isSet(choose) ? true : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};
