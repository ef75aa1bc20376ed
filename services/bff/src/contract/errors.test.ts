import { readFileSync } from 'node:fs';
import type { Code } from '@southline/kernel/codes';
import { DomainError, type ErrorKind } from '@southline/kernel/errors';
import { codes } from '@southline/rest/codes';
import { expect, test } from 'vitest';
import { requestField } from './delivery.ts';
import { pending, toAnswer } from './errors.ts';

const answerTo = (kind: ErrorKind, code: Code = 'CartChanged', details: Record<string, string> = {}) =>
  toAnswer(new DomainError(kind, code, 'Some text.', details), 'request-1');

test.each<[ErrorKind, number, string]>([
  ['invalid', 400, 'InvalidRequest'],
  ['declined', 200, 'CartChanged'],
  ['unauthenticated', 401, 'UnauthorisedAccess'],
  ['forbidden', 403, 'CartChanged'],
  ['not-found', 404, 'NotFound'],
  ['conflict', 409, 'CartChanged'],
  ['too-large', 413, 'CartChanged'],
  ['unsupported', 415, 'CartChanged'],
  ['too-many', 429, 'TooManyRequests'],
  ['unavailable', 503, 'Unavailable'],
])('an error of kind %s is HTTP %i with code %s', (kind, http, code) => {
  expect(answerTo(kind)).toMatchObject({ http, body: { status: false, code, message: 'Some text.' } });
});

test('a bug reveals only its request id', () => {
  const { http, body } = toAnswer(new Error('mongodb://10.0.0.7 refused'), 'request-1');
  expect(http).toBe(500);
  expect(body).toEqual({ status: false, code: 'Internal', message: expect.stringContaining('request-1') });
  expect(JSON.stringify(body)).not.toContain('10.0.0.7');
});

test('what may be tried again says when', () => {
  expect(answerTo('unavailable').retryAfter).toBe(2);
  expect(answerTo('too-many').retryAfter).toBe(60);
  expect(answerTo('too-many', 'TooManyRequests', { retryAfter: '7' }).retryAfter).toBe(7);
  expect(toAnswer(pending('Being made.'), 'r')).toMatchObject({ http: 200, retryAfter: 2, body: { code: 'Pending' } });
  expect(answerTo('too-many', 'TooManyAttempts', { retry_after_seconds: '90' }).retryAfter).toBe(90);
  expect(answerTo('conflict').retryAfter).toBeUndefined();
});

test('wrong fields are named as the request names them', () => {
  const details = { postcode: 'Invalid Australian postcode', quantity: 'Too many.' };
  const { body } = toAnswer(
    new DomainError('invalid', 'CartChanged', 'Some text.', details),
    'request-1',
    requestField,
  );
  expect(body.errors).toEqual([
    { field: 'devliveryDetails.DeliveryPostcode', message: 'Invalid Australian postcode' },
    { field: 'quantity', message: 'Too many.' },
  ]);
});

test('an error without a code shows none', () => {
  const { body } = answerTo('declined', '');
  expect(body).toEqual({ status: false, message: 'Some text.' });
});

test('details that are not meant for clients stay inside', () => {
  expect(answerTo('conflict', 'HoldDiffers', { host: '10.0.0.7' }).body).toEqual({
    status: false,
    code: 'HoldDiffers',
    message: 'Some text.',
  });
  expect(answerTo('unavailable', 'Unavailable', { method: '/southline.X/Y' }).body).not.toHaveProperty('data');
});

test('what is switched off says so, with the time after which it is worth trying again', () => {
  const { http, body, retryAfter } = answerTo('unavailable', 'SwitchedOff', { en: 'Later.', retryAfter: '60' });
  expect({ http, code: body.code, retryAfter }).toEqual({ http: 503, code: 'SwitchedOff', retryAfter: 60 });
});

test('a part that was replaced names its successor', () => {
  expect(answerTo('conflict', 'NotOrderable', { supersededBy: 'SL-2' }).body.data).toEqual({ supersededBy: 'SL-2' });
  expect(answerTo('conflict', 'NotOrderable', { supersededBy: '' }).body).not.toHaveProperty('data');
});

test('the codes of orders that are shown as they are, the contract names', () => {
  const path = '../../../../proto/southline/orders/v1/orders_service.proto';
  const proto = readFileSync(new URL(path, import.meta.url), 'utf8');
  const shown = [...proto.matchAll(/\b(?:declined|forbidden|conflict)\/([A-Z]\w+)/g)].map(([, code = '']) => code);
  expect(shown).toContain('StockShort');
  // FreeOrder is handled by submit-order and never reaches the client.
  expect(shown.filter((code) => code !== 'FreeOrder' && !codes.some((known) => known === code))).toEqual([]);
});
