import { describe, expect, test } from 'vitest';
import { readList } from './read-list.ts';

type Line = readonly [line: string, partNo: string, quantity: number];

/** Ten kinds of lists that workshops paste, six lines of each. Quantity 0: the line names none, and one is ordered. */
const kinds: Readonly<Record<string, readonly Line[]>> = {
  'a chat: quantity first, small letters, a space in the number': [
    ['1x fo 1005', 'fo 1005', 1],
    ['2x fo1005', 'fo1005', 2],
    ['3 x ba 2231 front pads', 'ba 2231', 3],
    ['1 × sl f100', 'sl f100', 1],
    ['10x sp 4411 plugs', 'sp 4411', 10],
    ['4x gm 19653719', 'gm 19653719', 4],
  ],
  'quantity last, with a unit': [
    ['FO1005 2 pcs', 'FO1005', 2],
    ['FO1005 2pcs', 'FO1005', 2],
    ['FO1005 12 ea', 'FO1005', 12],
    ['FO1005, 3 units', 'FO1005', 3],
    ['SL F100 2 off', 'SL F100', 2],
    ['FO1005 1 each please', 'FO1005', 1],
  ],
  'quantity in brackets': [
    ['FO1005 (2)', 'FO1005', 2],
    ['FO1005 (x2)', 'FO1005', 2],
    ['FO1005 [4]', 'FO1005', 4],
    ['FO1005 (qty 3)', 'FO1005', 3],
    ['FO1005 (2 pcs)', 'FO1005', 2],
    ['FO1005 oil filter (2)', 'FO1005', 2],
  ],
  'a word for the quantity': [
    ['Qty 2 FO1005', 'FO1005', 2],
    ['Qty: 2 FO1005', 'FO1005', 2],
    ['qty 2 x FO1005', 'FO1005', 2],
    ['Quantity 12 – FO1005', 'FO1005', 12],
    ['FO1005 Qty: 2', 'FO1005', 2],
    ['FO1005 quantity 6', 'FO1005', 6],
  ],
  'a line of a quote, with description and price': [
    ['FO1005 Oil filter spin-on $18.95', 'FO1005', 0],
    ['FO1005 Oil filter spin-on 2 $18.95 $37.90', 'FO1005', 2],
    ['FO1005 Oil filter 2 @ $18.95', 'FO1005', 2],
    ['2 FO1005 Oil filter 18.95 37.90', 'FO1005', 2],
    ['2 x FO1005 Oil filter M20x1.5 $18.95 ea', 'FO1005', 2],
    ['FO1005 Wiper blade 600 mm', 'FO1005', 0],
  ],
  'columns of a spreadsheet, with tabs': [
    ['FO1005\t2', 'FO1005', 2],
    ['2\tFO1005\tOil filter', 'FO1005', 2],
    ['1\tFO1005\tOil filter\t4\t$18.95\t$75.80', 'FO1005', 4],
    ['FO1005\tOil filter 84 mm\t3\tea\t18.95', 'FO1005', 3],
    ['FO1005\t\t12', 'FO1005', 12],
    ['FO1005\tOil filter\t$1,118.95\t2', 'FO1005', 2],
  ],
  'a file with semicolons': [
    ['FO1005;2', 'FO1005', 2],
    ['FO1005;Ölfilter;2;18,95', 'FO1005', 2],
    ['2;FO1005', 'FO1005', 2],
    ['"FO1005";"Filter; oil";"3"', 'FO1005', 3],
    ['FO1005;2;', 'FO1005', 2],
    ['FO1005 ; 2 pcs', 'FO1005', 2],
  ],
  'a file with commas': [
    ['FO1005,2', 'FO1005', 2],
    ['FO1005,Oil filter,2,18.95,37.90', 'FO1005', 2],
    ['"FO1005","Oil filter, spin-on",2,"$1,018.95"', 'FO1005', 2],
    ['2,FO1005,Oil filter', 'FO1005', 2],
    ['19653719,2,18.95', '19653719', 2],
    ['FO1005, , 6', 'FO1005', 6],
  ],
  'a mail: bullets, numbered lines, quoted lines': [
    ['- FO1005 x 2', 'FO1005', 2],
    ['* 2 FO1005', 'FO1005', 2],
    ['1) FO1005 - 2', 'FO1005', 2],
    ['> > 4 of FO1005', 'FO1005', 4],
    ['2. 3x FO1005 oil filter', 'FO1005', 3],
    ['Can we get 2 of FO1005 for Monday', 'FO1005', 2],
  ],
  'numbers that look like quantities': [
    ['19653719 x 2', '19653719', 2],
    ['2 pcs 19653719', '19653719', 2],
    ['19653719 (2)', '19653719', 2],
    ['Qty 4 19653719', '19653719', 4],
    ['90915-YZZD2 (1)', '90915-YZZD2', 1],
    ['12V 55W H7 bulb 5567-H7 x 2', '5567-H7', 2],
  ],
};

const lines = Object.values(kinds).flat();
const readLine = (line: string) => {
  const [row] = readList(line).rows;
  return { partNo: row?.partNo, quantity: row?.quantity };
};

test('of sixty lines in ten forms at least 58 are read right, and no quantity is wrong', () => {
  expect(lines).toHaveLength(60);
  const wrong = lines.filter(([line, partNo, quantity]) => {
    const row = readLine(line);
    return row.partNo !== partNo || row.quantity !== quantity;
  });
  expect(wrong.filter(([line, , quantity]) => readLine(line).quantity !== quantity)).toEqual([]);
  expect(wrong.length, wrong.map(([line]) => `${line} → ${JSON.stringify(readLine(line))}`).join('\n')).toBeLessThan(3);
});

describe.each(Object.entries(kinds))('%s', (_kind, ofKind) => {
  test('is also read as one list', () => {
    expect(readList(ofKind.map(([line]) => line).join('\r\n')).rows.map(({ quantity }) => quantity)).toEqual(
      ofKind.map(([, , quantity]) => quantity),
    );
  });
});

test('a pasted mail gives its parts, and neither its dates nor its telephone numbers', () => {
  const mail = `From: Sam Lee <sam@leesgarage.example>
Sent: Tuesday, 3 March 2026 9:14 AM
To: parts@southline.example
Subject: Order PO 4471

Hi,
could you send by Friday:
2 x FO1005
FO1006 (4)
Qty 1 BA2231

Thanks
Sam
Ph 02 9555 0142
Mobile: +61 412 555 014
ABN 51 824 753 556`;
  expect(readList(mail).rows.map(({ partNo, quantity }) => ({ partNo, quantity }))).toEqual([
    { partNo: 'FO1005', quantity: 2 },
    { partNo: 'FO1006', quantity: 4 },
    { partNo: 'BA2231', quantity: 1 },
  ]);
});
