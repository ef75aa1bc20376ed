import { withPrintedShapes } from '@southline/kernel/printable-signs';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In such text each code unit is a character, which needs no segmenter. */
const ascii = /^[ -~]*$/;

/**
 * Splits text into characters as a reader counts them: a letter with its marks, a surrogate pair, an emoji with its
 * skin tone.
 */
export const signsOf = (text: string): string[] =>
  ascii.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Control, formatting (including bidirectional overrides), private-use and unpaired surrogate characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** ASCII words with single spaces between them, which nearly every text of a document is. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** Text for a document: one line, Unicode-composed, without invisible characters, and with signs that a font has. */
export const printable = (text: string): string =>
  plain.test(text) ? text : withPrintedShapes(text.replace(/\s+/g, ' ').normalize('NFC').replace(invisible, '').trim());

/** Shortens a text of more than `length` characters; the last one is then an ellipsis. */
export const shortened = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const signs = signsOf(text);
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join('')}…`;
};
