import { describe, expect, test } from 'vitest';
import { readList } from './read-list.ts';

const read = (text: string) => readList(text).rows.map(({ partNo, quantity }) => [partNo, quantity]);
const unread = (text: string) =>
  readList(text).rows.map(({ partNo, quantity, unread = '' }) => [partNo, unread || quantity]);

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
  expect(readList(mail)).toEqual({
    rows: [
      { partNo: 'FO1003', quantity: 2, line: 4 },
      { partNo: 'ABC-123', quantity: 4, line: 5 },
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
  expect(readList('\n  \n')).toEqual({ rows: [], ignored: 0 });
});

// A reader that is slow for long lines or many of them takes longer than a test may.
test('ten thousand lines are read', () => {
  const line = 'ABC-12345 x 4 oil filter with a long description, in words and 12 numbers';
  expect(readList(Array(10_000).fill(line).join('\n')).rows).toHaveLength(10_000);
});

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

/** Heads of order forms, purchase orders, parts lists and exports of shops and workshop programs. */
const quantityHeads =
  "Qty|QTY|Qty.|Qty:|Quantity|QUANTITY|Quantities|Ordered|Order Qty|Order Quantity|Qty Ordered|Quantity Ordered|QTY ORD|Ord Qty|ORD. QTY|OrderQty|order_qty|ordered_quantity|Qty Req'd|QTY REQ'D|Qty Required|Quantity Required|Required Qty|quantity_required|Req'd|Reqd|Required|Qty Needed|Needed|Wanted|Qty Wanted|To Order|Qty to Order|PO Qty|PO Quantity|Purchase Qty|Total Qty|Your Qty|Q'ty|Qnty|Pcs|PCS.|Pces|Pieces|No of Pcs|No. of Pieces|Qty (ea)|Qty (pcs)|Qty/Pcs|Units|No. of Units|No. off|No Off|Off|Count|How many|No. Required|Menge|Bestellmenge|Anzahl|Stück|Stk.|Qté|Quantité|Quantité commandée|Cantidad|Cant.|Quantità|Quantidade|Aantal|Besteld aantal|Antal|Ilość|Количество|Кол-во|数量|订购数量|個数|注文数|수량|الكمية";
test('the test has more than forty heads of quantities', () => {
  expect(new Set(quantityHeads.split('|')).size).toBeGreaterThan(70);
});
test.each(quantityHeads.split('|'))('the column "%s" is the quantity', (head) => {
  expect(unread(`Part No,${head}\nFO1003,12\nFO1008,2.5`)).toEqual([
    ['FO1003', 12],
    ['FO1008', '2.5'],
  ]);
  expect(unread(`${head}\tDescription\tPart No\n12\tOil filter 84 mm\tFO1003`)).toEqual([['FO1003', 12]]);
});

test.each(
  'Amount|Bedarf|Stock|SOH|On Hand|Available|Min Qty|MOQ|Pack Qty|Qty per Pack|Carton Qty|Cartons|Qty (box)|Qty Shipped|Qty Supplied|Qty Received|Back Order Qty|Qty on Order|Nos|Unit|Order No|Whatever'.split(
    '|',
  ),
)('whether "%s" is the quantity is not guessed', (head) => {
  expect(readList(`Part No,${head}\nFO1003,12`).rows).toEqual([
    { partNo: 'FO1003', quantity: 0, unread: '12', reason: 'Column', line: 2 },
  ]);
  expect(unread(`Part No,${head},Qty\nFO1003,12,3`)).toEqual([['FO1003', 3]]);
});

test.each('Description|Price|Unit Price|Price each|RRP|Brand|Line|#|UOM|Notes|Barcode'.split('|'))(
  'the column "%s" is no quantity',
  (head) => expect(unread(`Part No;${head}\nFO1003;12`)).toEqual([['FO1003', 0]]),
);

test.each(
  'Part No|Part No.|Part Number|PartNumber|part_no|Part #|PART#|P/N|PN|MPN|SKU|Item|Item No|Item Code|Product Code|Stock Code|Cat No|Catalogue No|Material No|Article|Artikelnummer|Teile-Nr.|Mfr Part No|Supplier Part Number|OEM No|OE Number|零件号|配件号|品番'.split(
    '|',
  ),
)('the column "%s" has the numbers', (head) => {
  expect(unread(`Line\tQty\t${head}\n1\t4\t55567`)).toEqual([['55567', 4]]);
});

test('a row with more cells than the head has is a problem of the row', () => {
  expect(unread('Part No,Qty\nFO1003,1,000\nFO1008,2,')).toEqual([
    ['FO1003', '1,000'],
    ['FO1008', 2],
  ]);
  expect(unread('Part No,Description,Qty\nFO1003,Filter, oil,2')).toEqual([['FO1003', 'oil,2']]);
});

test('a head may stand below a title, and columns of the same kind must agree', () => {
  expect(unread('Order 4471 of Lee\n\nPart No;Qty;Price 2026\nFO1003;2;18')).toEqual([
    ['4471', 0],
    ['FO1003', 2],
  ]);
  expect(unread('Item\tPart No\tQty\tOrdered\n1\tFO1003\t2\t2\n2\tFO1008\t1\t3')).toEqual([
    ['FO1003', 2],
    ['FO1008', '1, 3'],
  ]);
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
    expect(readList(text).rows).toMatchObject([{ partNo, quantity: 0, unread, reason: 'NotACount' }]);
  });

  test.each([
    ['2 dozen FO1003', 24],
    ['FO1003 1 doz', 12],
  ])('%s is %i pieces', (text, quantity) => {
    expect(readList(text).rows).toEqual([{ partNo: 'FO1003', quantity, line: 1 }]);
  });
});

