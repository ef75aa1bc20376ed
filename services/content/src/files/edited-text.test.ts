import { expect, test } from 'vitest';
import { textProblem } from './edited-text.ts';

test('a text keeps its placeholders, in any order', () => {
  expect(textProblem('{count} parts in <b>{place}</b>', '<b>{place}</b>：{count} 个配件')).toBeUndefined();
  expect(textProblem('Home', '首页')).toBeUndefined();
  expect(
    textProblem('{n, plural, =0 {none} one {# part} other {# parts}}', '{n, plural, other {# 个配件}}'),
  ).toBeUndefined();
});

test.each([
  ['Home', ' '],
  ['{count} parts', '配件'],
  ['{count} parts', '{number} 个配件'],
  ['<b>Home</b>', '首页'],
  ['Home', '首页 {'],
])('%s is not replaced by %s', (english, text) => {
  expect(textProblem(english, text)).toBeDefined();
});
