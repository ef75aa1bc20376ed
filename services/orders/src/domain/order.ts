import type { Cents } from '@southline/kernel/money';
import type { Cart } from './cart.ts';
import { type DeliveryDetails, noRemarks, type Remarks } from './customer.ts';
import { deliveryMissing } from './errors.ts';
import type { Line } from './line.ts';
import type { Totals } from './totals.ts';

export type OrderState =
  | 'AwaitingPayment'
  | 'Paid'
  | 'Placed'
  | 'Dispatched'
  | 'Delivered'
  | 'Expired'
  | 'Refunding'
  | 'Cancelled';

/** Every move that an order may make; anything else is a bug. Expired → Paid is a capture that came late. */
export const allowedMoves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  AwaitingPayment: ['Paid', 'Expired'],
  Expired: ['Paid'],
  Paid: ['Placed', 'Refunding'],
  Refunding: ['Cancelled'],
  Placed: ['Dispatched'],
  Dispatched: ['Delivered'],
  Delivered: [],
  Cancelled: [],
};

export interface HistoryEntry {
  readonly at: Date;
  /** Undefined for the first entry. */
  readonly from?: OrderState | undefined;
  readonly to: OrderState;
  readonly why: string;
}

/** An immutable snapshot of a cart, and what became of it. */
export interface Order {
  readonly orderId: string;
  readonly orderNo: string;
  readonly owner: string;
  /** The guest whose it was before the sign-in. */
  readonly formerOwner?: string | undefined;
  readonly cartVersion: number;
  readonly state: OrderState;
  readonly version: number;
  readonly lines: readonly Line[];
  readonly totals: Totals;
  readonly delivery: DeliveryDetails;
  readonly remarks: Remarks;
  readonly warehouse: { readonly name: string; readonly address: string };
  readonly region: string;
  readonly language: string;
  /** The stock hold: its round rises with each release; `taken` once the catalogue confirmed it. */
  readonly hold: { readonly round: number; readonly taken: boolean };
  readonly payment?: { readonly transaction: string; readonly cents: Cents } | undefined;
  readonly createdAt: Date;
  readonly placedAt?: Date | undefined;
  readonly history: readonly HistoryEntry[];
  /** When the sweeper looks at it next; undefined where nothing is left to do. */
  readonly sweepAt?: Date | undefined;
}

export interface Terms {
  readonly warehouse: Order['warehouse'];
  readonly region: string;
  readonly language: string;
}

/** The order that a cart becomes: lines and prices as they were shown, frozen. */
export const freeze = (
  cart: Cart,
  lines: readonly Line[],
  totals: Totals,
  terms: Terms,
  now: Date,
  sweepAt: Date,
): Order => {
  if (!cart.delivery) throw deliveryMissing();
  return {
    orderId: cart.orderId,
    orderNo: cart.orderNo,
    owner: cart.owner,
    cartVersion: cart.version,
    state: 'AwaitingPayment',
    version: 1,
    lines,
    totals,
    delivery: cart.delivery,
    remarks: cart.remarks ?? noRemarks,
    ...terms,
    hold: { round: 1, taken: false },
    createdAt: now,
    history: [{ at: now, to: 'AwaitingPayment', why: 'frozen' }],
    sweepAt,
  };
};

/** Whether money for the order has arrived and stays. */
export const isPaidFor = (order: Order): boolean => ['Paid', 'Placed', 'Dispatched', 'Delivered'].includes(order.state);

export const isPlaced = (order: Order): boolean => ['Placed', 'Dispatched', 'Delivered'].includes(order.state);

export const isRefunded = (order: Order): boolean => order.state === 'Refunding' || order.state === 'Cancelled';

/** What the stock hold of an order takes: units per part. */
export const holdLines = (order: Order): { cleansedPartNo: string; quantity: number }[] =>
  order.lines.map(({ cleansedPartNo, quantity }) => ({ cleansedPartNo, quantity }));
