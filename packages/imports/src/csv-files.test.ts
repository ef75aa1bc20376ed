import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import type { ImportRow } from './import-row.ts';

const listed = async (rows: AsyncIterable<ImportRow>): Promise<ImportRow[]> => {
  const list: ImportRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'southline-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

const written = async (content: Uint8Array): Promise<string> => {
  const file = join(folder, 'dealers.csv');
  await writeFile(file, content);
  return file;
};

test('Windows-1252 is decoded when the command names it', async () => {
  const file = await written(Buffer.concat([Buffer.from('name,price\nCitroën,', 'latin1'), Buffer.of(0x80, 0x35)]));
  await expect(listed(readCsv(file, ['name']))).rejects.toThrow(/line 2 has the byte 0xEB.*--encoding windows-1252/);
  const [row] = await listed(readCsv(file, ['name'], 'windows-1252'));
  expect(row?.cells).toEqual({ name: 'Citroën', price: '€5' });
});

test('a file in UTF-8 is not read as Windows-1252', async () => {
  const file = await written(Buffer.from('name\nCitroën\n'));
  await expect(listed(readCsv(file, ['name'], 'windows-1252'))).rejects.toThrow(/is UTF-8/);
});

test('rows and lines of a large file keep their numbers, and records their line breaks, across chunks', async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => `N${index},"two\nlines of Ø"`);
  const file = await written(Buffer.from(`name,text\r\n${rows.join('\r\n')}`));
  const read = await listed(readCsv(file, ['name']));
  expect(read).toHaveLength(rows.length);
  expect(read.at(-1)).toEqual({ row: 30_001, cells: { name: 'N29999', text: 'two\nlines of Ø' } });
  await writeFile(file, Buffer.of(0xd8), { flag: 'a' });
  await expect(listed(readCsv(file, ['name']))).rejects.toThrow('line 60001 has the byte 0xD8');
});

test('a folder, or a file that is not there, is refused in words', async () => {
  await expect(listed(readCsv(folder, ['name']))).rejects.toThrow(`${folder} cannot be read`);
  await expect(listed(readCsv(join(folder, 'none.csv'), ['name']))).rejects.toThrow('cannot be read');
});
