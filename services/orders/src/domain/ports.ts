import type { Cents } from '@southline/kernel/money';
import type { DeliveryDetails, OrderDealer } from '@southline/kernel/order';
import type { ReadTimeline } from '@southline/kernel/timeline';
import type { Cart, OrderKey } from './cart.ts';
import type { Line, PartSnapshot } from './line.ts';
import type { Order, OrderState, Parcel } from './order.ts';
import type { OrderPage, OrderSelection, UnpricedSelection } from './order-list.ts';
import type { CancelCause } from './refund-cause.ts';
import type { Allowance, UnpaidOrder } from './unpaid.ts';
import type { Assessment, OrderVoucher } from './voucher.ts';

export interface CartRepository {
  find(owner: string): Promise<Cart | undefined>;
  /** The cart as this process last knew it; undefined if that was long ago. Only for writes that check its version. */
  recent(owner: string): Cart | undefined;
  /** Writes the next version of a cart. False after a lost race. */
  save(cart: Cart): Promise<boolean>;
  /** Marks the cart of this version as turned into an order. False if the cart changed meanwhile. */
  markFrozen(cart: Cart): Promise<boolean>;
}

/** Storage for merging a guest's cart into a member's. */
export interface CartMerges {
  /** Ids of the owner's orders that are not placed and may still be. */
  unplacedOrders(owner: string): Promise<readonly string[]>;
  /**
   * Writes the next versions of carts and moves unplaced orders to another owner, in one transaction. False after a lost
   * race.
   */
  commit(carts: readonly Cart[], from: string, to: string): Promise<boolean>;
}

/** A change of an order; `to` is the state transition. */
export interface OrderChange {
  readonly to?: { readonly state: OrderState; readonly why: string; readonly by?: string };
  readonly set?: Partial<
    Pick<
      Order,
      | 'cancellations'
      | 'cancelProposal'
      | 'card'
      | 'delivery'
      | 'deliveryChanges'
      | 'expected'
      | 'findings'
      | 'familyDueAt'
      | 'followOns'
      | 'forgottenAt'
      | 'goods'
      | 'guestOwner'
      | 'hold'
      | 'holdUntil'
      | 'parcels'
      | 'offers'
      | 'owner'
      | 'payment'
      | 'placedAt'
      | 'refundCause'
      | 'remarks'
      | 'resends'
      | 'returns'
      | 'returnRefunds'
      | 'review'
      | 'reviewCents'
      | 'sweepAt'
      | 'unconfirmed'
    >
  >;
  /** A round that is to be given back, until it is `released`; see `claimReleases`. */
  readonly release?: number | undefined;
  readonly released?: number;
  /** The event that is published with the change. */
  readonly tells?:
    | 'confirmation requested'
    | 'delivery changed'
    | 'dispatched'
    | 'not paid'
    | 'units cancelled'
    | 'prices offered'
    | 'offer reminder'
    | 'offer answered'
    | { readonly delivered: Parcel };
  /** An order to insert in the same transaction, unless one with its id exists. */
  readonly opens?: Order | undefined;
}

export interface OrderBuyer extends OrderKey {
  readonly owner: string;
  readonly guestOwner?: string | undefined;
  readonly email: string;
}

/** The verified e-mail address of a member. */
export interface VerifiedAddress {
  readonly membershipNo: string;
  readonly email: string;
}

/** A guest's order that moved to an account. */
export interface JoinedOrder extends OrderKey {
  readonly owner: string;
  readonly guestOwner: string;
}

