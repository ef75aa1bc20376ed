import { type Kind, kinds } from '../../domain/snapshot/generation.ts';
import type { Cells, Problem } from './rows/cells.ts';

export type ImportKind = Kind | 'stock';

export interface RejectedRow {
  readonly kind: ImportKind;
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly problems: readonly Problem[];
  readonly cells: Cells;
}

export type Reject = (rejected: RejectedRow) => Promise<void>;

/** What became of one kind's rows. */
export interface KindReport {
  readonly kind: ImportKind;
  read: number;
  taken: number;
  rejected: number;
  seconds: number;
}

export const importKinds: readonly ImportKind[] = [...kinds, 'stock'];
