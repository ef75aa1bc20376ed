const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits text into characters as a reader counts them: a letter with its marks, a surrogate pair, an emoji with its
 * skin tone.
 */
export const signsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
