import { expect, test } from 'vitest';
import { drawFacts } from './heading.ts';
import { createSheet, type Sheet } from './sheet.ts';

const facts = {
  'Order no': 'SL10000234',
  'Order date': '01/04/2026',
  'To pack': '2 lines, 5 units',
  'Purchase order no': 'PO-7781',
  Parcel: '1',
  Carrier: 'Australia Post',
  'Tracking no': 'AP123456789',
};

test('seven facts are printed without a break in a number or a date', () => {
  const sheet = createSheet({ title: 'Packing List', number: '', issuer: '', createdAt: new Date(0) });
  const printed: string[] = [];
  const recorded: Sheet = { ...sheet, text: (text) => void printed.push(text) };
  drawFacts(
    recorded,
    Object.entries(facts).map(([label, value]) => ({ label, value })),
  );
  expect(printed).toEqual(expect.arrayContaining(Object.entries(facts).flat()));
});
