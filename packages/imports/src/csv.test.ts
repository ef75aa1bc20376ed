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
  ['a page of an error', Buffer.from('<!DOCTYPE html><html><body>404</body></html>'), /has no column part_no/],
  ['JSON', Buffer.from('[{"part_no":"A","qty":1}]'), /has no column/],
  ['a line above the header', Buffer.from(`Stock list 2026\n\n${head}A,x,1\n`), /has no column part_no/],
  ['an old Excel workbook', Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /Excel workbook/],
  ['a compressed file', Buffer.of(0x1f, 0x8b, 8, 0, 0, 0), /not UTF-8/],
  [
    'half a letter at its end',
    Buffer.concat([Buffer.from(`${head}A,x,1`), Buffer.of(0xc3)]),
    /line 2 has the byte 0xC3/,
  ],
  ['letters of CESU-8', Buffer.concat([Buffer.from(`${head}A,`), Buffer.of(0xed, 0xa0, 0x81)]), /byte 0xED/],
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

test.each([
  ['two byte order marks', `\ufeff\ufeff${head}A,x,1\n`],
  ['a quoted header behind a mark', '\ufeff"part_no","description","qty"\nA,x,1\n'],
  ['capitals and blanks in the header', ' Part_No ,DESCRIPTION, Qty\u00a0\nA,x,1\n'],
  ['empty columns at the end', 'part_no,description,qty,,\nA,x,1,,\n'],
  ['a hint for tabs', 'sep=\t\npart_no\tdescription\tqty\nA\tx\t1\n'],
  ['two carriage returns', `${head}A,x,1\n`.replaceAll('\n', '\r\r\n')],
  ['mixed line ends', 'part_no,description,qty\r\nA,x,1\r'],
])('a file with %s is read, too', async (_name, content) => {
  expect((await rowsOf(content)).map(({ cells }) => Object.values(cells).slice(0, 3).join('|'))).toEqual(['A|x|1']);
});

test.each([
  ['letters in the wrong encoding', 'A,CitroÃ«n,1', /“Ã«”/],
  ['signs in the wrong encoding', 'A,90Â° elbow,1', /“Â°”/],
  ['quotation marks in the wrong encoding', 'A,Driverâ€™s mirror,1', /“â€”/],
  ['backslashes before marks', 'A,"24\\" rims",1', /must be doubled/],
  ['a comma in curly marks', 'A,“x, y”,1', /4 cells/],
  ['a comma in single marks', "'A','x, y','1'", /4 cells/],
  ['a decimal comma', 'A,x,1,5', /4 cells/],
  ['quotation marks around the whole row', '"A,x,1"', /1 cells/],
  ['a NUL', 'A\0,x,1', /U\+0000/],
  ['the end mark of DOS', '\u001a', /1 cells/],
  ['a vertical tab', 'A,x\u000by,1', /U\+000B/],
  ['a line break of IBM', 'A,x\u0085y,1', /U\+0085/],
])('a row with %s is a problem of its row', async (_name, line, reason) => {
  const [bad, good] = await rowsOf(`${head}${line}\nB,y,2\n`);
  expect(bad?.problem).toMatch(reason);
  expect(good).toMatchObject({ row: 3, cells: { part_no: 'B', qty: '2' } });
  expect(good?.problem).toBeUndefined();
});

test.each(['SÃO PAULO', 'Âge', 'â la carte', '90° Ø88', 'Señor', 'ÃO', 'Â'])(
  '%s is in no wrong encoding',
  async (text) => {
    expect(shown(await rowsOf(`${head}A,${text},1\n`))).toEqual([[2, `A|${text}|1`]]);
  },
);

test('a letter that an earlier program lost, or a control character, is the problem of its row', async () => {
  expect(shown(await rowsOf(`${head}A,Citro\ufffdn,1\nB,x\u0001,1\nC,z,1\n`))).toEqual([
    [2, 'has the character U+FFFD, which cannot be printed'],
    [3, 'has the character U+0001, which cannot be printed'],
    [4, 'C|z|1'],
  ]);
});
