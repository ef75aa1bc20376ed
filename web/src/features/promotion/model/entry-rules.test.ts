import { expect, test } from 'vitest';
import { atSubmit, cleanAmount, cleanMobile, emptyEntry, fileProblem, toPayload } from './entry-rules.ts';

const entry = { ...emptyEntry, receiptType: 'Service' as const, amount: '120.50', email: ' robin@example.com ' };

test('a mobile number keeps its digits', () => {
  expect(cleanMobile('+61 412 345 678')).toBe('61412345678');
});

test.each([
  ['1,234.567', '1234.56'],
  ['$100', '100'],
  ['-5', '5'],
  ['.5', '.5'],
  ['1.2.3', '1.23'],
])('an amount typed as %s stands as %s', (typed, shown) => {
  expect(cleanAmount(typed)).toBe(shown);
});

test.each([
  ['', 'Service', 'amountMissing'],
  ['0', 'Batteries', 'amountZero'],
  ['0.00', 'Service', 'amountZero'],
  ['.', 'Service', 'amountZero'],
  ['99.99', 'Service', 'amountService'],
  ['100', 'Service', undefined],
  ['1', 'Batteries', undefined],
] as const)('an amount of "%s" for a receipt of type %s: %s', (amount, receiptType, problem) => {
  expect(atSubmit.amount?.(amount, { ...entry, receiptType })).toBe(problem);
});

test.each([
  ['', 'email'],
  ['robin', 'emailInvalid'],
  ['robin@example', 'emailInvalid'],
  ['robin@example.com', undefined],
] as const)('the address "%s" at submit: %s', (email, problem) => {
  expect(atSubmit.email?.(email, entry)).toBe(problem);
});

test('100,000,000 bytes are the most, and only pictures and PDFs are taken', () => {
  expect(fileProblem({ name: 'receipt.pdf', size: 100_000_000 })).toBeUndefined();
  expect(fileProblem({ name: 'receipt.JPG', size: 100_000_001 })).toBe('tooLarge');
  expect(fileProblem({ name: 'receipt.svg', size: 10 })).toBe('wrongType');
});

test('the amount is sent as a number, and files by the names that the server gave them', () => {
  expect(toPayload(entry, ['a', 'b'], 'zh')).toMatchObject({
    amount: 120.5,
    email: 'robin@example.com',
    uploadFileName: ['a', 'b'],
    language: 'zh',
  });
});
