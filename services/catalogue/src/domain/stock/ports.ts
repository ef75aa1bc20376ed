import type { Hold, HoldKey, HoldLine, HoldState } from './hold.ts';

/** Units that can be bought, by cleansed number; parts without a stock record are left out. */
export interface StockReader {
  available(partNos: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface UnitsOfPart {
  readonly partNo: string;
  readonly available: number;
}

/** What happens to the stock from the moment at which it was opened. */
export interface StockChanges {
  /** The changes since the last call, in order; `more`: there may be further ones. */
  next(): Promise<{ readonly found: readonly UnitsOfPart[]; readonly more: boolean }>;
  close(): Promise<void>;
}

/** The whole stock, and what becomes of it. */
export interface StockFeed {
  all(): AsyncIterable<UnitsOfPart>;
  changes(): Promise<StockChanges>;
}

export interface HoldStore extends StockReader {
  find(key: HoldKey): Promise<Hold | undefined>;
  /** Moves the units and writes the hold, both or neither; false when a line fell short or the hold came meanwhile. */
  take(key: HoldKey, lines: readonly HoldLine[], at: Date): Promise<boolean>;
  /** Gives the units back, or leaves a tombstone where no hold is; returns the state after it. */
  release(key: HoldKey, at: Date): Promise<HoldState>;
  /** Holds that have not ended, and since when the oldest of them is held. */
  open(): Promise<{ readonly count: number; readonly oldest: Date | undefined }>;
  /** Holds that are held since before `at`, the oldest first. */
  heldBefore(at: Date, limit: number): Promise<readonly HoldKey[]>;
}

/** A line of a return whose units staff want back in stock. */
export interface Restock extends HoldLine {
  readonly returnId: string;
  readonly lineId: string;
  readonly orderId: string;
  readonly at: Date;
}

/** Inside one transaction. */
export interface RestockBook {
  /** Puts the units back, once for a line of a return. */
  restock(line: Restock): Promise<void>;
}

/** Sales inside one transaction. */
export interface SaleBook {
  /** Turns a hold into a sale; returns the state that it was found in, or undefined without one. */
  settle(key: HoldKey, at: Date): Promise<HoldState | undefined>;
  /** Sells units without a hold; false if there are not enough. */
  sell(line: HoldLine): Promise<boolean>;
  /** Writes down a sale that no hold covers. */
  record(key: HoldKey, lines: readonly HoldLine[], at: Date): Promise<void>;
  /** Writes down a sold line that the stock could not cover. */
  recordViolation(key: HoldKey, line: HoldLine, reason: string, at: Date): Promise<void>;
}
