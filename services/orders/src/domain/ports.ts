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
  /** Writes the next version of a cart. False after a lost race. */
  save(cart: Cart): Promise<boolean>;
  /** Marks the cart of this version as turned into an order; false when it changed meanwhile. */
  markFrozen(cart: Cart): Promise<boolean>;
}

/** A guest's cart on its way into a member's. */
export interface CartMerges {
  /** Ids of the owner's orders that were not placed and may still be. */
  unplacedOrders(owner: string): Promise<readonly string[]>;
  /**
   * Writes the next versions of carts and moves unplaced orders to another owner, in one transaction. False after a lost
   * race.
   */
  commit(carts: readonly Cart[], from: string, to: string): Promise<boolean>;
}

/** A change of an order; `to` moves its state. */
export interface OrderChange {
  readonly to?: { readonly state: OrderState; readonly why: string; readonly by?: string };
  readonly set?: Partial<
    Pick<
      Order,
      | 'cancellations'
      | 'card'
      | 'expected'
      | 'followOns'
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
      | 'review'
      | 'sweepAt'
      | 'unconfirmed'
    >
  >;
  /** A round that is to be given back, until it is `released`; see `claimReleases`. */
  readonly release?: number | undefined;
  readonly released?: number;
  /** The event that goes out with it. */
  readonly tells?:
    | 'confirmation requested'
    | 'dispatched'
    | 'not paid'
    | 'units cancelled'
    | 'prices offered'
    | 'offer reminder'
    | { readonly delivered: Parcel };
  /** An order that is inserted with it, unless there is one with its id. */
  readonly opens?: Order | undefined;
}

export interface OrderBuyer extends OrderKey {
  readonly owner: string;
  readonly guestOwner?: string | undefined;
  readonly email: string;
}

/** The address of a member who proved that it is theirs. */
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
  /** Those of the ids that exist, in any order. */
  findMany(orderIds: readonly string[]): Promise<readonly Order[]>;
  findOwned(owner: string, key: { orderId: string } | { orderNo: string }): Promise<Order | undefined>;
  /** Anybody's, for staff. */
  findAny(key: { orderId: string } | { orderNo: string }): Promise<Order | undefined>;
  /** The buyer of a placed order, by its number. */
  findBuyer(orderNo: string): Promise<OrderBuyer | undefined>;
  /** Orders of these guests that moved to an account, forgotten ones excluded. */
  findJoined(guestOwners: readonly string[]): Promise<readonly JoinedOrder[]>;
  /** Of the owner's placed orders, the newest first. */
  lastDeliveries(owner: string, most: number): Promise<readonly DeliveryDetails[]>;
  /**
   * Decides on the order as given, or as stored if only its id is given. Writes if the version is unchanged; otherwise loads
   * and decides again. Without a change it returns the order.
   */
  update(order: Order | string, decide: (order: Order) => OrderChange | undefined): Promise<Order>;
  /** Writes the decided changes and their events in one transaction. Decides again after a lost race. */
  advance(orderId: string, decide: (order: Order) => readonly OrderChange[]): Promise<Order>;
  /**
   * Paid → Placed with its event and without the bought lines in the cart that holds them, in one transaction. Bought
   * already: another order that was placed has goods of it. A follow-on order moves the units of its parent in the same
   * transaction; offer ended: the parent does not wait for it. `freshKey`: for a cart whose order id is used up.
   */
  place(
    order: Order,
    now: Date,
    freshKey: () => Promise<OrderKey>,
  ): Promise<Order | 'lost race' | 'bought already' | 'offer ended'>;
  /** Records that staff read this order on the desk: once an hour for each person. */
  noteLook(order: Order, now: Date): Promise<void>;
  /** The journal's entry of an administrator who refunds an order in review. */
  noteRefund(order: Order, now: Date): Promise<void>;
  /** Whether another order that was placed has goods of this one. */
  isBoughtAlready(order: Order): Promise<boolean>;
  /** Takes due orders of these states for half a minute, the longest due first. */
  claimDue(now: Date, states: readonly OrderState[], limit: number): Promise<Order[]>;
  /** Takes orders whose price offer is due for a reminder or its end, for half a minute. */
  claimOffers(now: Date, limit: number): Promise<Order[]>;
  /** Takes orders of any state with rounds that are to be given back, for some seconds. */
  claimReleases(now: Date, limit: number): Promise<LeftRounds[]>;
  /** Orders that wait for a person, 100 at most. */
  inReview(): Promise<Order[]>;
  countInReview(): Promise<number>;
}

