import type { Cents } from '@southline/kernel/money';
import type { Line } from './line.ts';
import type { Order, OrderState } from './order.ts';

export type OrderSort = 'date' | 'number' | 'total' | 'state';

/** Filters and sort order of a list of orders. */
export interface OrderSelection {
  /** Undefined: of everybody. */
  readonly owner?: string | undefined;
  readonly from?: Date | undefined;
  /** The first moment that is not wanted any more. */
  readonly until?: Date | undefined;
  readonly orderNo?: string | undefined;
  /** Only these; undefined: all. */
  readonly orderIds?: readonly string[] | undefined;
  /** Each of them, as `searchWords` makes them; undefined: all orders. */
  readonly words?: readonly string[] | undefined;
  /** Only orders with units that wait for their dispatch. */
  readonly toDispatch?: boolean | undefined;
  readonly sort: OrderSort;
  readonly descending: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface OrderSummary extends Pick<Order, 'orderId' | 'orderNo' | 'owner' | 'state' | 'remarks'> {
  /** When it was placed, or cancelled without being placed. */
  readonly orderedAt: Date;
  readonly totalToPay: Cents;
  /** A parcel has left, and other units wait. */
  readonly partlyDispatched: boolean;
  /** A unit is delivered. */
  readonly someDelivered: boolean;
  readonly buyerName: string;
  /** The first two lines. */
  readonly firstParts: readonly Pick<Line, 'partNo' | 'description' | 'quantity'>[];
  readonly lineCount: number;
  readonly gst: Cents;
  /** Of returns and cancellations. */
  readonly refunded: Cents;
  /** When the price offer ends that waits for an answer or its payment. */
  readonly offerValidUntil?: Date | undefined;
}

export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  /** Exact up to `longestList`; there it may be more. */
  readonly totalCount: number;
}

/** A page of orders with prices to be advised. */
export interface UnpricedSelection {
  readonly page: number;
  readonly pageSize: number;
  /** The whole number; empty: all. */
  readonly orderNo: string;
}

/** Rows that a list counts and pages through at most. */
export const longestList = 10_000;

/** States that an order has in lists, from the first of them on for ever. */
export const listedStates: ReadonlySet<OrderState> = new Set([
  'Placed',
  'Dispatched',
  'Delivered',
  'Refunding',
  'Cancelled',
  'Moved',
]);
