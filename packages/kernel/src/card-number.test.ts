import { expect, test } from 'vitest';
import { holdsCardNumber, maskCardNumbers, passesLuhn } from './card-number.ts';

test.each([
  ['as one', '4444333322221111', '************1111'],
  ['in fours', 'Card 4444 3333 2222 1111, thanks', 'Card **** **** **** 1111, thanks'],
  ['with dashes', '4444-3333-2222-1111', '****-****-****-1111'],
  ['with long dashes and more blanks', '4444 – 3333 – 2222  1111', '**** – **** – ****  1111'],
  ['over lines', '4444 3333\n2222 1111', '**** ****\n**** 1111'],
  ['digit by digit', '4 4 4 4 3 3 3 3 2 2 2 2 1 1 1 1', '* * * * * * * * * * * * 1 1 1 1'],
  ['in two parts', '444433332222 1111', '************ 1111'],
  ['with its expiry and code', '4444 3333 2222 1111 12/29 123', '**** **** **** 1111 12/29 123'],
  ['with its expiry, blanks alone', '4444 3333 2222 1111 12 29 123', '**** **** **** 1111 12 29 123'],
  ['behind another number', 'PO 17 4444 3333 2222 1111', 'PO 17 **** **** **** 1111'],
  ['in an address', '4444333322221111@example.com', '************1111@example.com'],
  ['after a word', 'Visa4444333322221111', 'Visa************1111'],
  ['in Chinese', '卡号4444333322221111。', '卡号************1111。'],
  ['full-width', '４４４４　３３３３　２２２２　１１１１', '****　****　****　１１１１'],
  ['two of them', '4444333322221111;5454545454545454', '************1111;************5454'],
  ['Mastercard', '5454 5454 5454 5454', '**** **** **** 5454'],
  ['Mastercard of the second series', '2223003122003222', '************3222'],
  ['American Express', '3782 822463 10005', '**** ****** *0005'],
  ['Diners Club', '3056 9309 0259 04', '**** **** **59 04'],
  ['Discover', '6011111111111117', '************1117'],
  ['JCB', '3530111333300000', '************0000'],
  ['UnionPay', '6200000000000005', '************0005'],
  ['with dots', 'Card 4444.3333.2222.1111.', 'Card ****.****.****.1111.'],
  ['with slashes', '4444/3333/2222/1111', '****/****/****/1111'],
  ['with commas', '4444,3333,2222,1111', '****,****,****,1111'],
  ['with commas and blanks', '4444, 3333, 2222, 1111', '****, ****, ****, 1111'],
  ['with underscores', '4444_3333_2222_1111', '****_****_****_1111'],
  ['with colons', 'pay:4444:3333:2222:1111', 'pay:****:****:****:1111'],
  ['with bars and blanks', '4444 | 3333 | 2222 | 1111', '**** | **** | **** | 1111'],
  ['with middle dots', '4444·3333·2222·1111', '****·****·****·1111'],
  ['with full-width dots', '4444．3333．2222．1111', '****．****．****．1111'],
  ['digit by digit, with dots', '4.4.4.4.3.3.3.3.2.2.2.2.1.1.1.1', '*.*.*.*.*.*.*.*.*.*.*.*.1.1.1.1'],
  ['with changing signs', '4444.3333/2222,1111', '****.****/****,1111'],
  ['with zero-width spaces', '4444\u200B3333\u200B2222\u200B1111', '****\u200B****\u200B****\u200B1111'],
  ['with soft hyphens', '4444\u00AD3333\u00AD2222\u00AD1111', '****\u00AD****\u00AD****\u00AD1111'],
  ['with a joiner after each digit', [...'4444333322221111'].join('\u2060'), [...'************1111'].join('\u2060')],
  ['with zero-width no-break spaces', '44443333\uFEFF22221111', '********\uFEFF****1111'],
  ['struck through', [...'4444333322221111'].join('\u0336'), [...'************1111'].join('\u0336')],
  [
    'with signs without a width among blanks',
    '4444 \u200B3333 \u200B2222 \u200B1111',
    '**** \u200B**** \u200B**** \u200B1111',
  ],
  ['with dots, then its expiry', '4444.3333.2222.1111 12/29', '****.****.****.1111 12/29'],
  ['American Express with dots', '3782.822463.10005', '****.******.*0005'],
  ['of 13 digits', '4222222222222', '*********2222'],
])('a card number is found: %s', (_, text, shown) => {
  expect(holdsCardNumber(text)).toBe(true);
  expect(maskCardNumbers(text)).toBe(shown);
});

