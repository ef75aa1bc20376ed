import type { StockReader } from '../../domain/stock/ports.ts';
import type { Snapshot } from './snapshot.ts';

/** The dependencies of the reading use cases. */
export interface Reading {
  /** Use the snapshot once per request, so that the whole answer comes from one. */
  readonly catalogue: { snapshot(): Snapshot };
  readonly stock: StockReader;
}
