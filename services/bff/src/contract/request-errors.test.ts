import { DomainError } from '@southline/kernel/errors';
import { calls } from '@southline/rest/calls';
import { expect, test } from 'vitest';
import { fromFramework, hasWords, invalidRequest } from './request-errors.ts';

const problem = (keyword: string, instancePath: string, params: Record<string, unknown> = {}, message?: string) => ({
  keyword,
  instancePath,
  schemaPath: '',
  params: params as Record<string, string>,
  ...(message && { message }),
});

test('a field is named by its path, also a missing and an unknown one', () => {
  const error = invalidRequest([
    problem('type', '/cart/0/orderID', { type: 'string' }, 'must be string'),
    problem('required', '', { missingProperty: 'quantity' }),
    problem('additionalProperties', '/devliveryDetails', { additionalProperty: 'role' }),
  ]);
  expect(error.details).toEqual({
    'cart.0.orderID': 'is not a text',
    quantity: 'is required',
    'devliveryDetails.role': 'is not a field of this call',
  });
  expect(error.message).toBe('cart.0.orderID is not a text.');
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

test.each([
  ['minItems', { limit: 1 }, 'is empty'],
  ['minItems', { limit: 2 }, 'has fewer than 2 entries'],
  ['maxItems', { limit: 200 }, 'has more than 200 entries'],
  ['maxProperties', { limit: 40 }, 'has more than 40 fields'],
  ['minimum', { limit: 1, comparison: '>=' }, 'is less than 1'],
  ['maximum', { limit: 999, comparison: '<=' }, 'is more than 999'],
  ['enum', { allowedValues: ['RP', 'RM'] }, 'is none of RP, RM'],
  ['const', { allowedValue: true }, 'is not true'],
  ['type', { type: 'integer' }, 'is not a whole number'],
  ['type', { type: 'array' }, 'is not a list'],
  ['anyOf', {}, 'is not valid'],
  ['a-keyword-of-tomorrow', {}, 'is not valid'],
])('%s %o has words for people', (keyword, params, words) => {
  const error = invalidRequest([problem(keyword, '/lines', params, 'must NOT be repeated to people')]);
  expect(error.details).toEqual({ lines: words });
});

test('the words of our own check of letters are passed on', () => {
  const words = 'has the sign “С”, which is no letter A–Z or digit 0–9';
  expect(invalidRequest([problem('x-reading', '/orderNo', {}, words)]).details).toEqual({ orderNo: words });
});

/** Keywords that say nothing about a value by themselves. */
const silent = [
  'type',
  'properties',
  'items',
  'description',
  'default',
  'required',
  'additionalProperties',
  'patternProperties',
  'examples',
];

const keywordsIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(keywordsIn);
  return Object.entries(schema).flatMap(([name, inner]) => [
    ...(silent.includes(name) ? [] : [name]),
    ...(name === 'properties' || name === 'patternProperties'
      ? Object.values(inner as object).flatMap(keywordsIn)
      : keywordsIn(inner)),
  ]);
};

test('every keyword of the requests has words', () => {
  const requests: { body?: unknown; querystring?: unknown }[] = Object.values(calls).map(({ schema }) => schema);
  const used = [
    ...new Set(requests.flatMap(({ body, querystring }) => [...keywordsIn(body), ...keywordsIn(querystring)])),
  ];
  expect(used.filter((keyword) => !hasWords(keyword))).toEqual([]);
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
