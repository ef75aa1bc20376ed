import type { Answer, Data, Cart as RestCart } from '@southline/rest/types';
import type { Cart } from '../../features/cart/api/cart-types.ts';
import type { Session } from '../../shared/http/session-query.ts';

const emptied = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
};

/** Empties every text and every list that is not named. Numbers and yes-or-no facts stay. */
const only = <T extends object>(data: T, ...names: (keyof T)[]): T => {
  const kept: ReadonlySet<unknown> = new Set(names);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, kept.has(name) ? value : emptied(value)]),
  ) as T;
};

type Orders = Pick<Answer<'Order/get-member-orders'>, 'data' | 'totalCount'>;
type Order = Data<'Order/get-member-order-details'>;

/** Instead of the membership number. Copies are of one person, so it tells the person's own orders from those of guests. */
const somebody = (membershipNo: string): string => (membershipNo ? 'M' : '');

/** Of the person only the kind of account. */
export const sessionCopy = ({ user, ...session }: Session): Session => ({
  ...session,
  user: user && { ...only(user, 'userType'), membershipNo: somebody(user.membershipNo) },
});

/** Goods and sums, without the delivery details, the remarks and the voucher codes. */
export const cartCopy = (cart: RestCart, seenAt: string): Cart => ({
  ...only(cart, 'listing', 'orderID', 'orderNo', 'warehouse'),
  seenAt,
});

export const ordersCopy = ({ data, totalCount }: Orders): Orders => ({
  data: data.map((row) =>
    only(row, 'orderid', 'orderNumber', 'orderDate', 'fulfilmentStatus', 'firstParts', 'offerUntil'),
  ),
  totalCount,
});

const returned = [
  ...(['partNo', 'gmPartNo', 'partsDescription'] as const),
  ...(['returnOrderNumber', 'status', 'declaredReturnDate', 'returnItemID', 'shoppingCartID'] as const),
  ...(['returnResponse', 'submittedDate', 'processedDate'] as const),
];
const ordered = [
  ...(['southlinePartNo', 'gmPartNo', 'partsDescription'] as const),
  ...(['orderDate', 'shoppingCartID', 'vehicle', 'fit', 'fitNote'] as const),
];
const whole = [
  ...(['orderNumber', 'fulfilmentStatus', 'dealer', 'warehouse', 'carrier', 'trackingNo', 'expected'] as const),
  ...(['parcels', 'steps', 'offer', 'parentOrder', 'followOnOrders'] as const),
];

/** Goods, sums, parcels and the state, without names, addresses, remarks, notes and the card. */
export const orderCopy = (order: Order): Order => ({
  ...only(order, ...whole),
  orderDetails: order.orderDetails.map((line) => ({
    ...only(line, ...ordered),
    membershipNo: somebody(line.membershipNo),
  })),
  returnDataTables: order.returnDataTables.map((line) => only(line, ...returned)),
  refunds: order.refunds.map((refund) => only(refund, 'at', 'returnOrderNo')),
});
