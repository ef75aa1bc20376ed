import { describe, expect, test } from 'vitest';
import { pastedRows } from './pasted-rows.ts';

const read = (text: string) => pastedRows(text).rows.map(({ partNo, quantity }) => [partNo, quantity]);

describe('a line of a list', () => {
  test.each([
    // From a spreadsheet, columns in either order.
    ['FO1003\t12', 'FO1003', 12],
    ['12\tFO1003', 'FO1003', 12],
    ['FO1003\tOil filter\t12', 'FO1003', 12],
    ['FO1003\tOil filter\t$18.95\t12', 'FO1003', 12],
    ['12\t19653719', '19653719', 12],
    ['19653719\t12', '19653719', 12],
    ['FO1003\t', 'FO1003', 0],
    ['FO1003\t12.00', 'FO1003', 12],
    // From a file.
    ['FO1003,12', 'FO1003', 12],
    ['12,FO1003', 'FO1003', 12],
    ['FO1003;12', 'FO1003', 12],
    ['FO1003 | 12', 'FO1003', 12],
    ['"FO1003","Filter, oil","12"', 'FO1003', 12],
    ['"Filter, 84 mm","FO1003",12', 'FO1003', 12],
    ['"FO1003",', 'FO1003', 0],
    ['SL F100,2', 'SL F100', 2],
    // From a mail.
    ['12 x FO1003', 'FO1003', 12],
    ['12x FO1003', 'FO1003', 12],
    ['12 × FO1003', 'FO1003', 12],
    ['12 pcs FO1003', 'FO1003', 12],
    ['12 off FO1003 oil filter', 'FO1003', 12],
    ['FO1003 x 12', 'FO1003', 12],
    ['FO1003 x12', 'FO1003', 12],
    ['FO1003 qty 12', 'FO1003', 12],
    ['FO1003: 12', 'FO1003', 12],
    ['FO1003 - 12 pcs', 'FO1003', 12],
    ['FO1003 12', 'FO1003', 12],
    ['12 FO1003', 'FO1003', 12],
    ['- 12 x ABC-123', 'ABC-123', 12],
    ['• ABC-123 x 2', 'ABC-123', 2],
    ['3. ABC-123', 'ABC-123', 0],
    ['> 2 x ABC-123', 'ABC-123', 2],
    ['2 x ABC-123, please', 'ABC-123', 2],
    ['2 x GM 19653719', 'GM 19653719', 2],
    ['oil filter FO1003', 'FO1003', 0],
    // A quantity within a sentence.
    ['FO1005 x2 oil filter', 'FO1005', 2],
    ['FO1005 x 2 (urgent)', 'FO1005', 2],
    ['FO 1005 pcs 2', 'FO 1005', 2],
    ['FO1005 oil filter 84 x 62 mm', 'FO1005', 0],
    ['2 x FO1005 (set of 4)', 'FO1005', 2],
    // A part number is not split.
    ['BA-12 pcs', 'BA-12', 0],
    ['FO1003', 'FO1003', 0],
    ['SL F100', 'SL F100', 0],
    ['SL-F100', 'SL-F100', 0],
    ['19 653 719', '19 653 719', 0],
    ['19653719 2', '19653719', 2],
    ['2 19653719', '19653719', 2],
    ['90915-YZZD2', '90915-YZZD2', 0],
    ['FO1003X12', 'FO1003X12', 0],
    // Above the limit of an order line: reported, not cut.
    ['FO1003,1200', 'FO1003', 1200],
  ])('%j', (line, partNo, quantity) => {
    expect(read(line)).toEqual([[partNo, quantity]]);
  });
});

test('a header names the columns, whatever their contents', () => {
  const text = 'Qty,Description,Part Number,Price\r\n4,Bulb 12V 55W,H7,9.95\r\n,Wiper 600 mm,55567,12';
  expect(read(text)).toEqual([
    ['H7', 4],
    ['55567', 0],
  ]);
  expect(read('Part No.\tQuantity\n55567\t20')).toEqual([['55567', 20]]);
  for (const head of ['零件号', '配件号']) expect(read(`${head},数量\nFO1003,3`)).toEqual([['FO1003', 3]]);
});

