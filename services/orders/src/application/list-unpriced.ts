import type { UnpricedSelection } from '../domain/order-list.ts';
import { checkPage } from './list-orders.ts';
import type { Ports } from './ports.ts';

const largestPage = 100;

/** One page of the staff's work list: orders with units whose price is to be advised. */
export const listUnpriced =
  ({ views }: Pick<Ports, 'views'>) =>
  (selection: UnpricedSelection) => {
    checkPage(selection, largestPage);
    return views.unpriced({ ...selection, orderNo: selection.orderNo.trim().toUpperCase() });
  };
