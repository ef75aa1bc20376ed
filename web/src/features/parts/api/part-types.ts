import type { PartListing, PartRow, RangePage, SupersessionRow } from '@southline/rest/types';

export type { Facet, PartFilters, StockLevel } from '@southline/rest/types';
export type { PartListing, PartRow };
export type PartGroup = PartListing['partListing'][number];
/** The parts that a page of the range is sold in. */
export type Sizes = NonNullable<RangePage['sizes']>;
export type Supersession = SupersessionRow;

/** Whether a part can still be bought, and what to buy in its place. */
export type Sale = Pick<PartRow, 'orderable' | 'supersededBy'>;
