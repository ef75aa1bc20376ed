// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openAttempts } from './open-attempt.ts';

const attempt = { orderID: 'o1', orderNo: 'S1', accessCode: 'AC', rdTransactionNo: 'RD' };

test('an attempt is found again by its own region only, until it is forgotten', () => {
  const au = openAttempts(sessionStorage, 'au');
  au.remember(attempt);
  expect(au.read()).toEqual(attempt);
  expect(openAttempts(sessionStorage, 'nz').read()).toBeNull();
  au.forget();
  expect(au.read()).toBeNull();
});

test('what is not an attempt is not taken for one', () => {
  sessionStorage.setItem('southline.payment.au', '{"orderID":1}');
  expect(openAttempts(sessionStorage, 'au').read()).toBeNull();
  sessionStorage.setItem('southline.payment.au', 'not json');
  expect(openAttempts(sessionStorage, 'au').read()).toBeNull();
});
