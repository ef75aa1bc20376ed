import type { Cells } from './cells.ts';

/** A row of a file, or its problem; rows are numbered as in a spreadsheet: the header is row 1. */
export interface ImportRow {
  readonly row: number;
  readonly cells: Cells;
  readonly problem?: string;
}
