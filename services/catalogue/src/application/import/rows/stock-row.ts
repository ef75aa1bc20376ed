import { type Cells, type Parsed, readCells } from '@southline/imports/cells';
import { cleanse } from '@southline/kernel/part-number';

export const stockColumns = ['part_no', 'available'];

export interface StockRow {
  readonly partNo: string;
  /** Units free for sale, without the units held for orders. */
  readonly available: number;
}

export const stockRow =
  (parts: ReadonlySet<string>) =>
  (cells: Cells): Parsed<StockRow> => {
    const row = readCells(cells);
    const partNo = cleanse(row.text('part_no', { required: true, max: 40 }));
    const available = row.integer('available', { min: 0, max: 10_000_000 });
    if (partNo !== '' && !parts.has(partNo)) row.add('part_no', 'is no part of the catalogue');
    return row.done(() => ({ partNo, available }));
  };
