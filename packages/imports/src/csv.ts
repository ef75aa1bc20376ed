import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
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

async function* readRows(file: string, source: Readable, required: readonly string[]): AsyncGenerator<ImportRow> {
  let named = false;
  const parser = parse({
    bom: true,
    columns: (names: string[]) => {
      named = true;
      return headerOf(file, required)(names);
    },
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  source.on('error', (error) => parser.destroy(error));
  let row = 1;
  for await (const record of source.pipe(parser)) {
    row += 1;
    const { record: cells, info } = record as { record: Cells; info: { error?: { message: string } } };
    yield { row, cells, ...(info.error && { problem: 'has not as many cells as the header' }) };
  }
  if (!named) throw new UnusableFile(`${file} is empty.`);
}

/** Streams a CSV file with a header row; a row with too many or too few cells comes with its problem. */
export const readCsv = (file: string, required: readonly string[]): AsyncGenerator<ImportRow> =>
  readRows(file, createReadStream(file), required);

/** Reads an uploaded file in the same way. Throws `UnusableFile` if it is no CSV. `name` is its name in messages. */
export async function* readCsvText(
  name: string,
  content: Uint8Array,
  required: readonly string[],
): AsyncGenerator<ImportRow> {
  try {
    yield* readRows(name, Readable.from([Buffer.from(content)]), required);
  } catch (error) {
    throw error instanceof CsvError ? new UnusableFile(`${name} is no CSV file: ${error.message}`) : error;
  }
}
