import type { OrderRow } from '../api/orders-queries.ts';
import type { Area } from '../model/area.ts';
import type { OrderOptions, SortBy } from '../model/orders-search.ts';

export type RowsProps = {
  rows: OrderRow[];
  options: OrderOptions;
  area: Area;
  /** Ids of those that staff has ticked. */
  chosen: readonly string[];
  onChoose: (orderid: string) => void;
  onSort: (sortBy: SortBy) => void;
};
