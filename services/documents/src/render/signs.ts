const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In such text each code unit is a character, which needs no segmenter. */
const ascii = /^[ -~]*$/;

/**
 * Splits text into characters as a reader counts them: a letter with its marks, a surrogate pair, an emoji with its
 * skin tone.
 */
export const signsOf = (text: string): string[] =>
  ascii.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);
