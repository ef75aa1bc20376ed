import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const file = (...bytes: (number | string)[]) =>
  new File(
    bytes.map((each) => (typeof each === 'string' ? each : new Uint8Array([each]))),
    'list.csv',
  );

test('a file is read in the encoding that it was written in', async () => {
  expect(await readFile(file('FO1003,1,é'))).toBe('FO1003,1,é');
  expect(await readFile(file(0xff, 0xfe, 0x46, 0, 0x4f, 0))).toBe('FO');
  expect(await readFile(file(0xfe, 0xff, 0, 0x46, 0, 0x4f))).toBe('FO');
  expect(await readFile(file('Caf', 0xe9))).toBe('Café');
});

test('a workbook and files without rows are reported', async () => {
  expect(await readFile(file('PK\u0003\u0004'))).toBe('workbook');
  expect(await readFile(file(0xd0, 0xcf, 0x11, 0xe0))).toBe('workbook');
  expect(await readFile(file('x'.repeat(2_000_001)))).toBe('too-large');
});
