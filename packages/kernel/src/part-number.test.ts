import { expect, it } from 'vitest';
import { cleanse } from './part-number.ts';

it('matches part numbers without regard to case, spaces and punctuation', () => {
  expect(['55d23l', ' 55-D23 L ', '55.D23/L', '55_d23#l', '５５D23L'].map(cleanse)).toEqual(Array(5).fill('55D23L'));
});

it.each([
  ['SL\u200b-F1\u202a00', 'SLF100'],
  ['SL\u2011F100', 'SLF100'],
  ['\ufeffFO1003', 'FO1003'],
  ['（FO1003）', 'FO1003'],
  // Cyrillic А, В, Е, С and О; Greek Ζ.
  ['FО1003', 'FO1003'],
  ['АВ123', 'AB123'],
  ['Ζ411', 'Z411'],
  ['SL\u2010F100', 'SLF100'],
  ['N70\u00adZZ', 'N70ZZ'],
  ['SL\ufe0eF100', 'SLF100'],
  ['𝐅𝐎1003', 'FO1003'],
  ['FO①', 'FO1'],
  ['SL\u2060F100', 'SLF100'],
  ['SL\u00b7F100', 'SLF100'],
  ['SL\u2044F100', 'SLF100'],
  // Letters without a Latin twin: never the number that is left without them.
  ['ЖA1593', ''],
  ['FØ1003', ''],
  ['ß1003', 'SS1003'],
  ['FO1003é', ''],
  ['机油 FO1003', ''],
  ['FO١٠٠٣', ''],
  ['FO๑003', ''],
  ['Ł1003', ''],
  ['Å1003', ''],
  ['µ1003', ''],
  ['İ1003', ''],
])('reads %j as %j', (typed, number) => expect(cleanse(typed)).toBe(number));

it('keeps leading zeros and never turns O into 0', () => {
  expect([cleanse('0012-O'), cleanse('0012-0')]).toEqual(['0012O', '00120']);
});
