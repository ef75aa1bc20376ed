import type { Pair, Sale } from './pairs.ts';

export interface PairStore {
  /** Sales later than this are not counted yet; undefined before the first count. */
  countedUntil(): Promise<Date | undefined>;
  /** Sales after `from` and before `until`, the oldest first. */
  sales(from: Date, until: Date, limit: number): Promise<readonly Sale[]>;
  /** Adds the pairs and moves the mark from `from` to `until` at once; nothing if another process has moved it. */
  add(pairs: readonly Pair[], from: Date, until: Date): Promise<void>;
  /** The parts that at least `leastOrders` orders have together with `part`, the most frequent first. */
  boughtWith(part: string, limit: number): Promise<readonly string[]>;
}
