import { expect, it } from 'vitest';
import { searchWords, typedWords } from './search-words.ts';

const robin = { firstName: 'Zoë', lastName: "O'Brien-Lee", email: 'zoe.ob@quay.com.au', phone: '61412345678' };
const words = new Set(searchWords(robin, ['PO 7-14', 'FO-1005', 'Quay Motors Pty Ltd']));
const finds = (typed: string) => {
  const { whole, each } = typedWords(typed);
  return words.has(whole) || (each.length > 0 && each.every((word) => words.has(word)));
};

it.each(['zoe', 'ZOË', "o'brien-lee", 'brien', 'zoe brien', "Zoë O'Brien-Lee", "O'Brien-Lee Zoë"])(
  'a person is found by name: %s',
  (typed) => expect(finds(typed)).toBe(true),
);

it.each(['zoe.ob@quay.com.au', 'ZOE.OB', '0412 345 678', '+61 412 345 678', '7-14', 'po714', 'fo 1005', 'quay motors'])(
  'a record is found by an address, a telephone number, an order number and a part: %s',
  (typed) => expect(finds(typed)).toBe(true),
);

it.each(['com', 'robin', 'zoe motorcycles', '   ', '--', 'fo 1006'])('%j finds nothing', (typed) =>
  expect(finds(typed)).toBe(false),
);

it('a Chinese name is found as it is written', () => {
  const wang = searchWords({ firstName: '小明', lastName: '王', email: '', phone: '' }, []);
  expect(wang).toContain(typedWords('王小明').whole);
});
