// node dist/cli/pack-localities.js <au.csv> <nz.csv> <out>   packs published lists of localities as assets/localities.csv.br
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { correctLocalities } from '../locality-corrections.ts';
import { localityColumns } from '../place-table.ts';

const [au, nz, out] = process.argv.slice(2);
if (!au || !nz || !out) throw new Error('usage: pack-localities.js <au.csv> <nz.csv> <out>');
const rows = [au, nz].flatMap((file) => parse<Record<string, string>>(readFileSync(file), { columns: true }));
// The import reads only the kind "box", so all other kinds are dropped.
const used = correctLocalities(rows).map(({ kind = '', ...row }) => ({ ...row, kind: kind === 'box' ? kind : '' }));
const csv = stringify(used, { header: true, columns: [...localityColumns] });
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 };
writeFileSync(out, brotliCompressSync(csv, { params }));
process.stdout.write(`${rows.length} localities\n`);