export interface OrderRepository {
  /** False when an order with this id exists already. */
  insert(order: Order): Promise<boolean>;
  find(orderId: string): Promise<Order | undefined>;
  /** The orders with these ids that exist, in any order. */
  findMany(orderIds: readonly string[]): Promise<readonly Order[]>;
  /**
   * The owner's order, for a change that checks its version: as this process last wrote it if `holds` is true for it,
   * otherwise as stored.
   */
  findToChange(owner: string, orderId: string, holds: (order: Order) => boolean): Promise<Order | undefined>;
  findOwned(owner: string, key: { orderId: string } | { orderNo: string }): Promise<Order | undefined>;
  /** Finds an order of any owner, for staff. */
  findAny(key: { orderId: string } | { orderNo: string }): Promise<Order | undefined>;
  /** The buyer of a placed order, by its number. */
  findBuyer(orderNo: string): Promise<OrderBuyer | undefined>;
  /** Orders of these guests that moved to an account, forgotten ones excluded. */
  findJoined(guestOwners: readonly string[]): Promise<readonly JoinedOrder[]>;
  /** The deliveries of the owner's last placed orders, newest first. */
  lastDeliveries(owner: string, most: number): Promise<readonly DeliveryDetails[]>;
  /**
   * Decides on the given order, or on the stored one if only its id is given. Writes if the version is unchanged;
   * otherwise loads the order and decides again. Without a change it returns the order.
   */
  update(order: Order | string, decide: (order: Order) => OrderChange | undefined): Promise<Order>;
  /** Writes the decided changes and their events in one transaction. Decides again after a lost race. */
  advance(
    orderId: string,
    decide: (order: Order) => readonly OrderChange[] | Promise<readonly OrderChange[]>,
  ): Promise<Order>;
  /** The follow-on orders of an order, and theirs, placed or not. */
  followOnsOf(orderId: string): Promise<readonly Order[]>;
  /**
   * Paid → Placed. In one transaction it publishes the event, removes the bought lines from the cart that has them, and
   * moves the parent's units to a follow-on order. `freshKey` is for a cart whose order id is used up. "bought
   * already": another placed order has some of the goods. "offer ended": the parent does not await this follow-on
   * order.
   */
  place(
    order: Order,
    now: Date,
    freshKey: () => Promise<OrderKey>,
  ): Promise<Order | 'lost race' | 'bought already' | 'offer ended'>;
  /** Records that a member of staff read this order, at most once an hour per person. */
  noteLook(order: Order, now: Date): Promise<void>;
  /** Records in the journal that an administrator refunds an order in review. */
  noteRefund(order: Order, now: Date): Promise<void>;
  /** Records in the journal that an administrator lets an order in review go on. */
  noteKept(order: Order, now: Date): Promise<void>;
  /** Whether another placed order has some of the same goods. */
  isBoughtAlready(order: Order): Promise<boolean>;
  /** Claims orders of these states that are due, for half a minute, the longest due first. */
  claimDue(now: Date, states: readonly OrderState[], limit: number): Promise<Order[]>;
  /** Claims orders whose price offer is due for a reminder or its end, for half a minute. */
  claimOffers(now: Date, limit: number): Promise<Order[]>;
  /** Claims orders after whose last change the delivery fee of their family may come back, for half a minute. */
  claimFamilies(now: Date, limit: number): Promise<Order[]>;
  /** Claims orders of any state that have rounds to release, for some seconds. */
  claimReleases(now: Date, limit: number): Promise<LeftRounds[]>;
  /** Orders that wait for a person, 100 at most. */
  inReview(): Promise<Order[]>;
  countInReview(): Promise<number>;
}

/** Access to orders inside the transaction that marks an event as handled. */
export interface OrdersInEvent {
  /** Whether this process knows that the order is paid for, which is final. False: unknown. */
  isKnownPaid(orderId: string): boolean;
  /** Throws OrderUnknown if there is no such order. */
  get(orderId: string): Promise<Order>;
  /**
   * Returns the order before the change, and whether anything changed. Throws OrderUnknown if there is no such order.
   */
  change(
    orderId: string,
    decide: (order: Order) => OrderChange | undefined,
  ): Promise<{ readonly order: Order; readonly changed: boolean }>;
  announceCancelled(order: Order, refundedCents: number, cause: CancelCause, at: Date): Promise<void>;
  announcePaidTwice(order: Order, reference: string, refundedCents: number, at: Date): Promise<void>;
  /** Whether the capture was recorded as one whose order a restore lost, so that it is refunded. */
  wentBack(transaction: string): Promise<boolean>;
}

export type LeftRounds = Order & { readonly releases: readonly number[] };

/** Queries for lists. */
export interface OrderViews {
  /** Numbers of the orders that keep the owner's account from being closed. */
  open(owner: string, now: Date): Promise<string[]>;
  page(selection: OrderSelection): Promise<OrderPage>;
  /** Whether any listed order of the owner has this word; without an owner, any order at all. */
  hasWord(word: string, owner: string | undefined): Promise<boolean>;
  /** Orders with units whose price is to be advised, the oldest first. */
  unpriced(selection: UnpricedSelection): Promise<{ readonly orders: readonly Order[]; readonly totalCount: number }>;
}

/** The unpaid orders of each account. An account is a member, or the keyed hash of a client address. */
export interface UnpaidOrders {
  /**
   * Counts an order, unless the account would then hold more than `most`. Counting the same order again replaces its
   * entry.
   */
  count(account: string, order: UnpaidOrder, most: Allowance): Promise<boolean>;
  /** The counted orders. An order without a state is not inserted yet. */
  list(account: string): Promise<readonly (UnpaidOrder & Partial<Pick<Order, 'state' | 'holdUntil'>>)[]>;
  drop(account: string, orderIds: readonly string[]): Promise<void>;
}

