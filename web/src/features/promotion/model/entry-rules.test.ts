import { expect, test } from 'vitest';
import { problems } from '../messages.ts';
import { checkEntry, cleanAmount, cleanEmail, emptyEntry, fileProblem, noConsents, toEntry } from './entry-rules.ts';

const entry = { ...emptyEntry, receiptType: 'Service', amount: '120.50', email: ' robin@example.com ' };

test.each([
  ['1,234.567', '1234.56'],
  ['$100', '100'],
  ['-5', '5'],
  ['.5', '.5'],
  ['1.2.3', '1.23'],
])('an amount typed as %s becomes %s', (typed, shown) => {
  expect(cleanAmount(typed)).toBe(shown);
});

test.each([
  ['', 'Service', problems.amountMissing],
  ['0', 'Batteries', problems.amountZero],
  ['0.00', 'Service', problems.amountZero],
  ['.', 'Service', problems.amountZero],
  ['99.99', 'Service', problems.amountService],
  ['100', 'Service', undefined],
  ['1', 'Batteries', undefined],
])('an amount of "%s" for a receipt of type %s: %o', (amount, receiptType, problem) => {
  expect(checkEntry(1)({ ...entry, amount, receiptType }, 'complete').amount).toBe(problem);
});

test.each([
  ['rob in', 'robin'],
  ['robin@example.com,', 'robin@example.com'],
  ['Robin Lee <robin@example.com>', 'robin@example.com'],
  [' Robin robin@example.com ', 'robin@example.com'],
  ['mailto:robin@example.com', 'robin@example.com'],
  ['"robin"@example.com', 'robin@example.com'],
  ['jos\u00e9+a.b@m\u00fcnchen.example', 'jos\u00e9+a.b@m\u00fcnchen.example'],
])('an address typed as "%s" becomes "%s"', (typed, shown) => {
  expect(cleanEmail(typed)).toBe(shown);
});

test.each(['robin', 'robin@', 'robin@example', 'a@b.example; c@d.example', 'a@b.example c@d.example'])(
  'the wrong address "%s" has the message of the specification',
  (typed) => {
    const email = cleanEmail(typed);
    expect(checkEntry(1)({ ...entry, email }, 'complete').email).toBe(problems.emailInvalid);
  },
);

test('a receipt without a file is refused on sending, not before', () => {
  expect(checkEntry(0)(entry, 'editing').files).toBeUndefined();
  expect(checkEntry(0)(entry, 'complete').files).toBe(problems.files);
  expect(checkEntry(1)(entry, 'complete').files).toBeUndefined();
});

test('100,000,000 bytes are the most, and only pictures and PDFs are taken', () => {
  expect(fileProblem({ name: 'receipt.pdf', size: 100_000_000 })).toBeUndefined();
  expect(fileProblem({ name: 'receipt.JPG', size: 100_000_001 })).toBe('tooLarge');
  for (const name of ['receipt.jfif', 'receipt.jpe', 'receipt.JPG', 'receipt', 'a.apng'])
    expect(fileProblem({ name, size: 10 }), name).toBeUndefined();
  for (const name of ['receipt.svg', 'IMG_0012.HEIC']) expect(fileProblem({ name, size: 10 }), name).toBe('wrongType');
});

test('the amount is sent as a number, and files by the names that the server gave them', () => {
  expect(toEntry(entry, noConsents, ['a', 'b'], 'zh')).toMatchObject({
    amount: 120.5,
    email: 'robin@example.com',
    uploadFileName: ['a', 'b'],
    language: 'zh',
  });
});
