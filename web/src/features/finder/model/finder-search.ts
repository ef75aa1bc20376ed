/** What the finder shows, as it stands in the address. */
export type FinderSearch = {
  /** Part number as typed. */
  part?: string;
  /** Free words, and the page of their hits; the first page goes without a number. */
  keywords?: string;
  page?: number;
  /** Slug of the chosen vehicle. */
  vehicle?: string;
  /** categoryID of a top category and of one below it. */
  top?: string;
  sub?: string;
  /** Name of a category that needs no vehicle. */
  category?: string;
  /** Opens the vehicle dialog. */
  choose?: true;
};

const text = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return trimmed ? trimmed.slice(0, 120) : undefined;
};

const pageNumber = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 1 && number <= 100_000 ? number : undefined;
};

export const parseFinderSearch = (search: Record<string, unknown>): FinderSearch => {
  const { part, keywords, page, vehicle, top, sub, category, choose } = search;
  const all = {
    part: text(part),
    keywords: text(keywords),
    page: text(keywords) && pageNumber(page),
    vehicle: text(vehicle),
    top: text(top),
    sub: text(sub),
    category: text(category),
    choose: choose === true ? choose : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};
