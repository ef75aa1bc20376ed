import { expect, test } from 'vitest';
import { askedBy, searchWords, withoutFillers } from './search-words.ts';

test('a text is found by its words, their joined parts and their numbers', () => {
  const { whole, partial } = searchWords('Oil Filters for CX-5, 4L');
  expect(whole).toEqual(new Set(['oil', 'filter', 'for', 'cx', '5', 'cx5', '4l']));
  expect([...partial]).toContain('4');
});

test('Chinese is found by adjacent pairs and single characters', () => {
  const { whole, partial } = searchWords('机油滤清器 SL-1');
  expect([...whole]).toEqual(expect.arrayContaining(['机油', '油滤', '滤清', '清器', 'sl1']));
  expect(partial).toContain('器');
});

test('only the last word may be a beginning, and none when a blank follows it', () => {
  expect(askedBy('oil fil').map(({ open }) => open)).toEqual([false, true]);
  expect(askedBy('oil fil ').map(({ open }) => open)).toEqual([false, false]);
});

test('Chinese characters must be adjacent as typed', () => {
  expect(askedBy('滤清器')).toEqual([{ readings: [['滤清', '清器']], open: false }]);
});

test('signs alone ask for nothing', () => {
  expect(askedBy('!!! —')).toEqual([]);
});

test.each([
  ['how do I return a part', 'return part'],
  ['What are your opening hours?', 'opening hours?'],
  ['怎么退货', ' 退货'],
  ['where is it', 'where is it'],
  ['SL-A 1', 'SL-A 1'],
  ['oil ', 'oil '],
])('of "%s" the words "%s" are searched', (query, words) => {
  expect(withoutFillers(query)).toBe(words);
});
