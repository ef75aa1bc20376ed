import type { PartGroup } from '../api/part-types.ts';

/** Rows of their own on the page; parts of a kit belong to the kit's row. */
export const shownRows = (groups: readonly PartGroup[]): number =>
  groups.reduce((sum, group) => sum + group.partsListing.length, 0);
