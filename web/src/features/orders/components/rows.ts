import type { OrderRow } from '../api/orders-queries.ts';
import type { Area } from '../model/area.ts';
import type { OrderOptions, SortBy } from '../model/orders-search.ts';

export type RowsProps = {
  rows: OrderRow[];
  options: OrderOptions;
  area: Area;
  /** Those that staff have ticked. */
  chosen: readonly OrderRow[];
  onChoose: (order: OrderRow) => void;
  onChooseAll: (orders: readonly OrderRow[], isChosen: boolean) => void;
  /** Staff want to dispatch this order. */
  onDispatch: (order: OrderRow) => void;
  onSort: (sortBy: SortBy) => void;
};
