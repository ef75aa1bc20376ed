import { DomainError } from '@southline/kernel/errors';
import { expect, test } from 'vitest';
import { dollarsOf, moneyFrom } from './money.ts';

test.each([
  [0, 0],
  [0.1, 10],
  [272.85, 27_285],
  [1_234_567.89, 123_456_789],
])('%d dollars are %i cents, there and back', (dollars, cents) => {
  expect(moneyFrom(dollars, 'amount')).toEqual({ cents, currency: 'AUD' });
  expect(dollarsOf({ cents, currency: 'AUD' })).toBe(dollars);
});

test.each([-0.01, 0.001, 272.855, Number.NaN, Number.POSITIVE_INFINITY, 1e20])('%d is no amount', (dollars) => {
  expect(() => moneyFrom(dollars, 'amount')).toThrow(DomainError);
});

test('an absent amount is 0', () => {
  expect(dollarsOf(undefined)).toBe(0);
});
