import { isPrintable } from '@southline/kernel/printable-signs';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { faces } from './faces.ts';
import { printable, shortened } from './printable.ts';
import { printedSigns } from './printed-signs.ts';
import { runsOf } from './runs.ts';
import { useFace } from './use-face.ts';

const measure = (text: string) => [...text].length;

test('text breaks at spaces, and inside words only where one is wider than the line', () => {
  expect(breakLines('one two three', 8, measure)).toEqual(['one two', 'three']);
  expect(breakLines('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(breakLines('', 4, measure)).toEqual([]);
});

test('a letter and its marks, both halves of a pair, and an emoji with its skin tone stay together', () => {
  const narrow = (text: string) => breakLines(text, 3, measure);
  // A dot below and a diaeresis above. No single code point has both marks, so they stay separate code points.
  expect(narrow('La\u0308u\u0323\u0308ft')).toEqual(['La\u0308', 'u\u0323\u0308', 'ft']);
  expect(narrow('ab👍🏽cd')).toEqual(['ab', '👍🏽c', 'd']);
  expect(breakLines('葛\u{e0100}城市', 2, measure)).toEqual(['葛\u{e0100}', '城市']);
  expect(breakLines('👨🏽', 1, measure)).toEqual(['👨🏽']);
});

test('a number that is wider than the line breaks at the end of a part, if half of the line is before it', () => {
  expect(breakLines('PO-2026-11-Läuft', 14, measure)).toEqual(['PO-2026-11-', 'Läuft']);
  expect(breakLines('a-bcdefghij', 6, measure)).toEqual(['a-bcde', 'fghij']);
  expect(breakLines('robin@southline.example', 12, measure)).toEqual(['robin@', 'southline.', 'example']);
});

test('Chinese has no spaces: lines end after any character, and none begins with closing punctuation', () => {
  expect(breakLines('请送到后门，谢谢。', 5, measure)).toEqual(['请送到后', '门，谢谢。']);
  expect(breakLines('后门 code 4821，谢谢', 8, measure)).toEqual(['后门 code', '4821，谢谢']);
  expect(breakLines('（张伟）先生', 3, measure)).toEqual(['（张', '伟）先', '生']);
});

const shown = (text: string) => runsOf(text, 'text').map((run) => [run.face.name.replace(/-.*/, ''), run.text]);

test('invisible signs are dropped, accents composed, spaces drawn together', () => {
  expect(printable('Nga\u0304ti\u202e\u200b x')).toBe('Ngāti x');
  expect(printable(' a\r\nb\tc ')).toBe('a b c');
});

test('forms know exactly the signs that documents print', () => {
  const printed = printedSigns();
  const wrong: string[] = [];
  for (let sign = 0x20; sign <= 0x10ffff; sign += 1) {
    if (printed.has(sign) !== isPrintable(sign)) wrong.push(sign.toString(16));
  }
  expect(wrong).toEqual([]);
});

test('the apostrophes of names are printed', () => {
  expect(shown('Kealiʻi OʼConnor')).toEqual([['text', 'Keali‘i O’Connor']]);
});

test('each character gets a face that has it, or is replaced', () => {
  expect(shown('Ελλάδα Đặng Żółć – “€”')).toEqual([['text', 'Ελλάδα Đặng Żółć – “€”']]);
  expect(shown('Wei 😀')).toEqual([['text', 'Wei ?']]);
  expect(shown('')).toEqual([]);
  const names = '李伟 陳國強 かなカナ ㄅ 〇 嘢，。！（）「」';
  expect(
    runsOf(names, 'strong')
      .map(({ text }) => text)
      .join(''),
  ).toBe(names);
  for (const { face, text } of runsOf(`Wei ${names} 4/21`, 'strong')) {
    for (const sign of text) expect(face.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0), sign).toBe(true);
  }
});

test('long text ends in an ellipsis and never in half a sign', () => {
  expect(shortened('abcdef', 4)).toBe('abc…');
  expect(shortened('👍👍👍', 2)).toBe('👍…');
  expect(shortened('ab👍🏽cd', 4)).toBe('ab👍🏽…');
  expect(shortened('abc', 3)).toBe('abc');
});

test('figures are as wide as one another, so that prices align', () => {
  for (const face of Object.values(faces)) {
    expect(new Set([...'0123456789'].map((figure) => face.advance(figure.charCodeAt(0)))).size).toBe(1);
  }
});

test('a word laid out by pairs of characters is as wide as the whole word, kerning included', () => {
  const words = ['AV-7040', 'WAT,', 'O’Brien', 'Zoë', 'Tylor/Yates', '$1,275.10', '01/04/2026', 'To.', 'r2@x.example'];
  const pdf = new PDFDocument({ font: null as unknown as string }).fontSize(1_000);
  for (const face of Object.values(faces)) {
    for (const word of words) {
      const whole = (face.font.layout(word).advanceWidth * 1_000) / face.font.unitsPerEm;
      expect(useFace(pdf, face).widthOfString(word)).toBeCloseTo(whole, 6);
    }
  }
});
