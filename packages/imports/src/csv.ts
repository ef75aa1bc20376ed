import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import type { Cells } from './cells.ts';
import type { ImportRow } from './import-row.ts';

/** A file that cannot be an import: no header, or columns missing. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

const headerOf = (file: string, required: readonly string[]) => (names: string[]) => {
  const columns = names.map((name) => name.trim().toLowerCase());
  const missing = required.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new UnusableFile(`${file} has no column ${missing.join(', ')}.`);
  return columns;
};

/** Streams a CSV file with a header row; a row with too many or too few cells comes with its problem. */
export async function* readCsv(file: string, required: readonly string[]): AsyncGenerator<ImportRow> {
  const parser = parse({
    bom: true,
    columns: headerOf(file, required),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const source = createReadStream(file);
  source.on('error', (error) => parser.destroy(error));
  let row = 1;
  for await (const record of source.pipe(parser)) {
    row += 1;
    const { record: cells, info } = record as { record: Cells; info: { error?: { message: string } } };
    yield { row, cells, ...(info.error && { problem: 'has not as many cells as the header' }) };
  }
  if (row === 1 && parser.info.lines === 0) throw new UnusableFile(`${file} is empty.`);
}
