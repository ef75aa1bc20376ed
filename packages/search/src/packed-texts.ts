/** Many short texts packed into one: a fraction of the memory, and no objects for the garbage collector. */
export interface PackedTexts {
  readonly text: string;
  /** The start of each text, and finally the end of the last one. */
  readonly starts: Uint32Array;
}

export const packTexts = (texts: readonly string[]): PackedTexts => {
  const starts = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) starts[at + 1] = (starts[at] ?? 0) + text.length;
  return { text: texts.join(''), starts };
};

export const countTexts = ({ starts }: PackedTexts): number => starts.length - 1;

export const textAt = ({ text, starts }: PackedTexts, at: number): string => text.slice(starts[at], starts[at + 1]);

/** Index of a text among sorted ones; -1 if absent. */
export const placeOf = (texts: PackedTexts, wanted: string): number => {
  let [low, high] = [0, countTexts(texts) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const known = textAt(texts, middle);
    if (known === wanted) return middle;
    if (known < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};
