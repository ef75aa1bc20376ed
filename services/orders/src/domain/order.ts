import type { ExpectedDays } from '@southline/kernel/dispatch-day';
import type { Cents } from '@southline/kernel/money';
import { type DeliveryDetails, noRemarks, type OrderDealer, type Remarks } from '@southline/kernel/order';
import type { OrderSums } from '@southline/kernel/order-sums';
import { type Cart, goodsOf, type OrderKey } from './cart.ts';
import { deliveryMissing } from './errors.ts';
import type { Line } from './line.ts';
import type { RefundCause } from './refund-cause.ts';
import type { OrderVoucher } from './voucher.ts';

export type OrderState =
  | 'AwaitingPayment'
  | 'Paid'
  | 'Placed'
  | 'Dispatched'
  | 'Delivered'
  | 'Expired'
  | 'Refunding'
  | 'Cancelled'
  | 'Moved';

/**
 * Every transition of an order; anything else is a bug. Expired → Paid: a capture came late. Cancelled without
 * Refunding: nothing was paid, or a person refunded a capture of another amount, or a placed order was cancelled (its
 * cancellation tracks the refund). Moved: a placed order has no units left, and some of them are in follow-on orders.
 */
export const allowedMoves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  AwaitingPayment: ['Paid', 'Expired', 'Cancelled'],
  Expired: ['Paid', 'Cancelled'],
  Paid: ['Placed', 'Refunding', 'Cancelled'],
  Refunding: ['Cancelled'],
  Placed: ['Dispatched', 'Cancelled', 'Moved'],
  Dispatched: ['Delivered'],
  Delivered: [],
  Cancelled: [],
  Moved: [],
};

export interface HistoryEntry {
  readonly at: Date;
  /** Undefined for the first entry. */
  readonly from?: OrderState | undefined;
  readonly to: OrderState;
  readonly why: string;
  /** Membership number of the staff member who did it. Absent if no staff member did. */
  readonly by?: string | undefined;
}

/** Carrier and tracking number; empty if not entered. */
export interface Shipment {
  readonly carrier: string;
  readonly trackingNo: string;
}

export interface UnitsOfLine {
  readonly lineId: string;
  readonly quantity: number;
}

export interface ReturnedUnits extends UnitsOfLine {
  /** Damaged on delivery, or the wrong part was sent. */
  readonly isOurMistake: boolean;
}

/** A return of this order that has ended. */
export interface EndedReturn {
  readonly returnNo: string;
  readonly at: Date;
  readonly completed: boolean;
  /** 0 when it was declined. */
  readonly refundCents: Cents;
  /** The delivery fee in the refund. Only returns of earlier releases refunded it. */
  readonly deliveryCents?: Cents | undefined;
  /** The returned units. Absent: it was declined, or an earlier release recorded it. */
  readonly lines?: readonly ReturnedUnits[] | undefined;
}

/** The refund of a return that staff have completed. It is fixed before the refund is made. */
export interface ReturnRefund {
  readonly returnNo: string;
  readonly refundCents: Cents;
  /** Kept back for free parts without their condition. Negative: given back, because they came back. */
  readonly keptCents: Cents;
  /** The GST in the refund. */
  readonly gstCents: Cents;
  readonly lines: readonly UnitsOfLine[];
}

/** One request to send the confirmation again. */
export interface Resend {
  readonly at: Date;
  readonly requestId: string;
  /** Membership number of staff; absent: the buyer. */
  readonly by?: string | undefined;
}

/** One change of recipient or address after the order was placed. The order has the present address alone. */
export interface DeliveryChange {
  /** 1 for the first of its order. */
  readonly no: number;
  readonly at: Date;
  /** A repeat with the same id changes nothing. */
  readonly requestId: string;
  /** Membership number of staff; absent: the buyer. */
  readonly by?: string | undefined;
}

/** The number of the order's last change of its address. 0: none. */
export const deliveryChangeNo = ({ deliveryChanges }: Pick<Order, 'deliveryChanges'>): number =>
  deliveryChanges?.at(-1)?.no ?? 0;

