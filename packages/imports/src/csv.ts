import { createReadStream } from 'node:fs';
import { type Encoding, type FileSource, linesOf, UnusableFile } from './file-lines.ts';
import type { ImportRow } from './import-row.ts';
import { type FileRecord, recordReader } from './records.ts';

export { UnusableFile } from './file-lines.ts';

interface Header {
  readonly separator: string;
  readonly columns: readonly string[];
}

/** Excel writes semicolons where the comma is the decimal sign, and tabs as "Unicode text". */
const separators = [',', ';', '\t'];

const columnsOf = (line: string, separator: string): string[] => {
  const [record] = recordReader(separator, 0)([line], true);
  const columns = (record?.cells ?? []).map((name) => name.trim().toLowerCase());
  while (columns.at(-1) === '') columns.pop();
  return columns;
};

const headerOf = (file: string, line: string, required: readonly string[]): Header => {
  const readings = separators.map((separator) => ({ separator, columns: columnsOf(line, separator) }));
  const header = readings.find(({ columns }) => required.every((name) => columns.includes(name)));
  if (!header) {
    const { columns = [] } = readings.toSorted((a, b) => b.columns.length - a.columns.length)[0] ?? {};
    const missing = required.filter((name) => !columns.includes(name));
    throw new UnusableFile(`${file} has no column ${missing.join(', ')}.`);
  }
  const twice = header.columns.find((name, index) => name !== '' && header.columns.indexOf(name) !== index);
  if (twice) throw new UnusableFile(`${file} has the column ${twice} twice.`);
  return header;
};

/** Control characters, and the replacement character that an earlier program wrote for a letter. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;

/** "Citroën" and "90°" in UTF-8 that a program has read as Windows-1252 and saved again. */
const misread = /[ÃÂ][\u0080-\u00bf]|â€/;

const problemOf = (cells: readonly string[], width: number): string | undefined => {
  if (cells.length < width || cells.slice(width).some((cell) => cell.trim() !== ''))
    return `has ${cells.length} cells; the header has ${width}`;
  const torn = cells.find((each) => misread.test(each));
  if (torn) return `has “${misread.exec(torn)?.[0]}”: a program has read it in the wrong encoding`;
  const cell = cells.find((each) => unprintable.test(each));
  const sign = cell && unprintable.exec(cell)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return sign && `has the character U+${sign}, which cannot be printed`;
};

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Turns records into rows. They are numbered as in a spreadsheet: blank rows count, but are skipped. */
const rowReader = (header: Header, headerRow: number) => {
  const { columns } = header;
  let row = headerRow;
  return (records: readonly FileRecord[]): ImportRow[] =>
    records.flatMap(({ cells: values, problem }) => {
      row += 1;
      if (!values[0]?.trim() && isBlank(values)) return [];
      const cells: Record<string, string> = {};
      columns.forEach((name, index) => {
        cells[name] = values[index] ?? '';
      });
      const wrong = problem ?? problemOf(values, columns.length);
      return { row, cells, ...(wrong && { problem: wrong }) };
    });
};

/** Excel writes "sep=;" before the header. */
const isHint = (line: string) => /^"?sep=.?"?$/i.test(line.trim());

async function* readRows(source: FileSource, required: readonly string[]): AsyncGenerator<ImportRow> {
  let toRecords: ReturnType<typeof recordReader> | undefined;
  let toRows: ReturnType<typeof rowReader> | undefined;
  let skipped = 0;
  for await (let lines of linesOf(source)) {
    if (!toRecords || !toRows) {
      const first = lines.findIndex((line) => line.trim() !== '' && !isHint(line));
      if (first < 0) {
        skipped += lines.length;
        continue;
      }
      const header = headerOf(source.name, lines[first] ?? '', required);
      toRecords = recordReader(header.separator, header.columns.length);
      toRows = rowReader(header, skipped + first + 1);
      lines = lines.slice(first + 1);
    }
    for (const row of toRows(toRecords(lines))) yield row;
  }
  if (!toRecords || !toRows) throw new UnusableFile(`${source.name} is empty.`);
  for (const row of toRows(toRecords([], true))) yield row;
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file, { highWaterMark: 256 * 1024 });
  } catch (error) {
    // Such as a folder, or a file without permission.
    throw new UnusableFile(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Streams a CSV file with a header row. A row that cannot be read comes with its problem. Throws `UnusableFile`
 * if the file is no CSV in a known encoding; only `windows-1252` has to be named.
 */
export const readCsv = (
  file: string,
  required: readonly string[],
  encoding: Encoding = 'utf-8',
): AsyncGenerator<ImportRow> => readRows({ name: file, chunks: chunksOf(file), encoding }, required);

async function* single(content: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(content);
}

/** Reads an uploaded file in the same way. `name` is its name in messages. */
export const readCsvText = (
  name: string,
  content: Uint8Array,
  required: readonly string[],
): AsyncGenerator<ImportRow> => readRows({ name, chunks: single(content), encoding: undefined }, required);
