import type { Cents } from '@southline/kernel/money';
import type { PartFacts } from '@southline/kernel/part-facts';
import type { Exchange, ItemResponse, Reason, ReturnState } from './return-order.ts';

export const returnSorts = ['date', 'orderNumber', 'returnNumber', 'value', 'state', 'waiting'] as const;
export type ReturnSort = (typeof returnSorts)[number];

/** The rows of a list, and their order. */
export interface Selection {
  /** Undefined: the returns of all members. */
  readonly membershipNo?: string | undefined;
  readonly from?: Date | undefined;
  /** The first moment after the wanted period. */
  readonly until?: Date | undefined;
  /** The complete number of an order or a return. */
  readonly number?: string | undefined;
  readonly sort: ReturnSort;
  readonly descending: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Exact up to `longestList`; beyond it the count stops. */
  readonly totalCount: number;
}

/** Lists are counted, and can be paged, up to this row. */
export const longestList = 10_000;

interface RowOfOrder {
  readonly orderId: string;
  readonly orderNo: string;
  readonly orderedAt: Date;
  readonly membershipNo: string;
}

/** The buyer whom staff call about the goods, as entered for the delivery. Empty once the account is closed. */
export interface BuyerOfRow {
  readonly buyerName: string;
  readonly telephone: string;
}

export interface ReturnRow extends RowOfOrder {
  readonly returnNo: string;
  readonly state: ReturnState;
  readonly requestedAt: Date;
  readonly refundCents: Cents;
  readonly attendOn: string;
  readonly openItems: number;
  readonly refundFailure?: string | undefined;
  readonly hasExchange: boolean;
  /** Who proposed the refund: a name or a membership number. Absent without a proposal. */
  readonly proposedBy?: string | undefined;
  readonly buyer: BuyerOfRow;
}

export interface ItemRow extends RowOfOrder {
  readonly itemId: string;
  readonly returnNo: string;
  readonly returnState: ReturnState;
  readonly lineId: string;
  readonly part: PartFacts;
  readonly quantity: number;
  readonly delivered: number;
  readonly priceCents: Cents;
  readonly refundCents: Cents;
  readonly reason: Reason;
  readonly response: ItemResponse;
  readonly submittedAt: Date;
  readonly waitsSince?: Date | undefined;
  readonly exchange?: Exchange | undefined;
  readonly buyer: BuyerOfRow;
}

/** The state of an order's returns. */
export interface Standing extends RowOfOrder {
  readonly valueCents: Cents;
  /** The state of its newest return. */
  readonly state: ReturnState;
  /** One of its items waits for an answer. */
  readonly open: boolean;
}