export interface CancelledUnits extends UnitsOfLine {
  /** The price paid for these units. */
  readonly refundCents: Cents;
}

/** What a comparison with the events or the provider found about an order, and only a person can decide. */
export interface Finding {
  readonly what: string;
  /** Decided by a person, or explained since. A closed finding is not opened again. */
  readonly closed?: boolean | undefined;
}

/**
 * Units of a placed order that its buyer or staff cancelled before they were dispatched. Without lines: only the delivery
 * fee is refunded, after an event of the order's family (see `isDeliveryUndone`).
 */
export interface Cancellation {
  /** 1 for the first of its order. */
  readonly no: number;
  readonly at: Date;
  /** Membership number of the staff; absent: the buyer. */
  readonly by?: string | undefined;
  /** Membership number of the staff who proposed it; `by` has confirmed it. Absent: nobody proposed it. */
  readonly proposedBy?: string | undefined;
  /** No person cancelled them: their price offer ended, the delivery fee of the family came back, or free parts lost their condition. */
  readonly cause?: 'OfferEnded' | 'DeliveryUndone' | 'GiftEnded' | undefined;
  readonly reason: string;
  /** The id of the request. A repeat with the same id cancels nothing more. */
  readonly requestId: string;
  readonly lines: readonly CancelledUnits[];
  /** The delivery fee less its discount, if this cancellation refunds it; else 0. */
  readonly deliveryCents: Cents;
  /** The return after which the delivery fee of the family came back, if that was its last event. */
  readonly returnNo?: string | undefined;
  /** Kept back for dispatched free parts that lose their condition with this cancellation. */
  readonly keptCents?: Cents | undefined;
  /** Lines and delivery, less what is kept back. */
  readonly refundCents: Cents;
  /** The GST in the refund. Absent on cancellations of earlier releases. */
  readonly gstCents?: Cents | undefined;
  /** When the refund was done; absent while it is under way. */
  readonly refundedAt?: Date | undefined;
}

/** A cancellation that waits for a second member of staff. It ends with the next change of the order's waiting units. */
export interface CancelProposal extends Pick<Cancellation, 'at' | 'reason' | 'requestId' | 'lines' | 'refundCents'> {
  /** Membership number. */
  readonly by: string;
}

/** Units of a placed order that were dispatched together. */
export interface Parcel extends Shipment {
  /** 1 for the first of its order. */
  readonly no: number;
  readonly at: Date;
  /** Membership number of the staff. */
  readonly by?: string | undefined;
  /** The id of the request. A repeat with the same id dispatches nothing more. */
  readonly requestId?: string | undefined;
  readonly lines: readonly UnitsOfLine[];
  /** YYYY-MM-DD; empty or absent if unknown. */
  readonly arrivalDay?: string | undefined;
  /** Absent until the parcel is delivered. */
  readonly deliveredAt?: Date | undefined;
}

/** The order that a follow-on order continues. */
export interface Parent extends OrderKey {
  /**
   * The price offer of the parent whose units this order takes over. 0: an exchange order, which takes its own stock.
   */
  readonly offerNo: number;
  /** The parent's return whose units this order replaces. Only exchange orders have it. */
  readonly returnNo?: string | undefined;
}

/** See `offerMoves`. */
export type OfferState = 'Open' | 'Accepted' | 'Answered' | 'Replaced' | 'Ended';

export interface OfferedPrice {
  readonly lineId: string;
  /** Per piece, GST included; 0: free of charge. */
  readonly priceCents: Cents;
}

/**
 * An order that continues this one, and the units of this one that moved to it. An exchange order takes over no units.
 */
export interface FollowOn {
  readonly orderId: string;
  readonly orderNo: string;
  readonly lines: readonly UnitsOfLine[];
  /** When it was placed. */
  readonly at: Date;
}

