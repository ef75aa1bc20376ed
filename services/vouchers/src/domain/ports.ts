import type { Buyer } from './buyer.ts';
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
  /** Creates it, or replaces its benefit; its uses stay. */
  save(voucher: Omit<Voucher, 'revision'>): Promise<void>;
  /** False if there is none. */
  end(code: string, at: Date): Promise<boolean>;
}

export interface Taking extends Buyer {
  readonly uses: readonly Use[];
  /** The payment was captured: the shown benefit is granted, and only limits are checked. */
  readonly paid: boolean;
}

export interface HoldRepository {
  stateOf(key: HoldKey): Promise<HoldState | undefined>;
  /** A buyer's uses of each code, including reserved ones, except those reserved by `ownOrderIds`. */
  usesOf(buyer: Buyer, codes: readonly string[], ownOrderIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many uses of each code these orders reserve. */
  heldBy(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** All uses or none; returns the code that has changed or is used up. 'lost race': try again. */
  take(key: HoldKey, taking: Taking, at: Date): Promise<'held' | 'lost race' | { changed: string }>;
  /** Leaves a tombstone if there is no hold. */
  release(key: HoldKey, at: Date): Promise<HoldState>;
  heldBefore(at: Date, limit: number): Promise<readonly HoldKey[]>;
  /** Orders whose uses without a reservation have no buyer keys yet. */
  ordersToIdentify(limit: number): Promise<readonly string[]>;
  identify(orderId: string, buyer: Buyer): Promise<void>;
  /** Leaves the uses of an unknown order with the cookie or member that reserved them. */
  identifyByOwner(orderId: string): Promise<void>;
}

/** Inside the transaction that marks an event as handled. */
export interface Redemptions {
  /**
   * The previous state; Cancelled for every round of a cancelled order; undefined if nothing was reserved. `buyer`: who placed
   * the order, also a guest who signed in meanwhile.
   */
  redeem(key: HoldKey, buyer: string, at: Date): Promise<HoldState | undefined>;
  /** A use without a reservation: counted beyond any limit, and recorded for staff. */
  redeemUnheld(key: HoldKey, buyer: string, codes: readonly string[], at: Date): Promise<void>;
  /** Frees the uses of a cancelled order, reserved or made, once. Without any it leaves a tombstone. */
  cancel(orderId: string, at: Date): Promise<void>;
}

/** Reads the buyers of orders from the orders service; unknown orders are left out. */
export type BuyersOf = (orderIds: readonly string[]) => Promise<ReadonlyMap<string, Buyer>>;
