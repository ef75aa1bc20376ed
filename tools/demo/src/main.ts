// node dist/main.js <folder>   writes the demo catalogue, places and dealers there, a CSV file per kind, for imports
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { loadConfig } from './config.ts';
import { dealerSet } from './dealer-set.ts';
import { demoSet } from './demo-set.ts';

/** Attributes, specifications and cross-references become JSON. */
const csv = () => stringify({ header: true, cast: { boolean: String } });

/** A CSV file per kind, in the columns of docs/how-to/import-data.md. */
const writeSet = async (folder: string, set: Readonly<Record<string, () => Iterable<object>>>): Promise<void> => {
  for (const [kind, rows] of Object.entries(set)) {
    await pipeline(rows(), csv(), createWriteStream(join(folder, `${kind}.csv`)));
  }
};

const main = async (folder: string): Promise<string> => {
  const { DEMO_PARTS: parts, DEMO_VEHICLES: vehicles, DEMO_SEED: seed } = loadConfig(process.env);
  const size = JSON.stringify({ parts, vehicles, seed, version: 11 });
  // Written last: a folder without it is incomplete.
  const note = join(folder, 'size.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === size) return 'the files are there already';
  await mkdir(folder, { recursive: true });
  await writeSet(folder, { ...demoSet({ parts, vehicles, seed }), ...dealerSet(seed) });
  await writeFile(note, size);
  return `${parts} parts`;
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: main.js <folder>');
process.stdout.write(`demo: ${await main(folder)}\n`);
