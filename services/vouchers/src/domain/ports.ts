import type { HoldKey, HoldState, Use } from './hold.ts';
import type { Voucher } from './voucher.ts';

/** A voucher with the uses that are made and reserved. */
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
  /** Uses, reserved ones included, that a buyer has of each code; codes without any are left out. */
  usesOf(buyer: string, codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  page(size: number, after: string): Promise<Page>;
  /** Creates it, or replaces what it gives; its uses stay. */
  save(voucher: Omit<Voucher, 'revision'>): Promise<void>;
  /** False where there is none. */
  end(code: string, at: Date): Promise<boolean>;
}

export interface Taking {
  readonly buyer: string;
  readonly uses: readonly Use[];
  /** The money has arrived: what was shown is given, only limits count. */
  readonly paid: boolean;
}

export interface HoldRepository {
  stateOf(key: HoldKey): Promise<HoldState | undefined>;
  /** How many uses of each code these orders reserve. */
  heldBy(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** All uses or none; the code that is not what it was, or used up. 'lost race': look again. */
  take(key: HoldKey, taking: Taking, at: Date): Promise<'held' | 'lost race' | { changed: string }>;
  /** Leaves a tombstone where there is no hold. */
  release(key: HoldKey, at: Date): Promise<HoldState>;
  heldBefore(at: Date, limit: number): Promise<readonly HoldKey[]>;
}

/** Inside the transaction that marks an event as handled. */
export interface Redemptions {
  /** The state before; undefined where nothing was reserved. */
  redeem(key: HoldKey, at: Date): Promise<HoldState | undefined>;
  /** A use that nobody reserved: counted, whatever the limit, and kept for people. */
  redeemUnheld(key: HoldKey, buyer: string, codes: readonly string[], at: Date): Promise<void>;
}