test.each([
  ['phone', '+61 412 345 678'],
  ['two phones', '0412 345 678, (03) 9555 0123'],
  ['two phones side by side', '0412345678 0395550123'],
  ['VIN', 'JTMHV05J604012345'],
  ['a VIN of GM Holden', '6G1EK54H06L123456'],
  ['order number', 'SL10000042'],
  ['bank account', '062-000 1234 5678'],
  ['ABN', '51 824 753 556'],
  ['tracking number', '33ABC0012345601000931502'],
  ['part number of 16 digits', '1234567890123452'],
  ['one digit wrong', '4444 3333 2222 1112'],
  ['Luhn alone', '0000000000000000'],
  ['part numbers side by side', '41234567 41234568 41234569'],
  ['timestamp', '2026-03-04T05:06:07.000Z'],
  ['dates', '2026-03-04 2026-03-05'],
  ['longer than a card', '44443333222211114444333322221111'],
  ['12 digits', '444433332222'],
  ['an id', 'Zk3v9-4444333_22221111aa'],
  ['prices', '$4,444.33 $3,322.22'],
  ['phones with blanks', '0404 215 291 0468 672 481 0491 896 559'],
  ['phones with area codes', '02 4955 0123 03 9555 0124'],
  ['two phones with a slash', '5222 3333 / 5222 1119'],
  ['two phones with dashes and a slash', '5222-3333/5222-1119'],
  ['a list of phones', '0412 345 678, (03) 9555 0123; 1300 123 456 / +61 3 9555 0123'],
  ['phones with dots', '0412.345.678/0412.340.679'],
  ['an ABN and a phone', 'ABN 51 824 753 556 / 0412 345 678'],
  ['an ABN and an ACN', '51 824 753 556, 004 085 616'],
  ['two GM numbers', '55573945/55573941'],
  ['GM numbers with commas', '24420588, 24420582, 55573945'],
  ['GM numbers over lines', '55573945\n55573941'],
  ['part numbers with dots', '4.0012.3456'],
  ['part number', 'SP1421FR6D-11 / SP1421FR6D-12'],
  ['a decimal', '4444333322221.111'],
  ['a place on the map', '-37.8136276,144.9630576'],
  ['a range of dates', '24/11/2026-24/11/2026'],
  ['times', '25/11/2026 14:05:33, 26/11/2026 09:12:44'],
  ['network addresses', '52.144.133.122:44474'],
  ['an order, a phone and a postcode', 'PO 4500123456, 0412 345 678, 3175'],
])('no card number is found: %s', (_, text) => {
  expect(holdsCardNumber(text)).toBe(false);
  expect(maskCardNumbers(text)).toBe(text);
});

test.each([
  ['digits', '4 '],
  ['dots', '4.'],
  ['signs without a width', '4\uFEFF\uFEFF\uFEFF\uFEFF'],
  ['signs without a width among blanks', '4 \u200B\u200B \u200B\u200B'],
])('a long text of %s is read once', (_, piece) => {
  const text = piece.repeat(20_000);
  expect(maskCardNumbers(text)).toHaveLength(text.length);
});

test.each(['4444333322221111', '5105105105105100', '378282246310005'])(
  'finds the check digit of %s right',
  (number) => {
    expect(passesLuhn(number)).toBe(true);
    expect(passesLuhn(`${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`)).toBe(false);
  },
);
