import { checkedOptions, type PartFilters } from '../../domain/lists/list-options.ts';
import { sift } from '../../domain/lists/sift.ts';
import { type SizeTable, sizeTable } from '../../domain/lists/size-table.ts';
import type { PartRow } from '../../domain/parts/part-row.ts';
import type { Reading } from '../snapshot/reading.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { readListRows } from './part-rows.ts';

export interface ListedSize {
  readonly values: readonly string[];
  readonly parts: readonly { readonly row: PartRow; readonly variant: readonly string[] }[];
}

export interface SizeList {
  readonly columns: readonly string[];
  readonly grades: readonly string[];
  readonly sizes: readonly ListedSize[];
  readonly totalSizes: number;
  readonly totalParts: number;
}

interface Asked {
  /** Names in any spelling. */
  readonly categories: readonly string[];
  readonly filters: PartFilters;
  readonly pageSize: number;
}

const largestPage = 200;

/** The table of the parts that can be bought. */
const tableOf = (snapshot: Snapshot, { categories, filters }: Asked): SizeTable => {
  const { facts, units, parts } = snapshot;
  const ids = [...new Set(categories.flatMap(snapshot.categories.named))];
  const checked = checkedOptions({ page: 1, pageSize: 0, sort: '', filters, counted: false }, facts);
  const { kept } = sift(facts, units, parts.inCategories(ids), checked);
  const sold = kept.filter((ordinal) => facts.displayOnly[ordinal] === 0 && parts.kitAt(ordinal) === -1);
  return sizeTable(facts, sold);
};

/** The sizes of the parts in some categories, each with its parts, their prices and stock. */
export const listSizes =
  (reading: Reading) =>
  async (asked: Asked): Promise<SizeList> => {
    const snapshot = reading.catalogue.snapshot();
    const { at } = snapshot.parts;
    const { columns, grades, sizes } = tableOf(snapshot, asked);
    const shown = sizes.slice(0, Math.min(Math.max(asked.pageSize, 1), largestPage));
    const numbers = shown.flatMap(({ parts }) => parts.map(({ ordinal }) => at(ordinal)));
    const rows = new Map((await readListRows(reading, snapshot, numbers, undefined)).map((row) => [row.id, row]));
    return {
      columns,
      grades,
      sizes: shown.map(({ values, parts }) => ({
        values,
        parts: parts.flatMap(({ ordinal, variant }) => {
          const row = rows.get(at(ordinal));
          return row ? [{ row, variant }] : [];
        }),
      })),
      totalSizes: sizes.length,
      totalParts: sizes.reduce((sum, { parts }) => sum + parts.length, 0),
    };
  };
