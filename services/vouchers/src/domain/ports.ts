import type { Buyer } from './cart-facts.ts';
import type { HoldKey, HoldState, Use } from './hold.ts';
import type { Voucher } from './voucher.ts';

/** A voucher with its counts of made and reserved uses. */
export interface CountedVoucher {
  readonly voucher: Voucher;
  readonly uses: number;
  readonly held: number;
}

export interface Page {
  readonly vouchers: readonly CountedVoucher[];
  readonly next: string | undefined;
}

export interface VoucherRepository {
  find(codes: readonly string[]): Promise<ReadonlyMap<string, CountedVoucher>>;
  page(size: number, after: string): Promise<Page>;
  /** Creates the voucher, or replaces its benefit. Its uses stay. */
  save(voucher: Omit<Voucher, 'revision'>): Promise<void>;
  /** False if there is no such voucher. */
  end(code: string, at: Date): Promise<boolean>;
}

export interface Taking extends Buyer {
  readonly uses: readonly Use[];
  /** The payment is captured, so the benefit that was shown is granted and only limits are checked. */
  readonly paid: boolean;
}

export interface HoldRepository {
  stateOf(key: HoldKey): Promise<HoldState | undefined>;
  /** A buyer's uses of each code, including reserved ones. Reservations of `ownOrderIds` do not count. */
  usesOf(buyer: Buyer, codes: readonly string[], ownOrderIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many uses of each code these orders reserve. */
  heldBy(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Takes all uses or none. Returns the code that has changed or is used up. 'lost race': the caller may retry. */
  take(key: HoldKey, taking: Taking, at: Date): Promise<'held' | 'lost race' | { changed: string }>;
  /** Releases the hold. Without one it inserts a tombstone, so that a late reservation fails. */
  release(key: HoldKey, at: Date): Promise<HoldState>;
  heldBefore(at: Date, limit: number): Promise<readonly HoldKey[]>;
  /** Orders whose uses without a reservation have no buyer keys yet. */
  ordersToIdentify(limit: number): Promise<readonly string[]>;
  identify(orderId: string, buyer: Buyer): Promise<void>;
  /** Leaves the uses of an unknown order with the cookie or member that reserved them. */
  identifyByOwner(orderId: string): Promise<void>;
}

/** Writes inside the transaction that marks an event as handled. */
export interface Redemptions {
  /**
   * Redeems the hold and returns its previous state. Cancelled for every round of a cancelled order; undefined if
   * nothing was reserved. `buyer`: who placed the order, which may be a guest who signed in meanwhile.
   */
  redeem(key: HoldKey, buyer: string, at: Date): Promise<HoldState | undefined>;
  /** Records a use without a reservation. It counts even beyond the limits, and is listed for staff. */
  redeemUnheld(key: HoldKey, buyer: string, codes: readonly string[], at: Date): Promise<void>;
  /** Frees the reserved and redeemed uses of a cancelled order, once. Without any, it inserts a tombstone. */
  cancel(orderId: string, at: Date): Promise<void>;
}

/** Reads the buyers of orders from the orders service. Unknown orders are left out. */
export type BuyersOf = (orderIds: readonly string[]) => Promise<ReadonlyMap<string, Buyer>>;
