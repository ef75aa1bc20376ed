import type { ImportRow } from '@southline/imports/import-row';

const cell = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Generated rows, as if they came from a file. */
export async function* rowsOf(rows: Iterable<object>): AsyncGenerator<ImportRow> {
  let row = 1;
  for (const entry of rows) {
    row += 1;
    const values = entry as Record<string, unknown>;
    const cells: Record<string, string> = {};
    for (const name in values) cells[name] = cell(values[name]);
    yield { row, cells };
  }
}
