import { expect, test } from 'vitest';
import { readCsvText, UnusableFile } from './csv.ts';
import type { ImportRow } from './import-row.ts';

const listed = async (rows: AsyncIterable<ImportRow>): Promise<ImportRow[]> => {
  const list: ImportRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
};
const rowsOf = async (content: string | Uint8Array, required = ['part_no', 'qty']): Promise<ImportRow[]> => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return await listed(readCsvText('parts.csv', bytes, required));
};
const shown = (rows: readonly ImportRow[]) =>
  rows.map(({ row, cells, problem }) => [row, problem ?? Object.values(cells).join('|')]);
const head = 'part_no,description,qty\n';

/** Bytes of Windows-1252: Latin-1 is enough for these letters. */
const windows = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each([
  ['an inch mark', 'A,Wiper 24" hybrid,1', 'A|Wiper 24" hybrid|1'],
  ['an inch mark at the end of a cell', 'A,Wiper 24",1', 'A|Wiper 24"|1'],
  ['feet and inches', `A,Strap 6'2",1`, `A|Strap 6'2"|1`],
  ['a doubled mark', 'A,"Wiper 24"" hybrid",1', 'A|Wiper 24" hybrid|1'],
  ['a separator in quotes', 'A,"Bulb, 12 V",1', 'A|Bulb, 12 V|1'],
  ['a line break in quotes', 'A,"Oil filter\n84 mm",1', 'A|Oil filter\n84 mm|1'],
  ['a blank after the closing mark', 'A,"Oil" ,1', 'A|Oil|1'],
  ['empty quotes', '"A","",1', 'A||1'],
  ['only doubled marks', 'A,"""",1', 'A|"|1'],
  ['empty cells at the end', 'A,x,1,,,', 'A|x|1'],
])('a cell with %s is read as typed', async (_name, line, cells) => {
  expect(shown(await rowsOf(`${head}${line}\nB,y,2\n`))).toEqual([
    [2, cells],
    [3, 'B|y|2'],
  ]);
});

test.each([
  ['never closed', 'A,"Wiper 24,1', /not closed/],
  ['never closed in the last cell', 'A,x,"1', /not closed/],
  ['inside a quoted cell', 'A,"24" rims",1', /must be doubled/],
  ['after a quoted cell', 'A,"24"",1', /not closed/],
])('a quotation mark %s costs one row only', async (_name, line, reason) => {
  const good = Array.from({ length: 300 }, (_, index) => `G${index},"good ""x""",2`).join('\n');
  const rows = await rowsOf(`${head}${line}\n${good}\n`);
  expect(rows).toHaveLength(301);
  expect(rows[0]).toMatchObject({ row: 2, problem: expect.stringMatching(reason) });
  expect(rows.filter(({ problem }) => problem)).toHaveLength(1);
});

test('a row with more or fewer cells than the header comes with both numbers', async () => {
  expect(shown(await rowsOf(`${head}A,x\nB,y,1,z\nC,z,1\n`))).toEqual([
    [2, 'has 2 cells; the header has 3'],
    [3, 'has 4 cells; the header has 3'],
    [4, 'C|z|1'],
  ]);
});

test('blank rows are skipped and counted', async () => {
  expect(shown(await rowsOf(`\n${head}\n,,\n  \nA,x,1\n\n`))).toEqual([[6, 'A|x|1']]);
});

test.each([
  ['UTF-8 with a mark', Buffer.from(`\ufeff${head}A,Ø88,1\n`)],
  ['UTF-16, little endian', utf16(`${head}A,Ø88,1\n`)],
  ['UTF-16, big endian', utf16(`${head}A,Ø88,1\n`).swap16()],
  ['"Unicode text" of Excel', utf16(`${head}A,Ø88,1\n`.replaceAll(',', '\t'))],
  ['semicolons', Buffer.from(`${head}A,Ø88,1\n`.replaceAll(',', ';'))],
  ['a separator line of Excel', Buffer.from(`sep=;\n${head}A,Ø88,1\n`.replaceAll(',', ';'))],
  ['carriage returns only', Buffer.from(`${head}A,Ø88,1\n`.replaceAll('\n', '\r'))],
  ['Windows line ends', Buffer.from(`${head}A,Ø88,1\n`.replaceAll('\n', '\r\n'))],
  ['no line end', Buffer.from(`${head}A,Ø88,1`)],
])('a file with %s is read', async (_name, content) => {
  expect((await rowsOf(content)).map(({ cells }) => Object.values(cells).join('|'))).toEqual(['A|Ø88|1']);
});

test.each([
  ['Windows-1252', windows(`${head}A,x,1\nB,Citroën,1\n`), /not UTF-8: line 3 has the byte 0xEB/],
  ['an Excel workbook', Buffer.from('PK\x03\x04...'), /Excel workbook/],
  ['UTF-16 without a mark', Buffer.from(`${head}A,x,1\nB,y,2\n`, 'utf16le'), /UTF-16 without/],
  ['half a UTF-16 character', Buffer.concat([utf16(head), Buffer.of(0)]), /begins like UTF-16/],
  ['no bytes', Buffer.alloc(0), /is empty/],
  ['blank lines only', Buffer.from('\n\n'), /is empty/],
  ['other columns', Buffer.from('part,qty\nA,1\n'), /has no column part_no/],
  ['a column twice', Buffer.from('part_no,qty,Qty\nA,1,2\n'), /the column qty twice/],
  ['a line of 2 MB', Buffer.concat([Buffer.from(head), Buffer.alloc(2_000_000, 'x')]), /more than 1 MB/],
])('a file with %s is refused in words', async (_name, content, reason) => {
  const refused = rowsOf(content);
  await expect(refused).rejects.toThrow(UnusableFile);
  await expect(refused).rejects.toThrow(reason);
});

test('a letter that an earlier program lost, or a control character, is the problem of its row', async () => {
  expect(shown(await rowsOf(`${head}A,Citro\ufffdn,1\nB,x\u0001,1\nC,z,1\n`))).toEqual([
    [2, 'has the character U+FFFD, which cannot be printed'],
    [3, 'has the character U+0001, which cannot be printed'],
    [4, 'C|z|1'],
  ]);
});
