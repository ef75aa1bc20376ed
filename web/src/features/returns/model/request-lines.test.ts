import { expect, test } from 'vitest';
import { freeWith, nothingCredited, returnableLine } from '../../../testing/returns.ts';
import { problems } from '../messages.ts';
import {
  checkLines,
  cleanQuantity,
  emptyValues,
  hasReason,
  kindOf,
  refundOf,
  refundOfLine,
  returnable,
  toReturnItems,
} from './request-lines.ts';

const line = returnableLine('a');
const other = returnableLine('b', { refundValues: [9.99], lisT$: 9.99, remainingQuantity: 1 });
const lines = [line, other];
const typed = (values: Record<string, string>) => ({ ...emptyValues(lines), ...values });

test('lines of which nothing is left are not shown', () => {
  expect(returnable([line, returnableLine('c', { remainingQuantity: 0 })])).toEqual([line]);
});

test.each([
  ['', ''],
  ['0', '0'],
  ['1', '1'],
  ['7', '2'],
  ['1x', '1x'],
  ['-1', '-1'],
  ['1.5', '1.5'],
  ['1,5', '1,5'],
  ['1.00', '1.00'],
  ['1/2', '1/2'],
])('a quantity typed as "%s" of two that are left becomes "%s"', (value, shown) => {
  expect(cleanQuantity(2)(value)).toBe(shown);
});

test('with a reason a line needs a quantity and a note; without one it needs nothing', () => {
  const check = checkLines(lines);
  expect(check(typed({}))).toEqual({});
  expect(check(typed({ 'a:reason': '1', 'a:quantity': '0', 'a:note': ' ' }))).toEqual({
    'a:quantity': problems.quantity,
    'a:note': problems.notes,
  });
  expect(check(typed({ 'a:reason': '3', 'a:quantity': '1', 'a:note': 'Bent' }))).toEqual({
    'a:quantity': undefined,
    'a:note': undefined,
  });
});

test.each(['1.5', '1,5', '1.', '.5', '-1', '1/2', '1e3', '1 or 2', 'one'])(
  'a quantity of "%s" is refused, without a refund',
  (quantity) => {
    const values = typed({ 'a:reason': '1', 'a:quantity': quantity, 'a:note': 'Bent' });
    expect(checkLines(lines)(values)).toMatchObject({ 'a:quantity': problems.wholeQuantity });
    expect(refundOf(values, lines, nothingCredited)).toMatchObject({ total: 0, share: 0 });
  },
);

test('a defective part needs neither, makes no refund and is sent without quantity, note and file', () => {
  const values = typed({ 'a:reason': '4', 'a:quantity': '2', 'a:note': 'Dead', 'a:file': 'x.jpg' });
  expect(checkLines(lines)(values)).toEqual({});
  expect(hasReason(values, lines)).toBe(true);
  expect(refundOf(values, lines, nothingCredited).total).toBe(0);
  expect(toReturnItems(values, lines, 'M1')).toEqual([
    {
      orderID: 'o1',
      shoppingCartID: 'a',
      returnQuantity: 0,
      UnitPrice: 12.5,
      returnReason: 4,
      userMsg: '',
      memberno: 'M1',
      fileurl: '',
    },
  ]);
});

test('the refund is the server’s for this number of units; the split adds up to it', () => {
  const values = typed({ 'a:reason': '1', 'a:quantity': '2', 'b:reason': '2', 'b:quantity': '1' });
  expect(refundOfLine(values, line)).toEqual({ refund: 2273, list: 2500 });
  // 22.73 + 9.99 = 32.72; GST 2.97; the first line's share of the voucher is 2.27.
  expect(refundOf(values, lines, nothingCredited)).toEqual({
    subtotal: 29.75,
    gst: 2.97,
    total: 32.72,
    kept: 0,
    share: 2.27,
  });
});

test('the price of a free part that stays is deducted, and the refund of the whole order has its whole GST', () => {
  const credit = freeWith('a');
  const kept = typed({ 'a:reason': '1', 'a:quantity': '2' });
  expect(refundOf(kept, lines, credit)).toMatchObject({ kept: 5, total: 17.73, gst: 1.61 });
  expect(refundOf(typed({ 'a:reason': '1', 'a:quantity': '1' }), lines, credit).kept).toBe(0);
  const whole = { ...nothingCredited, invoice: { totalToPay: 2_273, gst: 206 } };
  expect(refundOf(kept, lines, whole)).toMatchObject({ total: 22.73, gst: 2.06 });
});

test('an exchange names a part and a quantity, for the reasons 1 and 2 only', () => {
  const wanted = {
    'a:quantity': '1',
    'a:note': 'Wrong',
    'a:exchangeWanted': 'yes',
    'a:exchange': 'RIGHT-1',
    'a:exchangeQuantity': '2',
  };
  const sent = (reason: string) => toReturnItems(typed({ ...wanted, 'a:reason': reason }), lines, 'M1');
  expect(sent('1')).toMatchObject([{ exchangeFor: { productNr: 'RIGHT-1', quantity: 2 } }]);
  expect(sent('2')).toMatchObject([{ exchangeFor: { productNr: 'RIGHT-1' } }]);
  for (const reason of ['3', '4']) expect(sent(reason)[0]).not.toHaveProperty('exchangeFor');
  const none = typed({ ...wanted, 'a:reason': '1', 'a:exchangeQuantity': '0' });
  expect(checkLines(lines)(none)).toMatchObject({ 'a:exchangeQuantity': problems.quantity });
});

test.each([
  ['Bulb H4 12V 55W P43t', 'Bulb'],
  ['Oil filter', 'Oil filter'],
  ['12V socket', '12V socket'],
])('the search for another part than "%s" begins with "%s"', (description, kind) => {
  expect(kindOf(description)).toBe(kind);
});

test('only lines with a reason are sent', () => {
  const values = typed({ 'b:reason': '2', 'b:quantity': '1', 'b:note': ' Too many ', 'b:file': 'x.jpg' });
  expect(toReturnItems(values, lines, 'M1')).toMatchObject([
    { shoppingCartID: 'b', returnQuantity: 1, userMsg: 'Too many', fileurl: 'x.jpg' },
  ]);
  expect(hasReason(emptyValues(lines), lines)).toBe(false);
});
