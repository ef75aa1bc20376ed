import type { Cells } from './cells.ts';

/** A row of a file, or why it is none; rows count as a spreadsheet does, the header being row 1. */
export interface ImportRow {
  readonly row: number;
  readonly cells: Cells;
  readonly problem?: string;
}
