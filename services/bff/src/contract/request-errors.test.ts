import { DomainError } from '@southline/kernel/errors';
import { expect, test } from 'vitest';
import { fromFramework, invalidRequest } from './request-errors.ts';

const problem = (keyword: string, instancePath: string, params: Record<string, unknown> = {}, message?: string) => ({
  keyword,
  instancePath,
  schemaPath: '',
  params: params as Record<string, string>,
  ...(message && { message }),
});

test('a field is named by its path, also a missing and an unknown one', () => {
  const error = invalidRequest([
    problem('type', '/cart/0/orderID', {}, 'must be string'),
    problem('required', '', { missingProperty: 'quantity' }),
    problem('additionalProperties', '/devliveryDetails', { additionalProperty: 'role' }),
  ]);
  expect(error.details).toEqual({
    'cart.0.orderID': 'must be string',
    quantity: 'is required',
    'devliveryDetails.role': 'is not a field of this call',
  });
  expect(error.message).toBe('cart.0.orderID must be string.');
});

test('a made-up name is not repeated', () => {
  const error = invalidRequest([problem('additionalProperties', '', { additionalProperty: '<img src=x>' })]);
  expect(error.details).toEqual({ '': 'is not a field of this call' });
  expect(error.message).not.toContain('<');
});

test('of several problems of a field the first is reported, in plain words', () => {
  const error = invalidRequest([
    problem('minLength', '/keywords', { limit: 1 }, 'must NOT have fewer than 1 characters'),
    problem('pattern', '/keywords'),
    problem('maxLength', '/notes', { limit: 1_000 }, 'must NOT have more than 1000 characters'),
  ]);
  expect(error.message).toBe('keywords is empty.');
  expect(error.details).toEqual({ keywords: 'is empty', notes: 'has more than 1000 characters' });
});

test('at most 20 problems are reported', () => {
  const problems = Array.from({ length: 500 }, (_, index) => problem('type', `/field${index}`));
  expect(Object.keys(invalidRequest(problems).details)).toHaveLength(20);
});

test.each([
  [{ statusCode: 413 }, 'too-large'],
  [{ statusCode: 413, code: 'FST_FILES_LIMIT' }, 'invalid'],
  [{ statusCode: 415, code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }, 'unsupported'],
  [{ statusCode: 400, code: 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' }, 'invalid'],
  [{ statusCode: 404 }, 'not-found'],
])('the framework error %o is of kind %s', (properties, kind) => {
  expect(fromFramework(Object.assign(new Error('inner words'), properties))).toMatchObject({ kind });
});

test('a bug stays a bug, and an error of the domain stays itself', () => {
  const bug = Object.assign(new Error('boom'), { statusCode: 500 });
  expect(fromFramework(bug)).toBe(bug);
  const known = new DomainError('conflict', 'CartChanged', 're-load');
  expect(fromFramework(known)).toBe(known);
});
