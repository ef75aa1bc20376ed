import { expect, test } from 'vitest';
import { mailError } from './smtp.ts';

test.each([
  [550, 'EENVELOPE', true],
  [554, 'EMESSAGE', true],
  [451, 'EENVELOPE', false],
  [421, 'ECONNECTION', false],
  [535, 'EAUTH', false],
  [undefined, 'ETIMEDOUT', false],
  [undefined, 'ECONNECTION', false],
])('answer %s with code %s is permanent: %s', (responseCode, code, permanent) => {
  expect(mailError({ responseCode, code }).permanent).toBe(permanent);
});

test('the server’s answer about an address is not part of the message', () => {
  const error = mailError({ responseCode: 550, code: 'EENVELOPE', message: '550 <buyer@example.com> unknown' });
  expect(error.message).toBe('The mail server answered 550.');
});
