import { expect, it } from 'vitest';
import { cleanse } from './part-number.ts';

it('matches part numbers without regard to case, spaces and punctuation', () => {
  expect(['55d23l', ' 55-D23 L ', '55.D23/L', '55_d23#l', '５５D23L'].map(cleanse)).toEqual(Array(5).fill('55D23L'));
});

it('keeps leading zeros and never turns O into 0', () => {
  expect([cleanse('0012-O'), cleanse('0012-0')]).toEqual(['0012O', '00120']);
});
