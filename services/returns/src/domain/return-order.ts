import { creditOfReturn, type OrderCredit } from '@southline/kernel/credit';
import { type Cents, gstOf } from '@southline/kernel/money';
import type { DeliveryDetails, Remarks } from '@southline/kernel/order';
import type { PartFacts } from '@southline/kernel/part-facts';
import type { Region } from '@southline/kernel/region';
import type { Units } from './units.ts';

export type ItemResponse = 'Requested' | 'MoreInfo' | 'Approved' | 'Declined';
export type ReturnState = 'Pending' | 'Refunding' | 'Completed' | 'Declined';
export type Action = 'Complete' | 'Decline';
/** The position in the list of reasons. Reason 4, a defective part, creates no item. */
export type Reason = 1 | 2 | 3;

/** The state changes that an item and a return may make; any other is a bug. */
export const itemMoves: Readonly<Record<ItemResponse, readonly ItemResponse[]>> = {
  Requested: ['MoreInfo', 'Approved', 'Declined'],
  MoreInfo: ['Requested'],
  Approved: [],
  Declined: [],
};

/** Pending → Completed: a return without a payment to refund. */
export const returnMoves: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  Pending: ['Refunding', 'Completed', 'Declined'],
  Refunding: ['Completed'],
  Completed: [],
  Declined: [],
};

/** The acting person: the owner of the order, or a staff member. */
export interface Actor {
  readonly membershipNo: string;
  readonly role: 'Member' | 'Dealer' | 'Admin';
  /** The name of a staff member, for other staff. */
  readonly name: string;
}

/** A step of the conversation about an item, and of its history. */
export interface Entry {
  readonly entryId: string;
  readonly at: Date;
  readonly by: Actor;
  /** The answer to the item. */
  readonly response: ItemResponse;
  readonly message: string;
  readonly fileName: string;
}

export type ExchangeState = 'Asked' | 'Held' | 'Unavailable' | 'Ended';

/** The order of a held exchange has its own states: it is paid for, or it expires. */
export const exchangeMoves: Readonly<Record<ExchangeState, readonly ExchangeState[]>> = {
  Asked: ['Held', 'Unavailable', 'Ended'],
  Held: ['Ended'],
  Unavailable: [],
  Ended: [],
};

/** The exchange order, which holds the stock. */
export interface ExchangeOrder {
  readonly orderId: string;
  readonly orderNo: string;
  readonly description: string;
  readonly totalCents: Cents;
  readonly heldUntil: Date;
}

/** The part that the buyer wants instead of the returned units. */
export interface Exchange {
  readonly state: ExchangeState;
  readonly partNo: string;
  readonly quantity: number;
  /** Absent unless stock was held. */
  readonly order?: ExchangeOrder | undefined;
  /** Why no stock could be held. */
  readonly problem?: string | undefined;
}

/** Units of one line that a member asks to return. */
export interface ReturnItem {
  readonly itemId: string;
  readonly lineId: string;
  readonly part: PartFacts;
  readonly delivered: number;
  readonly units: readonly Units[];
  readonly quantity: number;
  /** Per piece as ordered, GST included. */
  readonly priceCents: Cents;
  /** The refund of these units. */
  readonly refundCents: Cents;
  readonly reason: Reason;
  readonly response: ItemResponse;
  /** The oldest first, beginning with the request. */
  readonly entries: readonly Entry[];
  readonly acceptable?: boolean | undefined;
  /** YYYY-MM-DD. */
  readonly attendOn?: string | undefined;
  readonly includeInStock?: boolean | undefined;
  /** Only for reason 1: staff found that the wrong part was sent. */
  readonly wrongPartSent?: boolean | undefined;
  /** Absent if the buyer asked for none. */
  readonly exchange?: Exchange | undefined;
}