test.each([
  ['FO1003,1,000', 'FO1003', '1,000'],
  ['FO1003 1,5', 'FO1003', '1,5'],
  ['FO1003 2½', 'FO1003', '21⁄2'],
  ['FO1003\t2²', 'FO1003', '2^2'],
  ['FO1003\t12.000', 'FO1003', '12.000'],
  ['FO1003 GM 2', 'FO1003 GM', '2'],
  ['FO 1005 2', 'FO 1005', '2'],
  ['19 653 719 2', '19 653 719', '2'],
  ['F 026 400 219 2', 'F 026 400 219', '2'],
  ['FO1003 120', 'FO1003', '120'],
  ['FO1003 wiper 600', 'FO1003', '600'],
  ['FO1003 02', 'FO1003', '02'],
  ['FO1003,2,18', 'FO1003', '2, 18'],
  ['4 FO1003 2', 'FO1003', '4, 2'],
  ['2 x 12 FO1003', 'FO1003', '2 x'],
  ['FO1003 12.50', 'FO1003', '12.50'],
  ['two x FO1003', 'FO1003', 'two'],
  ['half a dozen FO1003', 'FO1003', 'half a dozen'],
  ['1 pair FO1003', 'FO1003', '1 pair'],
  ['5 L engine oil SL5W30', 'SL5W30', '5 L'],
  ['FO1003, TBC', 'FO1003', 'TBC'],
  ['~10 FO1003', 'FO1003', '~10'],
])('the quantity of %j is not guessed', (text, partNo, written) => {
  expect(unread(text)).toEqual([[partNo, written]]);
});

test.each([
  ['A 000 090 37 51', 'A 000 090 37 51'],
  ['1K0 698 151 F', '1K0 698 151 F'],
  ['1k0 698 151 f', '1k0 698 151 f'],
  ['1K0 698 151 F oil filter', '1K0 698 151 F'],
  ['0 986 494 090', '0 986 494 090'],
  ['90915 YZZD2', '90915 YZZD2'],
])('the groups of %j are one number', (text, partNo) => {
  expect(unread(text)).toEqual([[partNo, 0]]);
});

test.each([
  ['1. FO1003\n2. FO1008', [0, 0]],
  ['1) FO1003 x 4\n2) FO1008', [4, 0]],
  ['① FO1003\n② FO1008', [0, 0]],
  ['10   FO1003   2\n20   FO1008   3', [2, 3]],
  ['1\tFO1003\tx\t4\n2\tFO1008\tx\t', [4, 0]],
  ['1 FO1003\n2 FO1008\n3 FO1009\n4 FO1010\n5 FO1011', [0, 0, 0, 0, 0]],
  // Three numbers in a row may be quantities.
  ['1 FO1003\n2 FO1008\n3 FO1009', [1, '2', '3']],
  ['4 FO1003\n2 FO1008\n3 FO1009', [4, 2, 3]],
])('line numbers of %j are no quantities', (text, quantities) => {
  expect(unread(text).map(([, quantity]) => quantity)).toEqual(quantities);
});

test.each([
  [
    'FO1003, FO1008',
    [
      ['FO1003', 0],
      ['FO1008', 0],
    ],
  ],
  [
    '2 x FO1003 and 3 x FO1008',
    [
      ['FO1003', 2],
      ['FO1008', 3],
    ],
  ],
  [
    'FO1003, 2, FO1008, 3',
    [
      ['FO1003', 2],
      ['FO1008', 3],
    ],
  ],
  [
    'SL-DB-1043 92313905',
    [
      ['SL-DB-1043', 0],
      ['92313905', 0],
    ],
  ],
  [
    'please send\n2 x FO1003, 1 x FO1008',
    [
      ['FO1003', 2],
      ['FO1008', 1],
    ],
  ],
  // Columns of a file.
  [
    'FO1003,Z411A,2\nFO1008,Z154B,3',
    [
      ['FO1003', 2],
      ['FO1008', 3],
    ],
  ],
])('the numbers within a line of %j', (text, rows) => {
  expect(unread(text)).toEqual(rows);
});

test('quotation marks: a copied cell of several lines, inch marks, and a mark that is never closed', () => {
  expect(unread('"FO1003 x 2\nFO1008 x 3"')).toEqual([
    ['FO1003', 2],
    ['FO1008', 3],
  ]);
  expect(unread('FO1003,Wiper 24",2\nFO1008,Wiper 24",3')).toEqual([
    ['FO1003', 2],
    ['FO1008', 3],
  ]);
  expect(unread('"FO1003,2\nFO1008,3')).toEqual([
    ['FO1003', 2],
    ['FO1008', 3],
  ]);
  expect(readList('Part No,Description,Qty\nFO1003,"Oil\nfilter",2\nFO1008,x,3').rows.map(({ line }) => line)).toEqual([
    2, 4,
  ]);
});

test.each([
  ['control characters', 'FO10\u000003\t2\u0007'],
  ['zero-width signs', '\u200bFO1003\t2\u200b'],
  ['full-width signs', 'ＦＯ１００３，２'],
  ['no-break blanks', 'FO1003\u00a0x\u00a02'],
  ["Word's dashes", 'FO1003 \u2013 2'],
  ['a table of Markdown', '| Part No | Qty |\n|---|---|\n| FO1003 | 2 |'],
  ['the separator named', 'sep=;\nFO1003;2'],
])('%s', (_, text) => {
  expect(readList(text)).toMatchObject({ rows: [{ partNo: 'FO1003', quantity: 2 }], ignored: 0 });
});
