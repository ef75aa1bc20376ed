import { expect, test } from 'vitest';
import { plainVoucherCode, voucherCode } from './voucher-code.ts';

test.each([
  [' save 10 ', 'SAVE10'],
  ['ＳＡＶＥ１０', 'SAVE10'],
  ['free-globe', 'FREE-GLOBE'],
  ['A'.repeat(32), 'A'.repeat(32)],
])('%j is the code %j', (typed, code) => {
  expect(voucherCode(typed)).toBe(code);
  expect(plainVoucherCode(typed)).toBe(code);
});

test.each(['', ' ', 'ä', 'A_1', '$ne', 'A'.repeat(33)])('%j is not a code', (typed) => {
  expect(voucherCode(typed)).toBeUndefined();
});
