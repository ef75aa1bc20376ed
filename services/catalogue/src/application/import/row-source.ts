import type { Cells } from '../../domain/import/cells.ts';
import type { CsvRow } from '../../storage/csv.ts';

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Rows made by a program, as if they came from a file. */
export async function* rowsOf(rows: Iterable<object>): AsyncGenerator<CsvRow> {
  let row = 1;
  for (const entry of rows) {
    row += 1;
    const cells: Cells = Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, cell(value)]));
    yield { row, cells };
  }
}
