import { expect, test } from 'vitest';
import { kebabWords, pascalWords } from './enum-words.ts';
import { PaymentOutcome } from './orders.ts';
import { ItemResponse } from './returns.ts';

test('each value of an enum has a word, and each word its value', () => {
  const { wires, words } = pascalWords(ItemResponse);
  expect(Object.keys(wires)).toEqual(['Requested', 'MoreInfo', 'Approved', 'Declined']);
  expect(wires.MoreInfo).toBe(ItemResponse.ITEM_RESPONSE_MORE_INFO);
  expect(words[ItemResponse.ITEM_RESPONSE_MORE_INFO]).toBe('MoreInfo');
  expect(kebabWords(PaymentOutcome).wires['card-invalid']).toBe(PaymentOutcome.PAYMENT_OUTCOME_CARD_INVALID);
});

test('an unspecified value and one of a later release have no word', () => {
  const { words } = pascalWords(ItemResponse);
  expect([words[ItemResponse.ITEM_RESPONSE_UNSPECIFIED], words[99]]).toEqual([undefined, undefined]);
});
