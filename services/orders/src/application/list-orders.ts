import { DomainError } from '@southline/kernel/errors';
import { longestList, type OrderPage, type OrderSelection } from '../domain/order-list.ts';
import type { Ports } from './ports.ts';

const largestPage = 500;

const refuse = (field: string, message: string) =>
  new DomainError('invalid', 'InvalidRequest', message, { [field]: message });

/** One page of a list of orders. */
export const listOrders =
  ({ views }: Pick<Ports, 'views'>) =>
  (selection: OrderSelection): Promise<OrderPage> => {
    const { page, pageSize, from, until, orderNo } = selection;
    if (!(pageSize >= 1 && pageSize <= largestPage)) throw refuse('pageSize', `A page has 1 to ${largestPage} rows.`);
    if (!(page >= 1 && page * pageSize <= longestList)) throw refuse('page', `Lists end after ${longestList} rows.`);
    if (from && until && from >= until) throw refuse('from', 'From date cannot later than to date.');
    return views.page({ ...selection, orderNo: orderNo?.trim().toUpperCase() });
  };
