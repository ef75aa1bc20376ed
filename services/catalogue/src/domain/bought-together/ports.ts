import type { Pair, Sale } from './pairs.ts';

export interface PairStore {
  /** Sales up to this time are counted; undefined before the first count. */
  countedUntil(): Promise<Date | undefined>;
  /** Sales after `from` and before `until`, the oldest first. */
  sales(from: Date, until: Date, limit: number): Promise<readonly Sale[]>;
  /**
   * Adds the pairs and moves the mark from `from` to `until` atomically. Does nothing if another process has moved the mark.
   */
  add(pairs: readonly Pair[], from: Date, until: Date): Promise<void>;
  /** The parts that at least `leastOrders` orders have together with `part`, the most frequent first. */
  boughtWith(part: string, limit: number): Promise<readonly string[]>;
}
