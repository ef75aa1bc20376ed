import { expect, it } from 'vitest';
import { inPhrases } from './phrases.ts';

const words = new Map([
  ['Disc rotor', '刹车盘'],
  ['Disc rotor front', '前刹车盘'],
  ['front', '前'],
  ['vented', '通风'],
  ['pk', '件'],
  ['Seat', '座面'],
]);
const said = (text: string) => inPhrases(text, (phrase) => words.get(phrase));

it('uses the longest phrase, and keeps figures, punctuation and the vehicle after the dash', () => {
  expect(said('Disc rotor front, vented 338x26mm – Seat Ateca')).toBe('前刹车盘, 通风 338x26mm – Seat Ateca');
  expect(said('Disc rotor W2 (10 pk)')).toBe('刹车盘 W2 (10 件)');
});

it('says nothing where it does not begin with a known phrase', () => {
  expect(said('Widget front')).toBeUndefined();
  expect(said('338x26mm')).toBeUndefined();
});
