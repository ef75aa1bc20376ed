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
  ['"SAVE10"', 'SAVE10'],
  ['\u201cSAVE10\u201d', 'SAVE10'],
  ['\u2018SAVE10\u2019', 'SAVE10'],
  ['*SAVE10*', 'SAVE10'],
  ['(SAVE10)', 'SAVE10'],
  ['[SAVE10]', 'SAVE10'],
  ['SAVE10.', 'SAVE10'],
  ['SAVE10,', 'SAVE10'],
  ['SAVE10!', 'SAVE10'],
  ['SAVE10;', 'SAVE10'],
  [': SAVE10', 'SAVE10'],
  ['SAVE\t10\n', 'SAVE10'],
  ['SAVE\u180e10', 'SAVE10'],
  ['𝗦𝗔𝗩𝗘𝟭𝟬', 'SAVE10'],
  ['free-globe', 'FREE-GLOBE'],
  ['A'.repeat(32), 'A'.repeat(32)],
])('%j is the code %j', (typed, code) => {
  expect(voucherCode(typed)).toBe(code);
  expect(plainVoucherCode(typed)).toBe(code);
});

test.each(['', ' ', '', '.', 'SAVE.10', 'ä', 'A_1', 'SAVE1Ø', 'SAVEЖ10', 'SAVE١٠', '$ne', 'A'.repeat(33)])(
  '%j is not a code',
  (typed) => {
    expect(voucherCode(typed)).toBeUndefined();
  },
);
