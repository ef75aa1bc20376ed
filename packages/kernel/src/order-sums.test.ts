import { expect, test } from 'vitest';
import { amountText, sumTexts } from './order-sums.ts';

const sums = { subTotal: 24_700, voucherSaving: 0, deliveryFee: 1_295, gst: 2_363, totalToPay: 25_995 };
const value = (label: string, change = {}) =>
  sumTexts({ ...sums, ...change }).find((sum) => sum.label === label)?.value;

test('a saving is shown only when there is one', () => {
  expect(value('Voucher saving')).toBeUndefined();
  expect(value('Voucher saving', { voucherSaving: 500 })).toBe('−$5.00');
});

test('no fee is free delivery', () => {
  expect([value('Delivery'), value('Delivery', { deliveryFee: 0 })]).toEqual(['$12.95', 'Free']);
});

test('the total stands out and GST is told as included', () => {
  expect(sumTexts(sums).filter(({ strong }) => strong)).toEqual([
    { label: 'TOTAL TO PAY', value: '$259.95', strong: true },
  ]);
  expect(value('GST included')).toBe('$23.63');
});

test('free parts and prices to be advised are said in words', () => {
  expect([amountText('priced', 123_450), amountText('free', 0), amountText('advised', 0)]).toEqual([
    '$1,234.50',
    'Free',
    'Price to be advised',
  ]);
});
