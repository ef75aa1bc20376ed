import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readCsv } from '@southline/imports/csv';
import { expect, test } from 'vitest';
import { localityRow } from '../application/import/locality-row.ts';
import { farRows } from './far-rows.ts';
import type { LocalityRow } from './gather-places.ts';

const at = (suburb: string, postcode: string, lat: number, lng: number, state: LocalityRow['state'] = 'NSW') => ({
  row: 2,
  suburb,
  postcode,
  state,
  of: '',
  area: '',
  isBox: false,
  position: { lat, lng },
});

const brokenHill = [
  at('Broken Hill', '2880', -31.9505, 141.4533),
  at('Silverton', '2880', -31.8833, 141.2167),
  at('Tibooburra', '2880', -29.7284, 142.002),
  at('Little Topar', '2880', -31.7805, 142.2255),
];

test('a place in another part of the state is far from the middle of its postcode', () => {
  const wrong = at('Broken Hill West', '2880', -32.5166, 148.6724);
  const [found, ...others] = farRows([...brokenHill, wrong]);
  expect(found?.row).toBe(wrong);
  expect(found?.km).toBeGreaterThan(600);
  expect(others).toEqual([]);
});

test.each([
  ['places of one large postcode', brokenHill],
  ['an island of the Torres Strait', [at('Cooktown', '4875', -15.47, 145.25), at('Boigu', '4875', -9.26, 142.21)]],
  [
    'both sides of 180°',
    [at('Waitangi', '8942', -43.95, -176.56, 'NZ'), at('Forty-Fours', '8942', -43.96, 179.9, 'NZ')],
  ],
  ['a postcode of one place', [at('Eucla', '6444', -31.68, 128.88)]],
])('%s is right', (_name, rows) => expect(farRows(rows)).toEqual([]));

test('no place of the list that comes with the product is far from its postcode', async () => {
  const packed = join(import.meta.dirname, '../../../../tools/demo/assets/localities.csv.br');
  const folder = mkdtempSync(join(tmpdir(), 'localities-'));
  const file = join(folder, 'places.csv');
  writeFileSync(file, brotliDecompressSync(readFileSync(packed)));
  const rows: LocalityRow[] = [];
  for await (const { row, cells } of readCsv(file, ['suburb'])) {
    const parsed = localityRow(cells, row);
    if ('value' in parsed) rows.push(parsed.value);
  }
  rmSync(folder, { recursive: true });
  expect(rows).toHaveLength(22_326);
  expect(farRows(rows).map(({ row, km }) => `${row.suburb} ${row.postcode}: ${km} km`)).toEqual([]);
});