/** The facts of the order that the return stores. */
export interface OrderOfReturn {
  readonly orderId: string;
  readonly orderNo: string;
  readonly orderedAt: Date;
  readonly valueCents: Cents;
  /** Whether the order has a captured payment. */
  readonly paidByCard: boolean;
  readonly delivery: DeliveryDetails;
  readonly warehouse: { readonly name: string; readonly address: string };
  readonly remarks: Remarks;
  readonly region: Region;
  readonly language: string;
}

export interface Processing {
  readonly action: Action;
  readonly by: Actor;
  readonly at: Date;
  readonly note: string;
  /** Membership number of the person who proposed the refund, if two people decided. */
  readonly proposedBy?: string | undefined;
}

/** A refund above the amount for two people. Another member of staff confirms it. */
export interface RefundProposal {
  readonly by: Actor;
  readonly at: Date;
  readonly note: string;
  readonly refundCents: Cents;
}

export const proposerOf = ({ proposal }: Pick<ReturnOrder, 'proposal'>): string | undefined =>
  proposal && (proposal.by.name || proposal.by.membershipNo);

export interface HistoryEntry {
  readonly at: Date;
  /** Undefined for the first entry. */
  readonly from?: ReturnState | undefined;
  readonly to: ReturnState;
  readonly why: string;
  /** Membership number of the person. Absent if no person did it. */
  readonly by?: string | undefined;
}

/** One submission of a member. */
export interface ReturnOrder {
  readonly returnId: string;
  readonly returnNo: string;
  readonly order: OrderOfReturn;
  /** The owner of the order. */
  readonly owner: string;
  readonly state: ReturnState;
  readonly version: number;
  readonly items: readonly ReturnItem[];
  readonly requestedAt: Date;
  readonly processing?: Processing | undefined;
  /** Only while the return is pending. */
  readonly proposal?: RefundProposal | undefined;
  /** When it was completed or declined. */
  readonly processedAt?: Date | undefined;
  /** Why the refund has not succeeded yet. */
  readonly refundFailure?: string | undefined;
  readonly refundTransaction?: string | undefined;
  /** The order's delivery fee. Only returns of earlier releases refunded it; now orders does. */
  readonly deliveryRefundCents?: Cents | undefined;
  /**
   * Kept back for free parts that stay without the part that they were free with. Negative: given back, because they came
   * back. An estimate while the return is pending. Absent on returns of earlier releases.
   */
  readonly keptCents?: Cents | undefined;
  /** The GST in the refund; an estimate and absent like `keptCents`. */
  readonly gstCents?: Cents | undefined;
  readonly history: readonly HistoryEntry[];
}

const isOpen = ({ response }: Pick<ReturnItem, 'response'>) => response === 'Requested' || response === 'MoreInfo';

/** Items without a final answer. */
export const openItems = (order: Pick<ReturnOrder, 'items'>): number => order.items.filter(isOpen).length;

/** The items that were not declined. */
export const keptItems = ({ items }: Pick<ReturnOrder, 'items'>): ReturnItem[] =>
  items.filter(({ response }) => response !== 'Declined');

/** The amount paid for the units that come back, and a delivery fee that an earlier release refunded with them. */
export const goodsOf = (order: Pick<ReturnOrder, 'items' | 'deliveryRefundCents'>): Cents =>
  keptItems(order).reduce((sum, { refundCents }) => sum + refundCents, order.deliveryRefundCents ?? 0);

/** The refund of the whole return; 0 if it was declined. */
export const refundOf = (order: Pick<ReturnOrder, 'items' | 'state' | 'deliveryRefundCents' | 'keptCents'>): Cents =>
  order.state === 'Declined' ? 0 : goodsOf(order) - (order.keptCents ?? 0);

/** The GST in the refund. Earlier releases did not store it. */
export const gstInRefund = (order: Parameters<typeof refundOf>[0] & Pick<ReturnOrder, 'gstCents'>): Cents =>
  order.state === 'Declined' ? 0 : (order.gstCents ?? gstOf(refundOf(order)));

