import { expect, it } from 'vitest';
import { withoutWords } from './without-words.ts';

it('takes words out of a query, whatever their case and place', () => {
  expect(withoutWords('2016 pads for HiLux', ['hilux', '2016'])).toBe('pads for');
});

it('takes nothing if a word is missing or no word would be left', () => {
  expect(withoutWords('海拉克斯刹车盘', ['hilux'])).toBeUndefined();
  expect(withoutWords('hilux', ['hilux'])).toBeUndefined();
});
