import { gstOf } from '@southline/kernel/money';
import { type LineFacts, noRemarks, type PlacedOrder } from '@southline/kernel/order';
import { noFitting, noPart, type PartFacts } from '@southline/kernel/part-facts';
import { regionDateTime } from '@southline/kernel/region';
import { numbers } from '@southline/testkit/numbers';
import { expect, test } from 'vitest';
import { type Credit, creditNote } from './credit-note.ts';
import { orderList } from './order-list.ts';
import { orderPaper } from './order-paper.ts';
import { packingList, parcelList } from './packing-list.ts';
import type { Cell, Paper } from './paper.ts';
import { papersOf } from './paper-kind.ts';
import { withLocalNames } from './parties.ts';
import { taxInvoice } from './tax-invoice.ts';

const supplier = { name: 'Southline Automotive Parts', abn: '12 345 678 901', address: 'Melbourne VIC, Australia' };

const part: PartFacts = { ...noPart, partNo: 'SL-1001', description: 'Battery, 12 V 60 Ah' };

const line = (change: Partial<LineFacts> = {}): LineFacts => ({
  ...part,
  ...noFitting,
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
  language: 'en',
  placedAt: new Date('2026-03-31T14:30:00Z'),
  region: 'au',
  lines: [line()],
  totals: { subTotal: 37_800, voucherSaving: 0, deliveryFee: 0, gst: 3_436, totalToPay: 37_800 },
  vouchers: [],
  delivery: {
    firstName: 'Test',
    lastName: 'Buyer',
    addressLine: '1 Example Street',
    locality: 'Ballarat',
    state: 'VIC',
    postcode: '3350',
    phone: '0400 000 000',
    email: 'b@example.com',
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

test('a tax invoice names the business of the buyer', () => {
  const remarks = { ...noRemarks, businessName: 'Quay Motors Pty Ltd' };
  expect(fact(taxInvoice(order({ remarks }), supplier, 'INV-1'), 'Business name')).toBe('Quay Motors Pty Ltd');
  expect(fact(taxInvoice(order(), supplier, 'INV-1'), 'Business name')).toBeUndefined();
});

test('a tax invoice from $1,000 names the buyer with the address, and shows vouchers, delivery and GST of a total that adds up', () => {
  const lines = [line({ price: 98_000, quantity: 2, total: 196_000 })];
  const totals = { subTotal: 196_000, voucherSaving: 19_600, deliveryFee: 1_295, gst: 16_154, totalToPay: 177_695 };
  const paper = taxInvoice(order({ lines, totals, vouchers: ['SAVE10'] }), supplier, 'INV-100002');
  expect(paper.parties[1]).toEqual({
    label: 'Invoice to',
    lines: ['Test Buyer', '1 Example Street', 'Ballarat VIC 3350', 'b@example.com'],
  });
  expect(gstOf(totals.totalToPay)).toBe(totals.gst);
  expect(paper.totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Subtotal $1,960.00',
    'Voucher saving (SAVE10) −$196.00',
    'Delivery $12.95',
    'TOTAL TO PAY $1,776.95',
    'GST included $161.54',
  ]);
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

test('free parts and advised prices are shown as words, and only the latter are explained', () => {
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

test('a packing list has no prices and leaves out lines that wait', () => {
  const lines = [line(), line({ partNo: 'SL-9', pricing: 'advised', price: 0, total: 0 })];
  const paper = packingList(order({ lines }), supplier);
  expect(JSON.stringify(paper)).not.toContain('$');
  expect(rowsOf(paper)).toEqual([['drawing', 'SL-1001', 'Battery, 12 V 60 Ah', '2', 'box', 'box']]);
  expect(fact(paper, 'To pack')).toBe('1 line, 2 units');
  expect(paper.remarks).toEqual(['Not in this parcel: 1 line whose price is still to be advised.']);
});

test('a packing list has what is to be packed in its state, with the time of the state', () => {
  const of = order({ lines: [line(), line({ partNo: 'SL-9', quantity: 3 }), line({ partNo: 'SL-8', quantity: 1 })] });
  const at = new Date('2026-04-02T00:00:00Z');
  const state = { key: '1.1', at, cancelled: [2, 1, 0], dispatched: [0, 0, 1] };
  const paper = packingList(of, supplier, state);
  expect(rowsOf(paper)).toEqual([['drawing', 'SL-9', 'Battery, 12 V 60 Ah', '2', 'box', 'box']]);
  expect(['To pack', 'State of'].map((name) => fact(paper, name))).toEqual([
    '1 line, 2 units',
    regionDateTime(at, 'au'),
  ]);
  expect(paper.remarks).toEqual(['Cancelled and left out: 3 units.', 'Dispatched in parcels: 1 unit.']);
  // Everything has left: the list of the order has all that was sent.
  const all = packingList(of, supplier, { ...state, dispatched: [0, 2, 1] });
  expect(fact(all, 'To pack')).toBe('2 lines, 3 units');
});

test('the packing list of a parcel has its lines and units, its carrier, and says whether more follows', () => {
  const parcel = {
    no: 2,
    dispatchedAt: new Date('2026-04-02T00:00:00Z'),
    carrier: 'StarTrack',
    trackingNo: '',
    lines: [line({ quantity: 1 })],
    restWaits: true,
  };
  const paper = parcelList(order({ lines: [line(), line({ partNo: 'SL-9' })] }), parcel, supplier);
  expect(rowsOf(paper)).toEqual([['drawing', 'SL-1001', 'Battery, 12 V 60 Ah', '1', 'box', 'box']]);
  expect([paper.number, paper.fileName]).toEqual(['SL10000234 / 2', 'Southline-Packing-List-SL10000234-2.pdf']);
  expect(['Parcel', 'Carrier', 'To pack', 'Tracking no'].map((name) => fact(paper, name))).toEqual([
    '2',
    'StarTrack',
    '1 line, 1 unit',
    undefined,
  ]);
  expect(paper.remarks).toEqual(['Other goods of this order follow in another parcel.']);
  expect(parcelList(order(), { ...parcel, restWaits: false }, supplier).remarks).toEqual([]);
  expect(JSON.stringify(paper)).not.toContain('$');
});

test('documents of a paid order name the card; without a payment they do not', () => {
  const paid = order({ payment: { transaction: '1012345', cardLastFour: '1111' } });
  for (const paper of [orderPaper(paid, supplier), taxInvoice(paid, supplier, 'INV-100001')]) {
    expect(fact(paper, 'Paid by card')).toBe('ending in 1111, ref. 1012345');
    expect([sum(paper, 'TOTAL TO PAY'), sum(paper, 'TOTAL PAID'), sum(paper, 'Balance')]).toEqual([
      undefined,
      '$378.00',
      '$0.00',
    ]);
  }
  const free = orderPaper(order(), supplier);
  expect([fact(free, 'Paid by card'), sum(free, 'TOTAL PAID'), sum(free, 'Balance')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(JSON.stringify(packingList(paid, supplier))).not.toContain('1111');
});

test('an order of priced or free parts has a tax invoice', () => {
  expect(papersOf(order())).toEqual(['order', 'tax-invoice', 'packing-list']);
  expect(papersOf(order({ lines: [line({ pricing: 'free', price: 0, total: 0 })] }))).toHaveLength(3);
});

test('file names hold nothing that a header could stumble over', () => {
  expect(orderPaper(order({ orderNo: 'SL1\r\n"; x=/../' }), supplier).fileName).toBe('Southline-Order-SL1x.pdf');
});

test('a part has its name in the buyer’s language below the English one, on every document', () => {
  const [named] = withLocalNames([line({ vehicleLabel: 'Patrol GU', fit: 'Fits' })], () => '电池, 12 V 60 Ah');
  const of = order({ lines: named ? [named] : [] });
  const list = orderList(of, supplier, of.placedAt);
  for (const paper of [list, orderPaper(of, supplier), taxInvoice(of, supplier, 'INV-1'), packingList(of, supplier)])
    expect(paper.rows[0]?.[2]).toEqual({
      kind: 'text',
      text: 'Battery, 12 V 60 Ah',
      small: ['电池, 12 V 60 Ah', 'Patrol GU: fits'],
    });
  const note = creditNote({ ...back(), lines: withLocalNames(back().lines, () => '电池') }, supplier, invoice('INV-1'));
  expect(note.rows[0]?.[1]).toMatchObject({
    text: 'Battery, 12 V 60 Ah',
    small: ['电池', 'Incorrect Part', expect.anything()],
  });
});

test('a part without another name has none', () => {
  expect(withLocalNames([line()], (description) => description)).toEqual([line()]);
});

test('an order list states that it is no order', () => {
  const paper = orderList({ ...order(), orderNo: '' }, supplier, new Date('2026-06-30T13:00:00Z'));
  expect(paper.title).toBe('Order List');
  expect(paper.fileName).toBe('Southline-Order-List.pdf');
  expect(paper.remarks[0]).toBe('This list is not an order and holds no stock.');
});

const payment = { transaction: '1012345', cardLastFour: '1111' };
const invoice = (invoiceNo: string) => ({ invoiceNo, payment });

const back = (change: Partial<Credit> = {}): Credit => ({
  cause: { returnNo: 'SR10000007' },
  orderNo: 'SL10000234',
  region: 'au',
  language: 'en',
  creditedAt: new Date('2026-04-20T14:30:00Z'),
  delivery: order().delivery,
  membershipNo: '40000012',
  remarks: noRemarks,
  lines: [
    {
      ...part,
      reason: 'Incorrect Part',
      quantity: 2,
      price: 18_900,
      refund: 34_020,
    },
  ],
  refund: 34_020,
  deliveryRefund: 0,
  kept: 0,
  gst: 3_093,
  refundTransaction: '1012399',
  note: '',
  ...change,
});

test('a credit note says that it adjusts a tax invoice, which one, for whom, why, and by how much GST falls', () => {
  const paper = creditNote(back(), supplier, invoice('INV-100001'));
  expect([paper.title, paper.number, paper.fileName]).toEqual([
    'Credit Note',
    'CN-SR10000007',
    'Southline-Credit-Note-SR10000007.pdf',
  ]);
  expect(paper.remarks[0]).toContain('Adjustment note to tax invoice INV-100001: goods were returned.');
  expect(['Tax invoice', 'Order no', 'Date', 'Refunded to card'].map((label) => fact(paper, label))).toEqual([
    'INV-100001',
    'SL10000234',
    '21/04/2026',
    'ref. 1012399',
  ]);
  expect(paper.parties.map(({ lines }) => lines[0])).toEqual([supplier.name, 'Test Buyer', '40000012']);
  expect(paper.parties[0]?.lines).toContain('ABN 12 345 678 901');
  expect([sum(paper, 'Without GST'), sum(paper, 'GST'), sum(paper, 'TOTAL REFUNDED')]).toEqual([
    '$309.27',
    '$30.93',
    '$340.20',
  ]);
});

test('a credited line shows the amount paid for its units, and the voucher', () => {
  const [cells] = creditNote(back(), supplier, invoice('INV-100001')).rows;
  expect(cells?.map(textOf)).toEqual(['SL-1001', 'Battery, 12 V 60 Ah', '2', '$189.00', '$340.20']);
  expect(cells?.[1]).toMatchObject({ small: ['Incorrect Part', 'Less its share of the voucher: $37.80'] });
});

test('a free part that stays without its condition is a line of its own in the credit note, and another one when it comes back', () => {
  const kept = creditNote(back({ refund: 33_520, kept: 500, gst: 3_047 }), supplier, invoice('INV-1'));
  expect(kept.totals.slice(0, 2)).toEqual([
    { label: 'Goods', value: '$340.20' },
    { label: 'Free part kept', value: '−$5.00' },
  ]);
  expect(sum(kept, 'TOTAL REFUNDED')).toBe('$335.20');
  expect(kept.remarks[1]).toContain('“Free part kept” is the price of a part');
  const [cells] = kept.rows;
  expect(cells?.[1]).toMatchObject({ small: ['Incorrect Part', 'Less its share of the voucher: $37.80'] });
  const returned = creditNote(back({ lines: [], refund: 500, kept: -500, gst: 46 }), supplier, invoice('INV-1'));
  expect(returned.totals.slice(0, 2)).toEqual([
    { label: 'Goods', value: '$0.00' },
    { label: 'Free part returned', value: '$5.00' },
  ]);
});

test('a return that no card was paid for names no card', () => {
  expect(
    fact(creditNote(back({ refundTransaction: '' }), supplier, invoice('INV-1')), 'Refunded to card'),
  ).toBeUndefined();
});

test('the credit note of a cancellation has its own number, says cancelled, and names the tax invoice and the card', () => {
  const line = { ...part, reason: '', quantity: 2 };
  const cancelled = back({
    cause: { cancellationNo: 2 },
    lines: [{ ...line, price: 18_900, refund: 34_020 }],
    refundTransaction: '',
    refund: 35_315,
    deliveryRefund: 1_295,
    gst: 3_210,
  });
  const paper = creditNote(cancelled, supplier, invoice('INV-100001'));
  expect([paper.title, paper.number, paper.fileName]).toEqual([
    'Credit Note',
    'CN-SL10000234-2',
    'Southline-Credit-Note-SL10000234-2.pdf',
  ]);
  expect(
    ['Tax invoice', 'Order no', 'Date', 'Cancellation no', 'Refund to card'].map((label) => fact(paper, label)),
  ).toEqual(['INV-100001', 'SL10000234', '21/04/2026', '2', 'ending in 1111']);
  expect(paper.remarks).toEqual([
    'Adjustment note to tax invoice INV-100001: goods were cancelled before dispatch. Prices and credits include GST.',
    'The delivery fee is refunded as well, because nothing of the order is sent, or all of it came back due to our mistake.',
  ]);
  expect([sum(paper, 'Delivery fee'), sum(paper, 'GST'), sum(paper, 'TOTAL REFUND')]).toEqual([
    '$12.95',
    '$32.10',
    '$353.15',
  ]);
  expect(JSON.stringify(paper)).not.toMatch(/return/i);
});

test('a tax invoice has the lines with a price, and says what becomes of the others', () => {
  const advised = line({ partNo: 'SL-9', pricing: 'advised', price: 0, total: 0 });
  const [mixed, unpriced] = [order({ lines: [line(), advised] }), order({ lines: [advised] })];
  expect(papersOf(mixed)).toContain('tax-invoice');
  expect(papersOf(unpriced)).not.toContain('tax-invoice');
  const paper = taxInvoice(mixed, supplier, 'INV-100001');
  expect(rowsOf(paper).map(([, partNo]) => partNo)).toEqual(['SL-1001']);
  expect(paper.remarks[1]).toMatch(/^Parts whose price is to be advised are not on this invoice\./);
  expect(paper.remarks).toHaveLength(3);
});

/** The cents of a text such as "−$1,234.50"; 0 for words. */
const centsOf = (text: string | undefined): number => {
  const digits = (text ?? '').replace(/[^0-9]/g, '');
  return digits ? Number(digits) * ((text ?? '').startsWith('−') ? -1 : 1) : 0;
};

test('a tax invoice adds up for every order: lines, saving, delivery, total and GST of one eleventh', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = numbers(seed);
    const lines = Array.from({ length: 1 + random(60) }, () => {
      const [price, quantity] = [random(6) === 0 ? 0 : 1 + random(90_000), 1 + random(999)];
      return line({ price, quantity, total: price * quantity, pricing: price === 0 ? 'free' : 'priced' });
    });
    const subTotal = lines.reduce((all, { total }) => all + total, 0);
    const [voucherSaving, deliveryFee] = [random(subTotal + 1), random(2_000)];
    const totalToPay = subTotal - voucherSaving + deliveryFee;
    const totals = { subTotal, voucherSaving, deliveryFee, gst: gstOf(totalToPay), totalToPay };
    const paper = taxInvoice(order({ lines, totals, vouchers: ['SAVE10'] }), supplier, 'INV-100001');
    const printed = (label: string) => centsOf(sum(paper, label));
    const rows = rowsOf(paper).reduce((all, row) => all + centsOf(row.at(-1)), 0);
    expect(rows, `seed ${seed}`).toBe(printed('Subtotal'));
    const paid = rows + printed('Voucher saving (SAVE10)') + printed('Delivery');
    expect(paid, `seed ${seed}`).toBe(printed('TOTAL TO PAY'));
    expect(printed('GST included'), `seed ${seed}`).toBe(Math.round(paid / 11));
  }
});

test('a credit note names the delivery fee in the refund, and otherwise when it would be', () => {
  const remark = (paper: Paper) => paper.remarks.find((text) => text.includes('delivery fee'));
  const without = creditNote(back(), supplier, invoice('INV-1'));
  expect([sum(without, 'Delivery fee'), remark(without)]).toEqual([
    undefined,
    'The delivery fee is refunded only if the whole order, with the orders that follow it, is returned due to our mistake. It then has a credit note of its own.',
  ]);
  const paper = creditNote(back({ refund: 35_315, gst: 3_210, deliveryRefund: 1_295 }), supplier, invoice('INV-1'));
  const labels = ['Goods', 'Delivery fee', 'Without GST', 'GST', 'TOTAL REFUNDED'];
  expect(labels.map((label) => sum(paper, label))).toEqual(['$340.20', '$12.95', '$321.05', '$32.10', '$353.15']);
  expect(remark(paper)).toContain('the whole order was returned due to our mistake');
});
