import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

/** Attributes, specifications and cross-references become JSON. */
const csv = () => stringify({ header: true, cast: { boolean: String } });

/** A CSV file per kind, in the columns of docs/how-to/import-data.md. */
export const writeSet = async (
  folder: string,
  set: Readonly<Record<string, () => Iterable<object>>>,
): Promise<void> => {
  for (const [kind, rows] of Object.entries(set)) {
    await pipeline(rows(), csv(), createWriteStream(join(folder, `${kind}.csv`)));
  }
};
