import { expect, test } from 'vitest';
import { missingIn, problemsOfMessages, problemsOfTranslation } from './check-texts.ts';

const message = (id: string, text: string, screen = 'cart', file = `web/src/features/${screen}/messages.json`) => ({
  id,
  text,
  screen,
  file,
});

test('a message carries the prefix of its screen, and one id says one thing', () => {
  expect(problemsOfMessages([message('cart.a', 'A'), message('cart.b', 'A')])).toEqual([]);
  expect(problemsOfMessages([message('parts.a', 'A')])).toEqual([expect.stringContaining('does not start with cart.')]);
  expect(problemsOfMessages([message('cart.a', 'A'), message('cart.a', 'B')])).toHaveLength(1);
});

test('a message that cannot be read is a problem', () => {
  expect(problemsOfMessages([message('cart.a', '{count, plural, one {#}}')])).toHaveLength(1);
});

test('a translation holds the placeholders and tags of the English text, in any order', () => {
  const english = { 'cart.a': '{n, plural, one {# of <b>{all}</b>} other {#}}' };
  expect(problemsOfTranslation('zh', english, { 'cart.a': '<b>{all}</b> 中的 {n, plural, other {#}}' })).toEqual([]);
  expect(problemsOfTranslation('zh', english, { 'cart.a': '{n} / {all}' })).toHaveLength(1);
  expect(problemsOfTranslation('zh', english, { 'cart.a': '{n' })).toHaveLength(1);
});

test('a translation of nothing, and an empty one, are problems', () => {
  expect(problemsOfTranslation('zh', {}, { 'cart.gone': '甲' })).toHaveLength(1);
  expect(problemsOfTranslation('zh', { 'cart.a': 'A' }, { 'cart.a': ' ' })).toHaveLength(1);
});

test('missing texts of a language are found', () => {
  expect(missingIn({ 'cart.a': 'A', 'cart.b': 'B' }, { 'cart.a': '甲' })).toEqual(['cart.b']);
});