test('lines of a mail that name no part are left out and counted', () => {
  const mail = 'Hi team,\n\nplease send:\n2 x FO1003\nABC-123 x 4\n\nThanks\nSam';
  expect(pastedRows(mail)).toEqual({
    rows: [
      { partNo: 'FO1003', quantity: 2 },
      { partNo: 'ABC-123', quantity: 4 },
    ],
    ignored: 4,
  });
});

test('lines end as any system ends them, and a mark of the encoding is no letter', () => {
  expect(read('\uFEFFFO1003,1\rFO1004,2\r\nFO1005,3\n')).toEqual([
    ['FO1003', 1],
    ['FO1004', 2],
    ['FO1005', 3],
  ]);
  expect(pastedRows('\n  \n')).toEqual({ rows: [], ignored: 0 });
});

// A reader that is slow for long lines or many of them takes longer than a test may.
test('ten thousand lines are read', () => {
  const line = 'ABC-12345 x 4 oil filter with a long description, in words and 12 numbers';
  expect(pastedRows(Array(10_000).fill(line).join('\n')).rows).toHaveLength(10_000);
}, 20_000);

test('a quantity in groups of thousands, numbers in groups and quoted line breaks stay whole', () => {
  expect(read('FO1003\t1,000')).toEqual([['FO1003', 1000]]);
  expect(read('FO1003 x 1,000')).toEqual([['FO1003', 1000]]);
  expect(read('1,000 x FO1003')).toEqual([['FO1003', 1000]]);
  expect(read('FO1003;"12,000"')).toEqual([['FO1003', 12_000]]);
  expect(read('F 026 400 219\nF 026 407 006\nLF 3000 200')).toEqual([
    ['F 026 400 219', 0],
    ['F 026 407 006', 0],
    ['LF 3000 200', 0],
  ]);
  expect(read('Part No,Description,Qty\nFO1003,"Oil filter\n84 mm",2\nFO1008,x,3')).toEqual([
    ['FO1003', 2],
    ['FO1008', 3],
  ]);
});

const heads =
  "Ordered|Order Qty|Pcs|Units|Req'd|Qty Ord|Menge|Qty Required|Required|Qty Ordered|Quantity Ordered|Order Quantity|Q'ty|Qnty|Pieces|Pces|Count|Wanted|Needed|To Order|Anzahl|Stück|Qté|Cantidad|Qty (ea)|No. off|How many|PO Qty";
test.each(heads.split('|'))('the column "%s" is the quantity', (head) => {
  expect(read(`Part No,${head}\nFO1003,12`)).toEqual([['FO1003', 12]]);
});

describe('a quantity that is no count of pieces', () => {
  test.each([
    ['FO1003 x 2.5', 'FO1003', '2.5'],
    ['FO1003 qty 0', 'FO1003', '0'],
    ['2 boxes FO1003', 'FO1003', '2 boxes'],
    ['FO1003 3 cartons', 'FO1003', '3 cartons'],
    ['Part No,Qty\nFO1003,2.5', 'FO1003', '2.5'],
    ['Part No,Qty\nFO1003,0', 'FO1003', '0'],
    ['Part No,Qty\nFO1003,-4', 'FO1003', '-4'],
    ['Part No,Qty\nFO1003,TBC', 'FO1003', 'TBC'],
  ])('%s is a problem of the row', (text, partNo, unread) => {
    expect(pastedRows(text).rows).toEqual([{ partNo, quantity: 0, unread }]);
  });

  test.each([
    ['2 dozen FO1003', 24],
    ['FO1003 1 doz', 12],
  ])('%s is %i pieces', (text, quantity) => {
    expect(pastedRows(text).rows).toEqual([{ partNo: 'FO1003', quantity }]);
  });
});
