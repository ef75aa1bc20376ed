import type { Cents } from '@southline/kernel/money';
import type { Line } from './line.ts';
import type { Order, OrderState } from './order.ts';

export type OrderSort = 'date' | 'number' | 'total' | 'state';

/** Filters and sort order of a list of orders. */
export interface OrderSelection {
  /** Undefined: the orders of all owners. */
  readonly owner?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  readonly orderNo?: string | undefined;
  /** Only orders with these ids; undefined: all. */
  readonly orderIds?: readonly string[] | undefined;
  /** Only orders with all of these words (see `searchWords`); undefined: all. */
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
  /** Units of all lines that are delivered. */
  readonly deliveredUnits: number;
  readonly buyerName: string;
  /** The first two lines. */
  readonly firstParts: readonly Pick<Line, 'partNo' | 'description' | 'quantity'>[];
  readonly lineCount: number;
  readonly gst: Cents;
  /** For returns and cancellations. */
  readonly refunded: Cents;
  /** The end of the price offer, if one awaits an answer or its payment. */
  /** The number of the last change of its address; 0: none. */
  readonly deliveryChangeNo: number;
  readonly offerValidUntil?: Date | undefined;
}

export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  /** Exact up to `longestList`; above that the list may be longer. */
  readonly totalCount: number;
}

/** A page of orders with prices to be advised. */
export interface UnpricedSelection {
  readonly page: number;
  readonly pageSize: number;
  /** The complete order number; empty: all orders. */
  readonly orderNo: string;
}

/** The most rows that a list counts and pages through. */
export const longestList = 10_000;

/** The states with which an order enters the lists. It never leaves them. */
export const listedStates: ReadonlySet<OrderState> = new Set([
  'Placed',
  'Dispatched',
  'Delivered',
  'Refunding',
  'Cancelled',
  'Moved',
]);