/** Prices that staff offered for lines whose price was to be advised. */
export interface PriceOffer {
  /** 1 for the first of its order. */
  readonly no: number;
  readonly state: OfferState;
  readonly madeAt: Date;
  /** Membership number of the staff. */
  readonly by: string;
  readonly requestId?: string | undefined;
  readonly validUntil: Date;
  readonly lines: readonly OfferedPrice[];
  readonly remindedAt?: Date | undefined;
  /** The follow-on order of the accepted lines; absent before an answer, and if all lines were declined. */
  readonly accepted?: Omit<FollowOn, 'at'> | undefined;
  /** Lines that the buyer declined. */
  readonly declined?: readonly string[] | undefined;
}

/** An immutable snapshot of a cart, and what became of it. */
export interface Order {
  readonly orderId: string;
  readonly orderNo: string;
  readonly owner: string;
  /** The guest who owned the order before the sign-in. */
  readonly formerOwner?: string | undefined;
  /** The guest who placed the order, if it has moved to an account since. */
  readonly guestOwner?: string | undefined;
  readonly cartVersion: number;
  readonly state: OrderState;
  readonly version: number;
  readonly lines: readonly Line[];
  /** Ids of the cart lines whose goods are in the order. Only one of the orders that share such an id can be placed. */
  readonly goods: readonly string[];
  readonly totals: OrderSums;
  /** Absent: bought without any. */
  readonly vouchers?: readonly OrderVoucher[] | undefined;
  readonly delivery: DeliveryDetails;
  readonly remarks: Remarks;
  readonly warehouse: { readonly name: string; readonly address: string };
  /** The dealer when the order was frozen. Always absent if none was found in time. */
  readonly dealer?: OrderDealer | undefined;
  readonly region: string;
  readonly language: string;
  /** The stock hold. Each release moves it to the next round. `taken`: the catalogue has confirmed the round. */
  readonly hold: { readonly round: number; readonly taken: boolean };
  readonly payment?:
    | { readonly transaction: string; readonly cents: Cents; readonly cardLastFour?: string }
    | undefined;
  /** A person has to decide: the captured amount is not the total. */
  readonly review?: string | undefined;
  /** The captured amount, while it is in review. */
  readonly reviewCents?: Cents | undefined;
  /** What a comparison with events or the provider found. Open ones put the order into review. */
  readonly findings?: readonly Finding[] | undefined;
  /** The buyer was last told that the payment is being confirmed. */
  readonly unconfirmed?: boolean | undefined;
  /** The last card: its attempt, and when the browser reported it or first asked about it. */
  readonly card?: { readonly transactionNo: string; readonly sentAt: Date } | undefined;
  /** Why the order was not placed although it was paid. */
  readonly refundCause?: RefundCause | undefined;
  readonly createdAt: Date;
  /** How long its stock is held without a payment. */
  readonly holdUntil: Date;
  readonly placedAt?: Date | undefined;
  /** Absent before the order is placed, and if a price was to be advised when it was placed. */
  readonly expected?: ExpectedDays | undefined;
  readonly resends?: readonly Resend[] | undefined;
  /** The oldest first. */
  readonly deliveryChanges?: readonly DeliveryChange[] | undefined;
  readonly returns?: readonly EndedReturn[] | undefined;
  readonly returnRefunds?: readonly ReturnRefund[] | undefined;
  /** The oldest first. */
  readonly cancellations?: readonly Cancellation[] | undefined;
  readonly cancelProposal?: CancelProposal | undefined;
  /** The oldest first. */
  readonly parcels?: readonly Parcel[] | undefined;
  /** The oldest first. */
  readonly offers?: readonly PriceOffer[] | undefined;
  /** Only follow-on orders have a parent. */
  readonly parent?: Parent | undefined;
  /** Its placed follow-on orders, the oldest first. */
  readonly followOns?: readonly FollowOn[] | undefined;
  readonly history: readonly HistoryEntry[];
  /** When the buyer's data were replaced because the account was closed. */
  readonly forgottenAt?: Date | undefined;
  /** When the sweeper next decides about the delivery fee of the order's family; absent if nothing happened to it. */
  readonly familyDueAt?: Date | undefined;
  /** When the sweeper next works on the order; undefined if its state leaves nothing to do. */
  readonly sweepAt?: Date | undefined;
}

