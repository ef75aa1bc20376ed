import { expect, test } from 'vitest';
import { matchOf, nearNumber } from './match.ts';

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

test('a number with one mistake says where it differs', () => {
  const oe = '19390564';
  expect(matchOf(['19390584'], part)).toEqual({
    kind: 'WORDS',
    text: '',
    near: { text: oe, at: 6, typed: '8', found: '6' },
  });
  expect(matchOf(['19390999'], part).near).toBeUndefined();
});

test.each([
  ['1939056', { at: 7, typed: '', found: '4' }],
  ['193905664', { at: 7, typed: '6', found: '' }],
  ['19309564', { at: 3, typed: '09', found: '90' }],
])('%s differs by a missing, an extra or two swapped characters', (typed, difference) =>
  expect(nearNumber(typed, '19390564')).toEqual({ text: '19390564', ...difference }),
);
