/** Where a result list comes from. */
export type PartsSource =
  | { kind: 'part-number'; partNo: string }
  | { kind: 'vehicle-category'; vehicleSlug: string; categoryId: string; subcategoryId: string }
  | { kind: 'category'; category: string };

type Asked = { part?: string; vehicle?: string; top?: string; sub?: string; category?: string };

/** Part number first, then the vehicle's category, then the category search (spec §4, parts source priority). */
export const sourceOf = ({ part, vehicle, top, sub, category }: Asked): PartsSource | null => {
  if (part) return { kind: 'part-number', partNo: part };
  if (vehicle && top)
    return { kind: 'vehicle-category', vehicleSlug: vehicle, categoryId: top, subcategoryId: sub ?? '' };
  if (category) return { kind: 'category', category };
  return null;
};
