import { expect, test } from 'vitest';
import { plainVoucherCode, voucherCode } from './voucher-code.ts';

test.each([
  [' save 10 ', 'SAVE10'],
  ['ＳＡＶＥ１０', 'SAVE10'],
  ['SAVE10\u200b', 'SAVE10'],
  ['\u200eSAVE10', 'SAVE10'],
  ['\ufeffSAVE10\u00a0', 'SAVE10'],
  ['SA\u00adVE10', 'SAVE10'],
  ['\u2068SAVE10\u2069', 'SAVE10'],
  ['save\u300010', 'SAVE10'],
  ['WELCOME\u201110', 'WELCOME-10'],
  ['WELCOME\u201310', 'WELCOME-10'],
  ['WELCOME\u201410', 'WELCOME-10'],
  ['WELCOME\u221210', 'WELCOME-10'],
  ['WELCOME \u2013 10', 'WELCOME-10'],
  ['SАVЕ10', 'SAVE10'],
  ['free-globe', 'FREE-GLOBE'],
  ['A'.repeat(32), 'A'.repeat(32)],
])('%j is the code %j', (typed, code) => {
  expect(voucherCode(typed)).toBe(code);
  expect(plainVoucherCode(typed)).toBe(code);
});

test.each(['', ' ', 'ä', 'A_1', 'SAVE1Ø', 'SAVEЖ10', 'SAVE١٠', '$ne', 'A'.repeat(33)])('%j is not a code', (typed) => {
  expect(voucherCode(typed)).toBeUndefined();
});
