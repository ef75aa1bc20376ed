import type { OrderCredit, ReturnCredit } from '@southline/kernel/credit';
import type { Cents } from '@southline/kernel/money';
import type { Decision } from './decide.ts';
import type { ItemRow, Page, ReturnRow, Selection, Standing } from './list.ts';
import type { OrderLine, RequestedLine, ReturnableOrder } from './request.ts';
import type { ExchangeOrder, ItemResponse, ReturnItem, ReturnOrder, ReturnState } from './return-order.ts';
import type { Units } from './units.ts';

/** Units of each line of an order that were requested and not declined, by line. */
export type TakenUnits = ReadonlyMap<string, readonly Units[]>;

export interface NewReturn {
  readonly order: ReturnableOrder;
  readonly owner: string;
  readonly returnId: string;
  /** Photos that its items name. */
  readonly fileNames: readonly string[];
  /**
   * Chooses the units among those that are not taken. Throws if there are too few. It may be called again, so it must
   * be pure.
   */
  readonly make: (taken: TakenUnits) => ReturnOrder;
  /** Lines of the same submission that are reported as defective. */
  readonly defects: DefectReport;
}

/** Lines of an order that a member reports as defective. Each line has one record, however often it is reported. */
export interface DefectReport {
  readonly order: ReturnableOrder;
  readonly lines: readonly OrderLine[];
  readonly at: Date;
}

export interface ReturnRepository {
  findByNo(returnNo: string): Promise<ReturnOrder | undefined>;
  findByItem(itemId: string): Promise<ReturnOrder | undefined>;
  /** The newest return first. */
  ofOrder(orderId: string): Promise<readonly ReturnOrder[]>;
  taken(orderId: string): Promise<TakenUnits>;
  /** By order: the number of its units that are in a request which is not declined. */
  takenCounts(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  standings(orderIds: readonly string[]): Promise<readonly Standing[]>;
  /**
   * Creates the return with its units, photos and event in one transaction. Throws RequestPending while another item of the
   * order is pending.
   */
  create(draft: NewReturn): Promise<ReturnOrder>;
  /**
   * Saves a decision: units of declined items are free again, a refund is queued, events are emitted. False if the return has
   * changed since it was read. `answered`: the item that staff answered.
   */
  save(before: ReturnOrder, after: ReturnOrder, change?: Change): Promise<boolean>;
  /**
   * Decides about a return with the order's other returns, and saves it. Of two concurrent decisions about returns of one
   * order, the later one sees the earlier one. `decide` is pure, because it may be called again.
   */
  decideBeside(
    returnNo: string,
    decide: (order: ReturnOrder, others: readonly ReturnOrder[]) => Decision,
  ): Promise<ReturnOrder | undefined>;
  /** Records defective parts without a return. */
  recordDefects(report: DefectReport): Promise<void>;
}

export interface Change {
  readonly answered?: string;
  /** The photo that the answer names. */
  readonly fileName?: string;
  /** The person who uploaded the photo, if not the buyer. */
  readonly uploader?: string;
}

/** Returns that have not ended. */
export interface OpenWork {
  readonly open: Readonly<Record<'Pending' | 'Refunding', number>>;
  readonly refundsFailed: number;
  /** When the longest waiting item was requested; undefined if none waits for staff. */
  readonly waitingSince: Date | undefined;
}

export interface ReturnViews {
  /** Numbers of the returns that keep the member's account from being closed. */
  open(membershipNo: string): Promise<string[]>;
  returns(selection: Selection, state: ReturnState | undefined): Promise<Page<ReturnRow>>;
  /** The returns that staff may process now. */
  ready(selection: Selection): Promise<Page<ReturnRow>>;
  items(selection: Selection, response: ItemResponse | undefined): Promise<Page<ItemRow>>;
  orders(selection: Selection, state: ReturnState | undefined): Promise<Page<Standing>>;
  openWork(): Promise<OpenWork>;
}

export interface Orders {
  /** Reads the order as the caller: throws NotFound for another person's order. */
  find(orderId: string): Promise<ReturnableOrder>;
  /** Throws `invalid` if more, or a larger value, is wanted in exchange than comes back. */
  checkExchange(orderId: string, wanted: RequestedLine): Promise<void>;
  /** Makes the exchange order of an item and holds its stock until then. A repeat finds the same order. */
  makeExchange(order: ReturnOrder, item: ReturnItem, until: Date): Promise<ExchangeOrder>;
  /**
   * What of the delivery fee would come back with these units of a return, and what came back after a return. Orders
   * refunds the fee.
   */
  deliveryOf(
    orderId: string,
    units: readonly { readonly lineId: string; readonly quantity: number }[],
  ): Promise<{
    readonly atStakeCents: Cents;
    readonly refundedCents: Cents;
    /** Empty: none. */
    readonly returnNo: string;
  }>;
  /** The facts from which the refund of returned units is computed. */
  creditOf(orderId: string): Promise<OrderCredit>;
  /** Fixes the refund of a completed return. A repeat gets the same. */
  fixRefund(order: ReturnOrder): Promise<ReturnCredit>;
  /** Ends an exchange order that is not paid for. A repeat, or an unknown item, changes nothing. */
  endExchange(itemId: string): Promise<void>;
}

export interface RefundStatus {
  readonly settled: boolean;
  /** The reason why the refund is blocked; empty if nothing blocks it. */
  readonly problem: string;
}

export interface Payments {
  /** Books a refund. A repeat returns the progress of the refund. */
  refund(order: ReturnOrder): Promise<RefundStatus>;
  /** Makes payments look up a booked refund now. It decides nothing about the money. */
  retry(returnNo: string, by: string): Promise<RefundStatus>;
}

export interface ReturnNumbers {
  next(): Promise<string>;
}

/** The number under which a return was announced. */
export interface GivenNumber {
  readonly returnId: string;
  readonly returnNo: string;
}
