import { expect, test } from 'vitest';
import { parseQuery, stringifyQuery } from './query-values.ts';

// Part numbers of public catalogues, and texts that JSON would read as another value.
const texts = [
  '8E0615301',
  '1E5',
  '90.750',
  'true',
  'false',
  'null',
  '12345678901234567890',
  '0986494123',
  '-1',
  '1e999',
  '662E41',
  '1.0',
  'Infinity',
  '"quoted"',
  '[1]',
  '{}',
  '5E0',
  'a b+c&d=e',
];

test.each(texts)('the text %j is read as it is typed and written', (text) => {
  const typed = `?part=${encodeURIComponent(text)}`;
  if (!/^["[{]/.test(text)) expect(parseQuery(typed)).toEqual({ part: text });
  expect(parseQuery(stringifyQuery({ part: text }))).toEqual({ part: text });
});

test.each([
  ['?part=1_000', { part: '1_000' }],
  ['?part=0x1F', { part: '0x1F' }],
  ['?part=00123', { part: '00123' }],
  ['?part=1.', { part: '1.' }],
  ['?part=.5', { part: '.5' }],
  ['?part=-0', { part: '-0' }],
  ['?part=%2B61', { part: '+61' }],
  ['?part=1,5', { part: '1,5' }],
  ['?part=5E-3', { part: '5E-3' }],
  ['?part=9007199254740993', { part: '9007199254740993' }],
  ['?part=undefined', { part: 'undefined' }],
  ['?part=', { part: '' }],
  ['?part=%5B1%2C2', { part: '[1,2' }],
  ['?part=%22abc', { part: '"abc' }],
  ['?part=%ZZ', { part: '%ZZ' }],
  ['?part=C%26C', { part: 'C&C' }],
  ['?part=8E0615301&part=1E5&part=true', { part: ['8E0615301', '1E5', 'true'] }],
])('%s is %j', (query, values) => expect(parseQuery(query)).toEqual(values));

test('bookmarks with JSON values are still read', () => {
  expect(parseQuery('?part=%2242%22&filters=%7B%22priceFrom%22%3A5%7D&page=2')).toEqual({
    part: '42',
    filters: { priceFrom: 5 },
    page: '2',
  });
});

test('flags and numbers are written without quotes', () => {
  expect(stringifyQuery({ all: true, page: 2, part: '2' })).toBe('?all=true&page=2&part=2');
});
