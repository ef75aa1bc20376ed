import { expect, test } from 'vitest';
import { matchOf } from './match.ts';

const part = {
  id: 'SW100',
  oeNumbers: ['19390564'],
  interchange: ['Z432'],
  replaces: (number: string) => number === 'SW90',
};

test('a hit says which of its numbers was typed', () => {
  expect(matchOf(['SW100'], part)).toEqual({ kind: 'NUMBER', text: 'SW100' });
  expect(matchOf(['19390564'], part)).toEqual({ kind: 'OE', text: '19390564' });
  expect(matchOf(['Z432'], part)).toEqual({ kind: 'INTERCHANGE', text: 'Z432' });
  expect(matchOf(['SW90'], part)).toEqual({ kind: 'SUPERSESSION', text: 'SW90' });
});

test('the beginning or the middle of a number finds the whole one', () => {
  expect(matchOf(['SW1'], part)).toEqual({ kind: 'NUMBER', text: 'SW100' });
  expect(matchOf(['1939'], part)).toEqual({ kind: 'OE', text: '19390564' });
  expect(matchOf(['9056'], part)).toEqual({ kind: 'OE', text: '19390564' });
});

test('what no number explains was found by words', () => {
  expect(matchOf(['OILFILTER', 'OIL', 'FILTER'], part)).toEqual({ kind: 'WORDS', text: '' });
  expect(matchOf(['SCREENWASHZ432', 'SCREEN', 'Z432'], part)).toEqual({ kind: 'INTERCHANGE', text: 'Z432' });
});
