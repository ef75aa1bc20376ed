// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openAttempts } from './open-attempt.ts';

const attempt = { orderID: 'o1', orderNo: 'S1', accessCode: 'AC', rdTransactionNo: 'RD' };

test('an attempt is found only by its own region, until it is removed', () => {
  const au = openAttempts(sessionStorage, 'au');
  au.remember(attempt);
  expect(au.read()).toEqual(attempt);
  expect(openAttempts(sessionStorage, 'nz').read()).toBeNull();
  au.forget();
  expect(au.read()).toBeNull();
});

test('other stored text is not an attempt', () => {
  sessionStorage.setItem('southline.payment.au', '{"orderID":1}');
  expect(openAttempts(sessionStorage, 'au').read()).toBeNull();
  sessionStorage.setItem('southline.payment.au', 'not json');
  expect(openAttempts(sessionStorage, 'au').read()).toBeNull();
});
