const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for one sign: a letter with its marks, both halves of a pair, an emoji with its skin tone. */
export const signsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
