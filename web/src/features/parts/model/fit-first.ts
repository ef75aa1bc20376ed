import type { PartGroup, PartListing } from '../api/part-types.ts';

/** The first rows of some groups. */
export const firstRows = (groups: readonly PartGroup[], count: number): PartGroup[] => {
  let left = count;
  return groups.flatMap((group) => {
    const partsListing = group.partsListing.slice(0, Math.max(0, left));
    left -= partsListing.length;
    return partsListing.length > 0 ? [{ ...group, partsListing }] : [];
  });
};

const wasNumber = (groups: readonly PartGroup[]): boolean =>
  groups.some(({ partsListing }) => partsListing.some(({ matched }) => matched && matched.kind !== 'Words'));

export type Shown = { groups: readonly PartGroup[]; pages: number; fits: 'only' | 'first' };

/**
 * Parts that fit the vehicle come first, and alone until the visitor asks for all. A search by number shows its matches,
 * whether they fit or not.
 */
export const shownOf = (
  { partListing, maxPage, totalCount, fitCount = 0 }: PartListing,
  { page, rows, all }: { page: number; rows: number; all: boolean },
): Shown => {
  if (all || fitCount === 0 || fitCount >= totalCount || wasNumber(partListing)) {
    return { groups: partListing, pages: maxPage, fits: 'first' };
  }
  const groups = firstRows(partListing, fitCount - (page - 1) * rows);
  return { groups, pages: Math.ceil(fitCount / rows), fits: 'only' };
};
