import { countTexts, textAt } from '@southline/search/packed-texts';
import { lighter, nothing, type Postings, unite, weightBits, weightMask } from '@southline/search/postings';
import { lettersOnly } from '@southline/search/speller';
import type { SegmentData } from './segment-builder.ts';
import { type HitKind, hitKinds } from './site-document.ts';

/** A single letter would match almost everything. */
const minPrefix = 2;

export const createSegment = ({ words, starts, entries, kinds, titles, paths, texts }: SegmentData) => {
  const size = kinds.length;
  const wordCount = countTexts(words);
  /** Index of the first word that does not sort before the wanted one. */
  const place = (wanted: string): number => {
    let [low, high] = [0, wordCount];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (textAt(words, middle) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const between = (from: number, to: number): Postings => entries.subarray(starts[from], starts[to]);
  const find = (word: string): Postings => {
    const at = place(word);
    return at < wordCount && textAt(words, at) === word ? between(at, at + 1) : nothing;
  };

  /** Merges the postings of adjacent words. Each document is listed once, with its highest weight, in the order of the ids. */
  const merged = (list: Postings): Postings => {
    const best = new Uint8Array(size);
    let count = 0;
    for (const entry of list) {
      const [ordinal, weight] = [entry >>> weightBits, (entry & weightMask) + 1];
      if (best[ordinal] === 0) count += 1;
      if ((best[ordinal] ?? 0) < weight) best[ordinal] = weight;
    }
    const all = new Uint32Array(count);
    for (let ordinal = 0, at = 0; at < count; ordinal += 1) {
      const weight = best[ordinal] ?? 0;
      if (weight === 0) continue;
      all[at] = (ordinal << weightBits) | (weight - 1);
      at += 1;
    }
    return all;
  };

  let spelled: readonly string[] | undefined;
  return {
    size,
    /** Documents with the word. */
    find,
    // Loaded at the first typing mistake, because most words of the parts are numbers.
    /** Words without digits, for the correction of typing mistakes. */
    spelling: (): readonly string[] => {
      spelled ??= Array.from({ length: wordCount }, (_, at) => textAt(words, at)).filter(lettersOnly);
      return spelled;
    },
    /** Documents with a word that begins with the text; the whole word has a greater weight. */
    findOpen: (word: string) => {
      const exact = find(word);
      if (word.length < minPrefix) return exact;
      const [from, to] = [place(word), place(`${word}\uffff`)];
      const more = exact.length > 0 ? from + 1 : from;
      if (more >= to) return exact;
      return unite([exact, lighter(merged(between(more, to)))]);
    },
    document: (ordinal: number) => ({
      kind: hitKinds[kinds[ordinal] ?? -1] as HitKind,
      title: textAt(titles, ordinal),
      path: textAt(paths, ordinal),
      text: textAt(texts, ordinal),
    }),
  };
};

export type Segment = ReturnType<typeof createSegment>;