export interface Terms {
  readonly warehouse: Order['warehouse'];
  readonly dealer?: Order['dealer'];
  readonly region: string;
  readonly language: string;
}

/** A sent card prolongs the hold, up to this many hold times in all. */
const longestHold = 2;

/**
 * The end of the hold when an access code is requested again at `now`; in the past if the hold is over. Only a card
 * that was sent prolongs the hold.
 */
export const prolongedHold = (order: Order, now: Date, holdMs: number): Date => {
  const { card, createdAt, holdUntil } = order;
  if (!card || holdUntil <= now) return holdUntil;
  const longest = Math.min(now.getTime() + holdMs, createdAt.getTime() + longestHold * holdMs);
  return new Date(Math.max(holdUntil.getTime(), longest));
};

/** A cart at today's prices. */
export interface Priced {
  readonly lines: readonly Line[];
  readonly totals: OrderSums;
  readonly vouchers: readonly OrderVoucher[];
}

/** Turns a cart into an order with the lines and prices that were shown. */
export const freeze = (
  cart: Cart,
  { lines, totals, vouchers }: Priced,
  { dealer, ...terms }: Terms,
  now: Date,
  holdMs: number,
): Order => {
  if (!cart.delivery) throw deliveryMissing();
  const until = new Date(now.getTime() + holdMs);
  return {
    orderId: cart.orderId,
    orderNo: cart.orderNo,
    owner: cart.owner,
    cartVersion: cart.version,
    state: 'AwaitingPayment',
    version: 1,
    lines,
    goods: goodsOf(cart, lines),
    totals,
    ...(vouchers.length > 0 && { vouchers }),
    delivery: cart.delivery,
    remarks: cart.remarks ?? noRemarks,
    ...terms,
    ...(dealer && { dealer }),
    hold: { round: 1, taken: false },
    createdAt: now,
    holdUntil: until,
    history: [{ at: now, to: 'AwaitingPayment', why: 'frozen' }],
    sweepAt: until,
  };
};

/** Whether the order was ever placed, whatever its state is now. */
export const isPlaced = ({ placedAt }: Order): boolean => placedAt !== undefined;

/** Whether the order is Paid or was placed, so that it takes no further payment. */
export const isPaidFor = (order: Order): boolean => order.state === 'Paid' || isPlaced(order);

/** Whether the order would still accept a payment. */
export const isPayable = ({ state }: Order): boolean => state === 'AwaitingPayment' || state === 'Expired';

/**
 * Whether its goods were taken from stock with its parent. Such an order has no hold of its own: none is taken or
 * released.
 */
const hasParentsGoods = ({ parent }: Order): boolean => parent !== undefined && parent.offerNo > 0;

/** Whether the order takes stock. An expired order takes stock again once it is paid. */
export const takesStock = (order: Order): boolean =>
  !hasParentsGoods(order) && (order.state === 'AwaitingPayment' || order.state === 'Paid');

/** Whether the order ended without being placed. */
export const isRefunded = (order: Order): boolean =>
  !isPlaced(order) && (order.state === 'Refunding' || order.state === 'Cancelled');

/** Whether its browser may post a card: the order awaits its payment and its stock is held. */
export const takesCard = ({ state, hold, holdUntil: until }: Order, now: Date): boolean =>
  state === 'AwaitingPayment' && hold.taken && now < until;

/**
 * Whether a card may be at its bank for the attempt that is open at the provider. The provider answers "unfinished" both before
 * a card is posted and while the bank decides. So a report of the browser counts for some minutes.
 */
export const isCardOut = ({ card }: Order, openAttempt: string | undefined, now: Date, waitMs: number): boolean =>
  card !== undefined && card.transactionNo === openAttempt && now.getTime() < card.sentAt.getTime() + waitMs;

/** Moves the order to the next round, which is not taken yet. The current round is released if it was taken. */
export const nextRound = (order: Order): { hold: Order['hold']; release?: number } => {
  const { round } = order.hold;
  return hasParentsGoods(order) ? { hold: order.hold } : { hold: { round: round + 1, taken: false }, release: round };
};