/** A pending return with the refund that it would have now. */
export const withEstimate = (order: ReturnOrder, credit: OrderCredit): ReturnOrder => {
  if (order.state !== 'Pending') return order;
  const { keptCents, gstCents } = creditOfReturn(credit, keptItems(order), goodsOf(order));
  return { ...order, keptCents, gstCents };
};

export const withoutEstimate = ({ keptCents: _, gstCents: _gst, ...order }: ReturnOrder): ReturnOrder => order;

/** The refund made for an item. */
export const refundedOf = (
  { state }: Pick<ReturnOrder, 'state'>,
  { response, refundCents }: Pick<ReturnItem, 'response' | 'refundCents'>,
): Cents => (state === 'Completed' && response !== 'Declined' ? refundCents : 0);

/** The last message of staff about an item. */
export const staffMessageOf = ({ entries }: Pick<ReturnItem, 'entries'>): string =>
  entries.findLast(({ by }) => by.role !== 'Member')?.message ?? '';

/** The message of staff about a return: the note of its processing, or else the messages of its declined items. */
export const dealerNoteOf = ({ processing, items }: Pick<ReturnOrder, 'processing' | 'items'>): string => {
  if (processing) return processing.note;
  const declined = items.filter(({ response }) => response === 'Declined');
  return [...new Set(declined.map(staffMessageOf))].join('\n');
};

/** Items that wait for an answer of staff. */
export const askedItems = ({ items }: Pick<ReturnOrder, 'items'>): readonly ReturnItem[] =>
  items.filter(({ response }) => response === 'Requested');

const lastAt = ({ entries }: Pick<ReturnItem, 'entries'>): number => entries.at(-1)?.at.getTime() ?? 0;

/** When the return last changed: its latest move, answer, or proposal of a refund. */
export const changedAt = ({ requestedAt, history, items, proposal }: ReturnOrder): Date => {
  const steps = [requestedAt, proposal?.at ?? requestedAt, ...history.map(({ at }) => at)];
  return new Date(Math.max(...steps.map((at) => at.getTime()), ...items.map(lastAt)));
};

export const itemWaitsSince = (item: Pick<ReturnItem, 'response' | 'entries'>): Date | undefined =>
  isOpen(item) ? new Date(lastAt(item)) : undefined;

/** Since when a return waits for staff: for an answer about an item, or to be processed. */
export const waitsSince = (order: Pick<ReturnOrder, 'state' | 'items'>): Date | undefined => {
  if (order.state !== 'Pending') return undefined;
  const asked = askedItems(order).map(lastAt);
  if (asked.length > 0) return new Date(Math.min(...asked));
  return openItems(order) > 0 ? undefined : new Date(Math.max(...order.items.map(lastAt)));
};

/** The latest announced day to attend the dealer; empty if there is none. */
export const attendOnOf = ({ items }: Pick<ReturnOrder, 'items'>): string =>
  items
    .filter(({ attendOn }) => attendOn)
    .sort((a, b) => lastAt(b) - lastAt(a))
    .at(0)?.attendOn ?? '';

/** Moves a return to its next state and adds a row to its history. */
export const moved = (
  order: ReturnOrder,
  to: ReturnState,
  { at, why, by }: { readonly at: Date; readonly why: string; readonly by?: string | undefined },
): ReturnOrder => {
  if (!returnMoves[order.state].includes(to)) throw new Error(`No move from ${order.state} to ${to}.`);
  const ended = to === 'Completed' || to === 'Declined';
  return {
    ...order,
    state: to,
    ...(ended && { processedAt: at }),
    history: [...order.history, { at, from: order.state, to, why, ...(by && { by }) }],
  };
};

/** The part of the order's delivery fee that belongs to a return. */
export interface DeliveryRefund {
  /** What may come back with a pending return, if it was our mistake. */
  readonly atStakeCents: number;
  /** What came back after this return. */
  readonly refundedCents: number;
}
