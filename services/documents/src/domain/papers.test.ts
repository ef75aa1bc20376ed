import { type LineFacts, noRemarks, type PlacedOrder } from '@southline/kernel/order';
import { expect, test } from 'vitest';
import { orderList } from './order-list.ts';
import { orderPaper } from './order-paper.ts';
import { packingList } from './packing-list.ts';
import type { Cell, Paper } from './paper.ts';
import { papersOf } from './paper-kind.ts';
import { taxInvoice } from './tax-invoice.ts';

const supplier = { name: 'Southline Automotive Parts', abn: '12 345 678 901', address: 'Melbourne VIC, Australia' };

const line = (change: Partial<LineFacts> = {}): LineFacts => ({
  partNo: 'SL-1001',
  gmPartNo: '',
  description: 'Battery, 12 V 60 Ah',
  vehicle: '',
  fit: 'Unknown',
  fitNote: '',
  quantity: 2,
  pricing: 'priced',
  price: 18_900,
  total: 37_800,
  drawing: { family: 'batteries', attributes: {} },
  ...change,
});

const order = (change: Partial<PlacedOrder> = {}): PlacedOrder => ({
  orderId: 'o-1',
  orderNo: 'SL10000234',
  owner: 'guest:1',
  placedAt: new Date('2026-03-31T14:30:00Z'),
  region: 'au',
  lines: [line()],
  totals: { subTotal: 37_800, voucherSaving: 0, deliveryFee: 0, gst: 3_436, totalToPay: 37_800 },
  vouchers: [],
  delivery: {
    ...{ firstName: 'Test', lastName: 'Buyer', addressLine: '1 Example Street', locality: 'Ballarat' },
    ...{ state: 'VIC', postcode: '3350', phone: '0400 000 000', email: 'b@example.com' },
  },
  warehouse: { name: 'Melbourne warehouse', address: '1 Depot Road, Laverton North VIC 3026' },
  membershipNo: '',
  remarks: noRemarks,
  payment: undefined,
  unproven: false,
  ...change,
});

const textOf = (cell: Cell | undefined) => (cell?.kind === 'text' ? cell.text : cell?.kind);
const rowsOf = (paper: Paper) => paper.rows.map((row) => row.map(textOf));
const sum = (paper: Paper, label: string) => paper.totals.find((total) => total.label === label)?.value;
const fact = (paper: Paper, label: string) => paper.facts.find((entry) => entry.label === label)?.value;

test('a tax invoice says so and names supplier, ABN, number, date, buyer, GST and total', () => {
  const paper = taxInvoice(order(), supplier, 'INV-100001');
  expect(paper.title).toBe('Tax Invoice');
  expect(fact(paper, 'Invoice no')).toBe('INV-100001');
  expect(paper.parties[0]?.lines).toEqual([
    'Southline Automotive Parts',
    'ABN 12 345 678 901',
    'Melbourne VIC',
    'Australia',
  ]);
  expect(paper.parties[1]?.lines).toContain('Test Buyer');
  expect(sum(paper, 'GST included')).toBe('$34.36');
  expect(sum(paper, 'TOTAL TO PAY')).toBe('$378.00');
});

test.each([
  ['au', '01/04/2026'],
  ['nz', '01/04/2026'],
] as const)('the date is the day in %s', (region, day) => {
  expect(fact(orderPaper(order({ region }), supplier), 'Order date')).toBe(day);
});

test('the regions have different days between their midnights', () => {
  const placedAt = new Date('2026-06-30T13:00:00Z');
  expect(fact(orderPaper(order({ region: 'au', placedAt }), supplier), 'Order date')).toBe('30/06/2026');
  expect(fact(orderPaper(order({ region: 'nz', placedAt }), supplier), 'Order date')).toBe('01/07/2026');
});

test('free parts and prices to be advised are said in words, and only the latter are explained', () => {
  const lines = [line({ pricing: 'free', price: 0, total: 0 }), line({ pricing: 'advised', price: 0, total: 0 })];
  const paper = orderPaper(order({ lines }), supplier);
  expect(rowsOf(paper).map((row) => row.slice(4))).toEqual([
    ['Free', 'Free'],
    ['Price to be advised', '–'],
  ]);
  expect(paper.remarks).toHaveLength(2);
  expect(orderPaper(order(), supplier).remarks).toEqual([
    'All prices are recommended, include GST and are correct at time of publication.',
  ]);
});

test('a saving is shown only when there is one, and no fee is free delivery', () => {
  const plain = orderPaper(order(), supplier);
  expect(sum(plain, 'Voucher saving')).toBeUndefined();
  expect(sum(plain, 'Delivery')).toBe('Free');
  const totals = { subTotal: 37_800, voucherSaving: 500, deliveryFee: 1_295, gst: 3_509, totalToPay: 38_595 };
  const saved = orderPaper(order({ totals }), supplier);
  expect(sum(saved, 'Voucher saving')).toBe('−$5.00');
  expect(sum(saved, 'Delivery')).toBe('$12.95');
});

test('a packing list shows no price and leaves out what is not dispatched yet', () => {
  const lines = [line(), line({ partNo: 'SL-9', pricing: 'advised', price: 0, total: 0 })];
  const paper = packingList(order({ lines }), supplier);
  expect(JSON.stringify(paper)).not.toContain('$');
  expect(rowsOf(paper)).toEqual([['drawing', 'SL-1001', 'Battery, 12 V 60 Ah', '2', 'box', 'box']]);
  expect(fact(paper, 'To pack')).toBe('1 line, 2 units');
  expect(paper.remarks).toEqual(['Not in this parcel: 1 line whose price is still to be advised.']);
});

test('papers of a paid order name the card and say paid, and nothing of it where nothing was to pay', () => {
  const paid = order({ payment: { transaction: '1012345', cardLastFour: '1111' } });
  for (const paper of [orderPaper(paid, supplier), taxInvoice(paid, supplier, 'INV-100001')]) {
    expect(fact(paper, 'Paid by card')).toBe('ending in 1111, ref. 1012345');
    expect([sum(paper, 'TOTAL TO PAY'), sum(paper, 'PAID'), sum(paper, 'Balance')]).toEqual([
      '$378.00',
      '$378.00',
      '$0.00',
    ]);
  }
  const free = orderPaper(order(), supplier);
  expect([fact(free, 'Paid by card'), sum(free, 'PAID'), sum(free, 'Balance')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(JSON.stringify(packingList(paid, supplier))).not.toContain('1111');
});

test('a line whose price is to be advised keeps the tax invoice back', () => {
  expect(papersOf(order())).toEqual(['order', 'tax-invoice', 'packing-list']);
  const lines = [line(), line({ pricing: 'advised', price: 0, total: 0 })];
  expect(papersOf(order({ lines }))).toEqual(['order', 'packing-list']);
  expect(papersOf(order({ lines: [line({ pricing: 'free', price: 0, total: 0 })] }))).toHaveLength(3);
});

test('file names hold nothing that a header could stumble over', () => {
  expect(orderPaper(order({ orderNo: 'SL1\r\n"; x=/../' }), supplier).fileName).toBe('Southline-Order-SL1x.pdf');
});

test('an order list says that it is no order', () => {
  const paper = orderList({ ...order(), orderNo: '' }, supplier, new Date('2026-06-30T13:00:00Z'));
  expect(paper.title).toBe('Order List');
  expect(paper.fileName).toBe('Southline-Order-List.pdf');
  expect(paper.remarks[0]).toBe('This list is not an order and holds no stock.');
});
