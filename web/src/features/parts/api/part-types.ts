import type { PartListing, PartRow, SupersessionRow } from '@southline/rest/types';

export type { Facet, PartFilters, StockLevel } from '@southline/rest/types';
export type { PartListing, PartRow };
export type PartGroup = PartListing['partListing'][number];
export type Supersession = SupersessionRow;

/** Whether a part can still be bought, and its successor if there is one. */
export type Sale = Pick<PartRow, 'orderable' | 'supersededBy'>;
