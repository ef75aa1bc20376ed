import { OrderSelection, OrderSort, type OrderSummary } from '@southline/contracts/orders';
import { type Region, regionDateTime } from '@southline/kernel/region';
import type { Answer, Body } from '@southline/rest/types';
import { dayRange } from './day-range.ts';
import { fulfilmentWord } from './fulfilment.ts';
import { dollarsOf } from './money.ts';

/** Rows on a page. */
export const pageSize = 10;

const sorts = {
  orderNumber: OrderSort.ORDER_SORT_NUMBER,
  orderDate: OrderSort.ORDER_SORT_DATE,
  sales: OrderSort.ORDER_SORT_TOTAL,
  fulfilmentStatus: OrderSort.ORDER_SORT_STATE,
};

type Wanted = Omit<Body<'Order/get-member-orders'>, 'page'>;

/** The default order: the newest first. */
export const toSelection = (wanted: Wanted, region: Region, page = 1, size = pageSize): OrderSelection => {
  const { orderNo = '', sortBy, sortDir } = wanted;
  return OrderSelection.fromPartial({
    ...dayRange(wanted, region),
    orderNo,
    sort: sorts[sortBy ?? 'orderDate'],
    descending: sortDir ? sortDir === 'desc' : sortBy === undefined || sortBy === 'orderDate',
    page,
    pageSize: size,
  });
};

type Row = Answer<'Order/get-admin-orders'>['data'][number];

export const toOrderRow = (order: OrderSummary): Row => ({
  orderid: order.orderId,
  orderNumber: order.orderNo,
  orderDate: order.orderedAt,
  sales: dollarsOf(order.totalToPay),
  fulfilmentStatus: fulfilmentWord(order.state, order.partlyDispatched) ?? '',
  membershipNo: order.membershipNo,
});

const columns = ['Order Number', 'Order Date', 'Total $ Value', 'Status'];

/** `ofAll`: each row also names the owner of its order. */
export const csvColumns = (ofAll: boolean): string[] => [...columns, ...(ofAll ? ['Membership No'] : [])];

export const csvFields = (order: OrderSummary, region: Region, ofAll: boolean): string[] => {
  const { orderNumber, orderDate, sales, fulfilmentStatus, membershipNo } = toOrderRow(order);
  const date = regionDateTime(new Date(orderDate), region);
  // An order without a payment shows "POA" (price on application), as in the list.
  return [
    orderNumber,
    date,
    sales === 0 ? 'POA' : sales.toFixed(2),
    fulfilmentStatus,
    ...(ofAll ? [membershipNo] : []),
  ];
};