/** Orders inside the transaction that marks an event as handled. */
export interface OrdersInEvent {
  /** Throws OrderUnknown without one. */
  get(orderId: string): Promise<Order>;
  /** The order before the change, and whether there was any; throws OrderUnknown without one. */
  change(
    orderId: string,
    decide: (order: Order) => OrderChange | undefined,
  ): Promise<{ readonly order: Order; readonly changed: boolean }>;
  announceCancelled(order: Order, refundedCents: number, cause: CancelCause, at: Date): Promise<void>;
  announcePaidTwice(order: Order, reference: string, refundedCents: number, at: Date): Promise<void>;
  /** Whether a restore lost the order of this capture, so that it is refunded. */
  wentBack(transaction: string): Promise<boolean>;
}

/** An order with the rounds of its hold that are to be given back. */
export type LeftRounds = Order & { readonly releases: readonly number[] };

/** Reads for lists, in the shape that they show. */
export interface OrderViews {
  /** Numbers of the orders that keep the owner's account from being closed. */
  open(owner: string, now: Date): Promise<string[]>;
  page(selection: OrderSelection): Promise<OrderPage>;
  /** Whether a listed order of the owner has this word; without an owner any order. */
  hasWord(word: string, owner: string | undefined): Promise<boolean>;
  /** Orders with units whose price is to be advised, the oldest first. */
  unpriced(selection: UnpricedSelection): Promise<{ readonly orders: readonly Order[]; readonly totalCount: number }>;
}

/** What unpaid orders hold, by account: an owner, or the keyed hash of a client address. */
export interface UnpaidOrders {
  /** Counts an order unless the account would hold more than `most` with it; again replaces the count of the same order. */
  count(account: string, order: UnpaidOrder, most: Allowance): Promise<boolean>;
  /** Counted orders; without a state where the order was not inserted yet. */
  list(account: string): Promise<readonly (UnpaidOrder & Partial<Pick<Order, 'state' | 'holdUntil'>>)[]>;
  drop(account: string, orderIds: readonly string[]): Promise<void>;
}

export interface OrderNumbers {
  next(): Promise<OrderKey>;
}

export interface Catalogue {
  /** Parts by number as asked; unknown ones are absent. */
  quote(partNos: readonly string[], vehicleSlug: string): Promise<ReadonlyMap<string, Quote>>;
  /** Throws StockShort or HoldEnded. */
  hold(orderId: string, round: number, lines: readonly { cleansedPartNo: string; quantity: number }[]): Promise<void>;
  release(orderId: string, round: number): Promise<void>;
}

/** Who buyers are, as keyed hashes. */
export interface BuyerKeys {
  /** Of the e-mail and the place of a delivery; none where there is none yet. */
  ofDelivery(delivery: DeliveryDetails | undefined): readonly string[];
  ofAddress(address: string): string;
}

export interface Vouchers {
  /** What codes do for a cart; nothing is consumed. */
  assess(cart: {
    readonly codes: readonly string[];
    readonly lines: readonly Line[];
    readonly deliveryFee: number;
    readonly buyer: string;
    readonly buyerKeys: readonly string[];
    readonly ownOrderIds: readonly string[];
  }): Promise<readonly Assessment[]>;
  /** `paid`: only limits count. Throws VoucherChanged or HoldEnded. */
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
  /** The stockist of parts nearest to where an order goes; undefined where there is none or the place is not known. */
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
  /** Of the card; empty where the provider does not tell them. */
  readonly cardLastFour: string;
}

export interface PaymentCheck {
  /** The provider's transaction. */
  readonly capture?: string | undefined;
  /** The provider could not say whether it took money. */
  readonly inFlight: boolean;
  /** Our number of the attempt that a card may still be captured for. */
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
  /** Books an amount of the order's capture to go back, once by its reference. */
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
