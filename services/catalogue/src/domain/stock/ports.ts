import type { Hold, HoldKey, HoldLine, HoldState } from './hold.ts';

/** Units that can be bought, by cleansed number; parts without a stock record are left out. */
export interface StockReader {
  available(partNos: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface UnitsOfPart {
  readonly partNo: string;
  /** Units free for sale, without the units held for orders. */
  readonly available: number;
}

/** Changes of the stock since it was opened. */
export interface StockChanges {
  /** The changes since the last call, in order. `more`: there may be further changes. */
  next(): Promise<{ readonly found: readonly UnitsOfPart[]; readonly more: boolean }>;
  close(): Promise<void>;
}

/** The whole stock, and its changes. */
export interface StockFeed {
  all(): AsyncIterable<UnitsOfPart>;
  changes(): Promise<StockChanges>;
}

export interface HoldStore extends StockReader {
  find(key: HoldKey): Promise<Hold | undefined>;
  /**
   * Moves the units and writes the hold in one transaction; false if a line had too few units or the hold already existed.
   */
  take(key: HoldKey, lines: readonly HoldLine[], at: Date): Promise<boolean>;
  /** Gives the units back, or leaves a tombstone if there is no hold; returns the resulting state. */
  release(key: HoldKey, at: Date): Promise<HoldState>;
  /** The number of open holds, and the time at which the oldest was made. */
  open(): Promise<{ readonly count: number; readonly oldest: Date | undefined }>;
  /** Open holds older than `at`, the oldest first. */
  heldBefore(at: Date, limit: number): Promise<readonly HoldKey[]>;
}

/** The part of orders that decides whether holds are needed. */
export interface HoldNeeds {
  /** Returns those of these holds that their orders do not need. */
  unneeded(holds: readonly HoldKey[]): Promise<readonly HoldKey[]>;
  /** Whether the order no longer needs that round, and never takes it again. */
  giveUpHold(key: HoldKey): Promise<boolean>;
}

/** Why units go back into stock: staff took them back by a return, or a cancellation of the order, by its number. */
export type RestockCause = { readonly returnId: string } | { readonly cancellationNo: number };

/** Units of an order's line that go back into stock. */
export interface Restock extends HoldLine {
  readonly cause: RestockCause;
  readonly lineId: string;
  readonly orderId: string;
  readonly at: Date;
}

/** Restocks inside one transaction. */
export interface RestockBook {
  /** Puts the units back, once for each line and cause. */
  restock(line: Restock): Promise<void>;
}

/** Sales inside one transaction. */
export interface SaleBook {
  /** Turns a hold into a sale; returns its previous state, or undefined without a hold. */
  settle(key: HoldKey, at: Date): Promise<HoldState | undefined>;
  /** Sells units without a hold; false if there are not enough. */
  sell(line: HoldLine): Promise<boolean>;
  /** Records a sale without a hold. */
  record(key: HoldKey, lines: readonly HoldLine[], at: Date): Promise<void>;
  /** Records a sold line for which the stock was too low. */
  recordViolation(key: HoldKey, line: HoldLine, reason: string, at: Date): Promise<void>;
}
