import type { Cells, Problem } from './cells.ts';

export interface RejectedRow<Kind extends string = string> {
  readonly kind: Kind;
  /** Numbered as in a spreadsheet: the header is row 1. */
  readonly row: number;
  readonly problems: readonly Problem[];
  readonly cells: Cells;
}

export type Reject = (rejected: RejectedRow) => Promise<void>;

/** The result of importing the rows of one kind. */
export interface KindReport<Kind extends string = string> {
  readonly kind: Kind;
  read: number;
  taken: number;
  rejected: number;
  seconds: number;
}
