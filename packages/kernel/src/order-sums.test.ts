import { expect, test } from 'vitest';
import { amountText, cardText, invoicedOf, sumTexts } from './order-sums.ts';

const sums = { subTotal: 24_700, voucherSaving: 0, deliveryFee: 1_295, gst: 2_363, totalToPay: 25_995 };
const value = (label: string, change = {}) =>
  sumTexts({ totals: { ...sums, ...change }, vouchers: [] }).find((sum) => sum.label === label)?.value;

test('a saving is shown only when there is one', () => {
  expect(value('Voucher saving')).toBeUndefined();
  expect(value('Voucher saving', { voucherSaving: 500 })).toBe('−$5.00');
  const named = sumTexts({ totals: { ...sums, voucherSaving: 500 }, vouchers: ['SAVE10', 'FREIGHT'] });
  expect(named[1]?.label).toBe('Voucher saving (SAVE10, FREIGHT)');
});

test('no fee is free delivery', () => {
  expect([value('Delivery'), value('Delivery', { deliveryFee: 0 })]).toEqual(['$12.95', 'Free']);
});

test('the total is emphasised and GST is shown as included', () => {
  expect(sumTexts({ totals: sums, vouchers: [] }).filter(({ strong }) => strong)).toEqual([
    { label: 'TOTAL TO PAY', value: '$259.95', strong: true },
  ]);
  expect(value('GST included')).toBe('$23.63');
});

test('a paid order shows the total as paid, and that nothing is left to pay', () => {
  const payment = { transaction: '1012345', cardLastFour: '1111' };
  const texts = sumTexts({ totals: sums, vouchers: [], payment }).map(({ label, value: amount, strong }) => [
    label,
    amount,
    strong ?? false,
  ]);
  expect(texts.slice(2)).toEqual([
    ['TOTAL PAID', '$259.95', true],
    ['Balance', '$0.00', false],
    ['GST included', '$23.63', false],
  ]);
});

test('a card is named by its last digits where they are known', () => {
  expect(cardText({ transaction: '1012345', cardLastFour: '1111' })).toBe('ending in 1111, ref. 1012345');
  expect(cardText({ transaction: '1012345', cardLastFour: '' })).toBe('ref. 1012345');
});

test('lines whose price is to be advised are not on the tax invoice', () => {
  expect(invoicedOf([{ pricing: 'priced' }, { pricing: 'free' }])).toBe('all');
  expect(invoicedOf([{ pricing: 'priced' }, { pricing: 'advised' }])).toBe('some');
  expect(invoicedOf([{ pricing: 'advised' }])).toBe('none');
});

test('free parts and advised prices are shown as words', () => {
  expect([amountText('priced', 123_450), amountText('free', 0), amountText('advised', 0)]).toEqual([
    '$1,234.50',
    'Free',
    'Price to be advised',
  ]);
});
