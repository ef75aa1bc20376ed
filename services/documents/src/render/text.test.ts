import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { faces } from './faces.ts';
import { printable, shortened } from './printable.ts';

const measure = (text: string) => [...text].length;

test('text breaks at spaces, and inside words only where one is wider than the line', () => {
  expect(breakLines('one two three', 8, measure)).toEqual(['one two', 'three']);
  expect(breakLines('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(breakLines('', 4, measure)).toEqual([]);
});

test('signs that the face lacks are replaced, invisible ones dropped, accents composed', () => {
  const { has } = faces.text;
  expect(printable('Nga\u0304ti\u202e\u200b 日', has)).toBe('Ngāti ?');
  expect(printable('Ελλάδα Đặng Żółć – “€”', has)).toBe('Ελλάδα Đặng Żółć – “€”');
  expect(printable(' a\r\nb\tc ', has)).toBe('a b c');
});

test('long text ends in an ellipsis and never in half a sign', () => {
  expect(shortened('abcdef', 4)).toBe('abc…');
  expect(shortened('👍👍👍', 2)).toBe('👍…');
  expect(shortened('abc', 3)).toBe('abc');
});

test('figures are as wide as one another, so that prices align', () => {
  for (const face of Object.values(faces)) {
    expect(new Set([...'0123456789'].map((figure) => face.width(figure, 10))).size).toBe(1);
  }
});
