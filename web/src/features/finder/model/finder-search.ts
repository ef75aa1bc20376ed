/** What the finder shows, as it stands in the address. Only the first that is set counts, in the order of `source`. */
export type FinderSearch = {
  /** Part number as typed. */
  part?: string;
  /** Slug of the chosen vehicle. */
  vehicle?: string;
  /** categoryID of a top category and of one below it. */
  top?: string;
  sub?: string;
  /** Name of a category that needs no vehicle. */
  category?: string;
};

const text = (value: unknown): string | undefined => {
  const trimmed = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return trimmed ? trimmed.slice(0, 120) : undefined;
};

export const parseFinderSearch = (search: Record<string, unknown>): FinderSearch => {
  const { part, vehicle, top, sub, category } = search;
  const all = { part: text(part), vehicle: text(vehicle), top: text(top), sub: text(sub), category: text(category) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

export type PartsSource =
  | { kind: 'part-number'; partNo: string }
  | { kind: 'vehicle-category'; vehicleSlug: string; categoryId: string; subcategoryId: string }
  | { kind: 'category'; category: string };

/** Part number first, then the vehicle's category, then the category search (spec §4, parts source priority). */
export const source = ({ part, vehicle, top, sub, category }: FinderSearch): PartsSource | null => {
  if (part) return { kind: 'part-number', partNo: part };
  if (vehicle && top)
    return { kind: 'vehicle-category', vehicleSlug: vehicle, categoryId: top, subcategoryId: sub ?? '' };
  if (category) return { kind: 'category', category };
  return null;
};
