import { DomainError } from '@southline/kernel/errors';
import { longestList, type OrderPage, type OrderSelection } from '../domain/order-list.ts';
import type { Ports } from './ports.ts';

const largestPage = 500;
const mostNamed = 100;

const refuse = (field: string, message: string) =>
  new DomainError('invalid', 'InvalidRequest', message, { [field]: message });

/** Throws InvalidRequest for a page that no list has. */
export const checkPage = ({ page, pageSize }: { page: number; pageSize: number }, largest: number): void => {
  if (!(pageSize >= 1 && pageSize <= largest)) throw refuse('pageSize', `A page has 1 to ${largest} rows.`);
  if (!(page >= 1 && page * pageSize <= longestList)) throw refuse('page', `Lists end after ${longestList} rows.`);
};

/** One page of a list of orders. */
export const listOrders =
  ({ views }: Pick<Ports, 'views'>) =>
  (selection: OrderSelection): Promise<OrderPage> => {
    const { from, until, orderNo, orderIds = [] } = selection;
    checkPage(selection, largestPage);
    if (orderIds.length > mostNamed) throw refuse('orderIds', `A list names ${mostNamed} orders at most.`);
    if (from && until && from >= until) throw refuse('from', 'From date cannot later than to date.');
    return views.page({ ...selection, orderNo: orderNo?.trim().toUpperCase() });
  };
