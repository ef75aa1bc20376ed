import { expect, test } from 'vitest';
import { cardForm, cardProblems, grouped, shortYear } from './card.ts';

const card = { name: 'R Lee', number: '4444 3333 2222 1111', month: '8', year: '29', cvn: '123' };
const now = new Date(2026, 10, 21);

test('a complete card has no problems, spaces in the number included', () => {
  expect(cardProblems(card, now)).toEqual([]);
});

test('digits of a Chinese or Japanese keyboard are digits', () => {
  const wide = {
    name: ' Ｒ Lee',
    number: '４４４４３３３３２２２２１１１１',
    month: '０８',
    year: '２９',
    cvn: '１２３',
  };
  expect(cardProblems(wide, now)).toEqual([]);
  expect([...cardForm(wide, 'CODE').values()].slice(2)).toEqual(['R Lee', '4444333322221111', '08', '29', '123']);
  expect(grouped(wide.number, 5)).toEqual({ value: '4444 3333 2222 1111', caret: 6 });
});

test('every wrong field is named', () => {
  expect(cardProblems({ name: ' ', number: '4444333322221112', month: '13', year: '', cvn: '12' }, now)).toEqual([
    'name',
    'number',
    'month',
    'year',
    'cvn',
  ]);
});

test('a card is good until the end of its month', () => {
  expect(cardProblems({ ...card, month: '11', year: '26' }, now)).toEqual([]);
  expect(cardProblems({ ...card, month: '10', year: '26' }, now)).toEqual(['expired']);
});

test('a year is written with two digits or four, and goes with two', () => {
  expect(cardProblems({ ...card, year: '2030' }, now)).toEqual([]);
  expect(cardForm({ ...card, year: ' 2030 ' }, 'CODE').get('EWAY_CARDEXPIRYYEAR')).toBe('30');
  for (const year of ['203', '1930', '20300', 'xx', '2'])
    expect(cardProblems({ ...card, year }, now)).toEqual(['year']);
});

test('a year that the browser fills in with four digits is shown with two', () => {
  expect(['2031', '２０３１', '31', '3', '203', '1931'].map(shortYear)).toEqual(['31', '31', '31', '3', '203', '1931']);
});

test('the form carries the access code and the card in the names of the provider', () => {
  expect(Object.fromEntries(cardForm(card, 'CODE'))).toEqual({
    EWAY_ACCESSCODE: 'CODE',
    EWAY_PAYMENTTYPE: 'creditcard',
    EWAY_CARDNAME: 'R Lee',
    EWAY_CARDNUMBER: '4444333322221111',
    EWAY_CARDEXPIRYMONTH: '08',
    EWAY_CARDEXPIRYYEAR: '29',
    EWAY_CARDCVN: '123',
  });
});

test.each([
  ['4444333322221111', '4444 3333 2222 1111'],
  ['4444-3333-2222-1111', '4444 3333 2222 1111'],
  ['  4444 3333', '4444 3333'],
  ['4444', '4444'],
  ['378282246310005', '3782 822463 10005'],
  ['6304000000000000007', '6304 0000 0000 0000 007'],
  ['44443333222211112222333', '4444 3333 2222 1111 222'],
])('%s is shown as %s', (typed, value) => {
  expect(grouped(typed, typed.length)).toEqual({ value, caret: value.length });
});

test('a digit typed or pasted in the middle keeps the caret after it', () => {
  expect(grouped('44449 3333', 5)).toEqual({ value: '4444 9333 3', caret: 6 });
  expect(grouped('44 3333', 2)).toEqual({ value: '4433 33', caret: 2 });
  expect(grouped('4444 12343333', 9)).toEqual({ value: '4444 1234 3333', caret: 9 });
});

test('erasing goes over a space and then takes the digit, from both sides', () => {
  // "4444 |3333" and Backspace: the space comes back, with the caret before it.
  expect(grouped('44443333', 4, 'before')).toEqual({ value: '4444 3333', caret: 4 });
  // "4444| 3333" and Delete: the caret behind it.
  expect(grouped('44443333', 4, 'after')).toEqual({ value: '4444 3333', caret: 5 });
});
