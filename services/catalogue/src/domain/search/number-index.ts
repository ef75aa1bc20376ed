import { editDistance } from '@southline/search/edit-distance';
import { countTexts, type PackedTexts, textAt } from '@southline/search/packed-texts';

/** Positions of numbers that equal the wanted one, begin with it, or contain it. */
export interface NumberHits {
  readonly exact: readonly number[];
  readonly prefix: readonly number[];
  readonly infix: readonly number[];
}

const alphabet = 36;
const gram = 3;
/** Shorter numbers are similar to too many others; from this length each half has three characters. */
const nearFrom = 6;

/** 0-9, then A-Z; cleansed numbers contain no other characters. */
const digitOf = (code: number): number => (code < 58 ? code - 48 : code - 55);

const gramAt = (number: string, at: number): number =>
  (digitOf(number.charCodeAt(at)) * alphabet + digitOf(number.charCodeAt(at + 1))) * alphabet +
  digitOf(number.charCodeAt(at + 2));

/** For each sequence of three characters, the numbers that contain it: `entries` from an entry of `starts` to the next. */
export interface NumberPostings {
  readonly entries: Uint32Array;
  readonly starts: Uint32Array;
}

export const numberPostings = (numbers: PackedTexts): NumberPostings => {
  const keys = alphabet ** gram;
  const each = (visit: (key: number, entry: number) => void) => {
    // A number that contains the same three characters twice is entered once.
    const last = new Int32Array(keys).fill(-1);
    for (let entry = 0; entry < countTexts(numbers); entry += 1) {
      const number = textAt(numbers, entry);
      for (let at = 0; at + gram <= number.length; at += 1) {
        const key = gramAt(number, at);
        if (last[key] === entry) continue;
        last[key] = entry;
        visit(key, entry);
      }
    }
  };
  const starts = new Uint32Array(keys + 1);
  each((key) => {
    starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  });
  for (let key = 0; key < keys; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const entries = new Uint32Array(starts[keys] ?? 0);
  const ends = starts.slice();
  each((key, entry) => {
    const end = ends[key] ?? 0;
    entries[end] = entry;
    ends[key] = end + 1;
  });
  return { entries, starts };
};

const sorted = (number: string): string => [...number].sort().join('');

/**
 * Finds part numbers by any of their characters. The rarest three-character piece of the wanted text selects the candidates,
 * and each is compared. Less than three characters find nothing. `numbers` are cleansed.
 */
export const createNumberIndex = (numbers: PackedTexts, { entries, starts }: NumberPostings) => {
  const candidates = (wanted: string): Uint32Array => {
    let best = { from: 0, to: entries.length };
    for (let at = 0; at + gram <= wanted.length; at += 1) {
      const key = gramAt(wanted, at);
      const range = { from: starts[key] ?? 0, to: starts[key + 1] ?? 0 };
      if (range.to - range.from < best.to - best.from) best = range;
    }
    return entries.subarray(best.from, best.to);
  };

  const find = (wanted: string): NumberHits => {
    const hits = { exact: [] as number[], prefix: [] as number[], infix: [] as number[] };
    if (wanted.length < gram) return hits;
    for (const entry of candidates(wanted)) {
      const number = textAt(numbers, entry);
      const at = number.indexOf(wanted);
      if (at > 0) hits.infix.push(entry);
      else if (at === 0) (number.length === wanted.length ? hits.exact : hits.prefix).push(entry);
    }
    return hits;
  };

  return {
    find,
    /** Positions of numbers that differ from the wanted one by one wrong, missing, extra or swapped character. */
    near: (wanted: string): readonly number[] => {
      if (wanted.length < nearFrom) return [];
      const middle = wanted.length >> 1;
      // One mistake leaves one half unchanged, except two swapped characters in the middle.
      const halves = [wanted.slice(0, middle), wanted.slice(middle)];
      const near = new Set<number>();
      for (const half of halves) {
        for (const entry of candidates(half)) {
          const number = textAt(numbers, entry);
          if (number.includes(half) && editDistance(number, wanted, 1) <= 1) near.add(entry);
        }
      }
      const swapped = `${wanted.slice(0, middle - 1)}${wanted[middle]}${wanted[middle - 1]}${wanted.slice(middle + 1)}`;
      for (const entry of find(swapped).exact) near.add(entry);
      // Swapped characters are a likelier mistake than a wrong one.
      const letters = sorted(wanted);
      const rank = (entry: number) => Number(sorted(textAt(numbers, entry)) !== letters);
      return [...near].sort((a, b) => rank(a) - rank(b) || a - b);
    },
  };
};
