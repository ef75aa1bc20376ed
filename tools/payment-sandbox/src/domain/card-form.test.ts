import { describe, expect, it } from 'vitest';
import { type CardForm, cardFormErrors, readCardForm } from './card-form.ts';

const now = new Date('2026-03-31T23:00:00Z');
const good: CardForm = {
  name: 'A Buyer',
  number: '4444333322221111',
  expiryMonth: '03',
  expiryYear: '26',
  cvn: '123',
};
const errors = (changes: Partial<CardForm>) => cardFormErrors({ ...good, ...changes }, now);

describe('cardFormErrors', () => {
  it('accepts a card to the last hour of its month', () => {
    expect(errors({})).toEqual([]);
    expect(cardFormErrors(good, new Date('2026-04-01T00:00:00Z'))).toEqual(['V6033']);
  });

  it.each([
    ['a missing name', { name: '' }, ['V6021']],
    ['a missing number', { number: '' }, ['V6022']],
    ['a number with a wrong check digit', { number: '4444333322221112' }, ['V6110']],
    ['a number with letters', { number: '4444x33322221111' }, ['V6110']],
    ['a missing CVN', { cvn: '' }, ['V6023']],
    ['a CVN of two digits', { cvn: '12' }, ['V6106']],
    ['month 13', { expiryMonth: '13' }, ['V6101']],
    ['a year of one digit', { expiryYear: '6' }, ['V6102']],
    ['last month', { expiryMonth: '02' }, ['V6033']],
  ] as const)('names %s', (_case, changes, codes) => {
    expect(errors(changes)).toEqual(codes);
  });

  it('names every fault at once', () => {
    expect(errors({ name: '', number: '', cvn: '', expiryYear: '20' })).toEqual(['V6021', 'V6022', 'V6033', 'V6023']);
  });

  it('wants four CVN digits from an American Express card', () => {
    expect(errors({ number: '378282246310005', cvn: '123' })).toEqual(['V6106']);
    expect(errors({ number: '378282246310005', cvn: '1234' })).toEqual([]);
  });
});

it('reads the form fields and drops the spaces of a typed card number', () => {
  const fields = new URLSearchParams({ EWAY_CARDNAME: ' A Buyer ', EWAY_CARDNUMBER: '4444 3333 2222-1111' });
  expect(readCardForm(fields)).toMatchObject({ name: 'A Buyer', number: '4444333322221111', cvn: '' });
});