export interface OrderNumbers {
  next(): Promise<OrderKey>;
}

/** Units of a part to hold. `priceCents`: the price at which they are bought; absent: any price. */
export interface HeldLine {
  readonly cleansedPartNo: string;
  readonly quantity: number;
  readonly priceCents?: Cents | undefined;
}

export interface Catalogue {
  /** The parts by the numbers as asked; unknown ones are absent. */
  quote(partNos: readonly string[], vehicleSlug: string): Promise<ReadonlyMap<string, Quote>>;
  /**
   * The quotes of these parts, for no vehicle, if this process got all of them a short time ago. Only for an order whose
   * hold confirms its prices.
   */
  recentQuotes(partNos: readonly string[]): ReadonlyMap<string, Quote> | undefined;
  /** Throws StockShort, HoldEnded, or PriceChanged if a part is no longer sold at the price of its line. */
  hold(orderId: string, round: number, lines: readonly HeldLine[]): Promise<void>;
  release(orderId: string, round: number): Promise<void>;
}

/** The buyers of orders as keyed hashes. */
export interface BuyerKeys {
  /** Keys of the e-mail address and of the delivery place; none without a delivery. */
  ofDelivery(delivery: DeliveryDetails | undefined): readonly string[];
  ofAddress(address: string): string;
}

export interface Vouchers {
  /** What the codes give for a cart. Reserves no use. */
  assess(cart: {
    readonly codes: readonly string[];
    readonly lines: readonly Line[];
    readonly deliveryFee: number;
    readonly buyer: string;
    readonly buyerKeys: readonly string[];
    readonly ownOrderIds: readonly string[];
  }): Promise<readonly Assessment[]>;
  /**
   * Reserves the uses of the order's vouchers. For a paid order only the limits are checked. Throws VoucherChanged or
   * HoldEnded.
   */
  hold(order: {
    readonly orderId: string;
    readonly round: number;
    readonly buyer: string;
    readonly buyerKeys: readonly string[];
    readonly vouchers: readonly OrderVoucher[];
    readonly paid: boolean;
  }): Promise<void>;
  release(orderId: string, round: number): Promise<void>;
}

export interface Dealers {
  /** The nearest dealer that stocks parts; undefined if there is none or the place is unknown. */
  nearestTo(delivery: DeliveryDetails): Promise<OrderDealer | undefined>;
}

export interface Quote extends PartSnapshot {
  readonly orderable: boolean;
  readonly supersededBy: string;
}

export type AttemptOutcome = 'captured' | 'pending' | 'declined' | 'card-invalid';

export interface Capture {
  readonly transaction: string;
  readonly cents: number;
  /** The last digits of the card; empty if the provider does not give them. */
  readonly cardLastFour: string;
}

export interface PaymentCheck {
  /** The provider's transaction. */
  readonly capture?: string | undefined;
  /** Whether the provider could not say if it captured money. */
  readonly inFlight: boolean;
  /** Our number of the attempt for which a card may still be captured. */
  readonly openAttempt?: string | undefined;
}

export interface Payments {
  /** Throws AlreadyCaptured or AttemptInFlight. */
  open(order: { orderId: string; orderNo: string; cents: number; customer: DeliveryDetails; region: string }): Promise<{
    accessCode: string;
    formUrl: string;
    transactionNo: string;
  }>;
  confirm(
    orderId: string,
    attempt?: { accessCode: string; transactionNo: string },
  ): Promise<{
    outcome: AttemptOutcome;
    message: string;
    capture?: Capture | undefined;
  }>;
  check(orderId: string): Promise<PaymentCheck>;
  refund(orderId: string, reference: string, reason: string): Promise<void>;
  /** Books the refund of a part of the order's capture. A repeat with the same reference books nothing. */
  refundPart(refund: { orderId: string; reference: string; cents: number; reason: string }): Promise<void>;
  /** The attempts to pay an order, its captures and refunds. */
  timeline: ReadTimeline;
}

interface WaitingList {
  readonly items: {
    kind: string;
    key: string;
    record: string;
    orderId: string;
    since: string;
    facts: Record<string, string>;
    decisions: string[];
  }[];
  readonly more: string[];
}

/** The work list of payments. `token`: the administrator's signed identity for payments. */
export interface PaymentsDesk {
  list(token: string): Promise<WaitingList>;
  decide(
    token: string,
    decision: { kind: string; key: string; decision: string; reason: string; requestId: string },
  ): Promise<{ state: string }>;
}
