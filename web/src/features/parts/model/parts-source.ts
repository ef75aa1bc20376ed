/** Where a result list comes from. */
export type PartsSource =
  /** A number; each hit is checked against the vehicle, if there is one (else an empty slug). */
  | { kind: 'part-number'; partNo: string; vehicleSlug: string }
  /** A place in the category tree; without a vehicle (empty slug) it lists all that is sold there. */
  | { kind: 'tree'; vehicleSlug: string; categoryId: string; subcategoryId: string }
  | { kind: 'category'; category: string };

type Asked = { part?: string; vehicle?: string; top?: string; sub?: string; category?: string };

/** Part number first, then the tree, then the category search (spec §4, parts source priority). */
export const sourceOf = ({ part, vehicle, top, sub, category }: Asked): PartsSource | null => {
  if (part) return { kind: 'part-number', partNo: part, vehicleSlug: vehicle ?? '' };
  if (top && (vehicle || category)) {
    return { kind: 'tree', vehicleSlug: vehicle ?? '', categoryId: top, subcategoryId: sub ?? '' };
  }
  if (category) return { kind: 'category', category };
  return null;
};
