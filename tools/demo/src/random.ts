/** Repeatable choices: the same seed and key give the same numbers on every machine. */
export type Random = {
  /** 0 ≤ value < 1 */
  next(): number;
  /** Whole number, both ends included. */
  whole(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
};

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  // FNV's low bits are weak for short keys; the final mix is needed because callers take remainders.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 13;
  return value >>> 0;
}

export function random(seed: number, key: string): Random {
  let state = hash(`${seed}:${key}`);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick: <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length)),
  };
}

/** Element by index, wrapping round; throws on an empty list, which would be a mistake in a table. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new RangeError('empty table');
  return value;
}
