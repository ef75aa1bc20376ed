import { remarksOf } from '@southline/contracts/order-facts';
import { OrderSelection, OrderSort, type OrderSummary } from '@southline/contracts/orders';
import { dayMs } from '@southline/kernel/clock';
import { type Region, regionDateTime } from '@southline/kernel/region';
import { named } from '@southline/rest/names';
import { waitingOrders } from '@southline/rest/orders';
import { partNames } from '@southline/rest/part-names';
import type { Answer, Body } from '@southline/rest/types';
import { dayRange } from './day-range.ts';
import { fulfilmentWord } from './fulfilment.ts';
import { dollarsOf } from './money.ts';
import { toListedRemarks } from './remarks.ts';

/** Rows per page. */
export const pageSize = 10;

const sorts = {
  orderNumber: OrderSort.ORDER_SORT_NUMBER,
  orderDate: OrderSort.ORDER_SORT_DATE,
  sales: OrderSort.ORDER_SORT_TOTAL,
  fulfilmentStatus: OrderSort.ORDER_SORT_STATE,
};

type Wanted = Omit<Body<'Order/get-member-orders'>, 'page'>;

/** The end of the filter's days, or the age that `show` requires if that is earlier. */
const untilOf = (until: string, show: Wanted['show'], now: Date): string => {
  const days = show && waitingOrders[show];
  if (!days) return until;
  const aged = new Date(now.getTime() - days * dayMs).toISOString();
  return until && until < aged ? until : aged;
};

/** The default order: the newest first. */
export const toSelection = (wanted: Wanted, region: Region, page = 1, size = pageSize): OrderSelection => {
  const { orderNo = '', sortBy, sortDir, search = '', show } = wanted;
  const { from, until } = dayRange(wanted, region);
  return OrderSelection.fromPartial({
    from,
    until: untilOf(until, show, new Date()),
    search,
    toDispatch: show !== undefined,
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
  buyerName: order.buyerName,
  ...toListedRemarks(remarksOf(order)),
  firstParts: order.firstParts.map((part) => ({ ...named(partNames.orderedPart, part), quantity: part.quantity })),
  lineCount: order.lineCount,
  deliveryChangeNo: order.deliveryChangeNo,
  offerUntil: order.offerValidUntil,
});

const columns = [
  'Order Number',
  'Order Date',
  'Total $ Value',
  'Status',
  'Purchase Order No',
  'Invoice No',
  'GST',
  'Credits',
];

/** `ofAll`: the orders of all owners, so each row also names the owner. */
export const csvColumns = (ofAll: boolean): string[] => [
  ...columns,
  ...(ofAll ? ['Membership No', 'Name', 'Business name'] : []),
];

export const csvFields = (order: OrderSummary, invoiceNo: string, region: Region, ofAll: boolean): string[] => {
  const { orderNumber, orderDate, sales, fulfilmentStatus, ...row } = toOrderRow(order);
  const date = regionDateTime(new Date(orderDate), region);
  // An order without a payment shows "POA" (price on application), as in the list.
  return [
    orderNumber,
    date,
    sales === 0 ? 'POA' : sales.toFixed(2),
    fulfilmentStatus,
    row.purchaseOrderNo,
    invoiceNo,
    dollarsOf(order.gst).toFixed(2),
    dollarsOf(order.refunded).toFixed(2),
    ...(ofAll ? [row.membershipNo, row.buyerName, row.businessName] : []),
  ];
};
