/** Where a result list comes from. */
export type PartsSource =
  /** A number; each hit is checked against the vehicle, if there is one (else an empty slug). */
  | { kind: 'part-number'; partNo: string; vehicleSlug: string }
  /** Words over descriptions, specifications and vehicles; 10 rows a page. */
  | { kind: 'keywords'; keywords: string; pageNo: number }
  /** A place in the category tree; without a vehicle (empty slug) it lists all that is sold there. */
  | { kind: 'tree'; vehicleSlug: string; categoryId: string; subcategoryId: string }
  | { kind: 'category'; category: string };

type Asked = {
  part?: string;
  keywords?: string;
  page?: number;
  vehicle?: string;
  top?: string;
  sub?: string;
  category?: string;
};

/** Part number first, then keywords, then the tree, then the category search (spec §4, parts source priority). */
export const sourceOf = ({ part, keywords, page, vehicle, top, sub, category }: Asked): PartsSource | null => {
  if (part) return { kind: 'part-number', partNo: part, vehicleSlug: vehicle ?? '' };
  if (keywords) return { kind: 'keywords', keywords, pageNo: page ?? 1 };
  if (top && (vehicle || category)) {
    return { kind: 'tree', vehicleSlug: vehicle ?? '', categoryId: top, subcategoryId: sub ?? '' };
  }
  if (category) return { kind: 'category', category };
  return null;
};
