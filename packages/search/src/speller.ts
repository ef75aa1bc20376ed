import { editDistance } from './edit-distance.ts';

/** A word with fewer letters is similar to too many others; longer ones may contain two mistakes. */
const typoFrom = 4;
const twoTyposFrom = 8;

export const lettersOnly = (word: string): boolean => /^\p{L}+$/u.test(word);

export interface Near {
  /** All words at the smallest distance. */
  readonly words: readonly string[];
  /** Infinite when no word is near. */
  readonly distance: number;
}

/** Finds the nearest words within the allowed typing mistakes: one, or two in long words; none in short ones. */
export const speller = (words: readonly string[]) => {
  const byLength: string[][] = [];
  for (const word of words) {
    if (word.length < typoFrom - 1 || !lettersOnly(word)) continue;
    const alike = byLength[word.length];
    if (alike) alike.push(word);
    else byLength[word.length] = [word];
  }
  return (wanted: string): Near => {
    if (wanted.length < typoFrom || !lettersOnly(wanted)) return { words: [], distance: Number.POSITIVE_INFINITY };
    const reach = wanted.length >= twoTyposFrom ? 2 : 1;
    let [nearest, limit]: [string[], number] = [[], reach];
    for (let length = wanted.length - reach; length <= wanted.length + reach; length += 1) {
      for (const word of byLength[length] ?? []) {
        const distance = editDistance(wanted, word, limit);
        if (distance > limit) continue;
        if (distance < limit) nearest = [];
        limit = distance;
        nearest.push(word);
      }
    }
    return { words: nearest, distance: nearest.length > 0 ? limit : Number.POSITIVE_INFINITY };
  };
};
