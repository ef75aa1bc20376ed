import { expect, it } from 'vitest';
import { foreignSign, readCode, readProse, readTyped } from './typed-text.ts';

it.each([
  ['full-width digits', '０４１２ ３４５', '0412 345'],
  ['no-break and ideographic blanks', '\u00a0SL\u3000F100\u2009', 'SL F100'],
  ['zero-width signs and direction marks', '\u200bSA\u200dVE\u202a10\u2069\ufeff', 'SAVE10'],
  ['soft hyphens', 'bat\u00adtery', 'battery'],
  ["Word's dashes", 'N70\u2013ZZ\u2014L\u2212R\u2011S', 'N70-ZZ-L-R-S'],
  [
    'apostrophes',
    'O\u2019Brien O\u02bcBrien O\u02bbBrien O\uff07Brien O\u0060Brien O\u00b4Brien',
    "O'Brien O'Brien O'Brien O'Brien O'Brien O'Brien",
  ],
  ['a decomposed letter', 'Ma\u0304ori', 'Māori'],
  ['inch marks', '24\u2033 24\u201d 24"', '24" 24" 24"'],
  ['control characters', 'a\u0000b\u001bc', 'abc'],
  ['rows and cells', 'a\t2\r\nb\t3', 'a\t2\r\nb\t3'],
])('reads %s', (_, typed, read) => expect(readTyped(typed)).toBe(read));

it.each([
  ['КВ123', 'KB123'],
  ['ΑΒΕ12', 'ABE12'],
  ['ｓｌ－ｆ１００', 'SL-F100'],
])('maps the look-alikes of %s', (typed, read) => expect(readCode(typed)).toBe(read));

it.each([
  ['KØB123', 'Ø'],
  ['ЖB123', 'Ж'],
  ['KB12٣', '٣'],
  ['SL-F 100/2.5', undefined],
])('names the foreign sign of %s', (typed, sign) => expect(foreignSign(readCode(typed))).toBe(sign));

it('keeps what a person writes in a name or a note', () => {
  expect(readProse('Fa\u02bbasavalu O\u2019Brien \u2013 Ma\u0304ori \uff11\uff12 \u202eabc\u0000 5\u00bd\u2033')).toBe(
    'Fa\u02bbasavalu O\u2019Brien \u2013 Māori 12 abc 5\u00bd\u2033',
  );
});
