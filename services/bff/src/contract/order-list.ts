import { OrderSelection, OrderSort, type OrderSummary } from '@southline/contracts/orders';
import { DomainError } from '@southline/kernel/errors';
import { dayStart, type Region, regionDateTime } from '@southline/kernel/region';
import type { Answer, Body } from '@southline/rest/types';
import { fulfilmentWord } from './fulfilment.ts';
import { dollarsOf } from './money.ts';

/** Orders on a page. */
const pageSize = 10;

const sorts = {
  orderNumber: OrderSort.ORDER_SORT_NUMBER,
  orderDate: OrderSort.ORDER_SORT_DATE,
  sales: OrderSort.ORDER_SORT_TOTAL,
  fulfilmentStatus: OrderSort.ORDER_SORT_STATE,
};

type Wanted = Omit<Body<'Order/get-member-orders'>, 'page'>;

const refuse = (field: string, message: string) =>
  new DomainError('invalid', 'InvalidRequest', message, { [field]: message });

/** The moment at which a day of the region begins, or the day after it; empty without a day. */
const boundOf = (field: 'fromDate' | 'toDate', day: string | undefined, region: Region): string => {
  if (!day) return '';
  const start = dayStart(day, region, field === 'toDate' ? 1 : 0);
  if (!start) throw refuse(field, 'There is no such day.');
  return start.toISOString();
};

/** Days are the region's, the last one included. Without a wish the newest come first. */
export const toSelection = (wanted: Wanted, region: Region, page = 1, size = pageSize): OrderSelection => {
  const { fromDate, toDate, orderNo = '', sortBy, sortDir } = wanted;
  if (fromDate && toDate && fromDate > toDate) throw refuse('fromDate', 'From date cannot later than to date.');
  return OrderSelection.fromPartial({
    from: boundOf('fromDate', fromDate, region),
    until: boundOf('toDate', toDate, region),
    orderNo,
    sort: sorts[sortBy ?? 'orderDate'],
    descending: sortDir ? sortDir === 'desc' : sortBy === undefined || sortBy === 'orderDate',
    page,
    pageSize: size,
  });
};

type Row = Answer<'Order/get-admin-orders'>['data'][number];

export const toOrderRow = ({ orderId, orderNo, orderedAt, totalToPay, state, membershipNo }: OrderSummary): Row => ({
  orderid: orderId,
  orderNumber: orderNo,
  orderDate: orderedAt,
  sales: dollarsOf(totalToPay),
  fulfilmentStatus: fulfilmentWord(state) ?? '',
  membershipNo,
});

const columns = ['Order Number', 'Order Date', 'Total $ Value', 'Status'];

/** `ofAll`: whose order each of them is stands beside it. */
export const csvColumns = (ofAll: boolean): string[] => [...columns, ...(ofAll ? ['Membership No'] : [])];

export const csvFields = (order: OrderSummary, region: Region, ofAll: boolean): string[] => {
  const { orderNumber, orderDate, sales, fulfilmentStatus, membershipNo } = toOrderRow(order);
  const date = regionDateTime(new Date(orderDate), region);
  // Nothing paid is a price to be advised, as in the list.
  return [
    orderNumber,
    date,
    sales === 0 ? 'POA' : sales.toFixed(2),
    fulfilmentStatus,
    ...(ofAll ? [membershipNo] : []),
  ];
};
