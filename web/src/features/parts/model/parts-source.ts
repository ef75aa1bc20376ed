/** The source of a result list; each hit is checked against the vehicle, if there is one (else an empty slug). */
export type PartsSource =
  | { kind: 'part-number'; partNo: string; vehicleSlug: string }
  /** Words over descriptions, specifications and vehicles. */
  | { kind: 'keywords'; keywords: string; vehicleSlug: string }
  /** A place in the category tree; without a vehicle all parts of it are listed. */
  | { kind: 'tree'; vehicleSlug: string; categoryId: string; subcategoryId: string }
  | { kind: 'category'; category: string; vehicleSlug: string };

type Asked = {
  part?: string;
  keywords?: string;
  vehicle?: string;
  top?: string;
  sub?: string;
  category?: string;
};

/** Part number first, then keywords, then the tree, then the category search. */
export const sourceOf = ({ part, keywords, vehicle, top, sub, category }: Asked): PartsSource | null => {
  const vehicleSlug = vehicle ?? '';
  if (part) return { kind: 'part-number', partNo: part, vehicleSlug };
  if (keywords) return { kind: 'keywords', keywords, vehicleSlug };
  if (top && (vehicle || category)) return { kind: 'tree', vehicleSlug, categoryId: top, subcategoryId: sub ?? '' };
  if (category) return { kind: 'category', category, vehicleSlug };
  return null;
};
