/**
 * Parts that contain a word, in the order of their rank: `rank << 2 | weight`. Ascending, each rank once; the weight (0 to 3)
 * names the field that contains the word.
 */
export type Postings = Uint32Array;

export const weightBits = 2;
export const weightMask = 3;
export const nothing: Postings = new Uint32Array(0);

/** First position from `from` on whose rank is not below `rank`; steps double, so that near ones are found fast. */
const seek = (list: Postings, rank: number, from: number): number => {
  const wanted = rank << weightBits;
  let step = 1;
  let high = from;
  while (high < list.length && (list[high] ?? 0) < wanted) {
    from = high + 1;
    high += step;
    step *= 2;
  }
  high = Math.min(high, list.length);
  while (from < high) {
    const middle = (from + high) >>> 1;
    if ((list[middle] ?? 0) < wanted) from = middle + 1;
    else high = middle;
  }
  return from;
};

/** Ranks in both, each with the smaller weight. */
export const intersect = (one: Postings, other: Postings): Postings => {
  const [small, large] = one.length <= other.length ? [one, other] : [other, one];
  const both = new Uint32Array(small.length);
  let [at, length] = [0, 0];
  for (const entry of small) {
    const rank = entry >>> weightBits;
    at = seek(large, rank, at);
    const match = large[at];
    if (match === undefined) break;
    if (match >>> weightBits === rank) {
      both[length] = Math.min(match, entry);
      length += 1;
    }
  }
  return both.subarray(0, length);
};

const pair = (one: Postings, other: Postings): Postings => {
  const all = new Uint32Array(one.length + other.length);
  let [a, b, length] = [0, 0, 0];
  while (a < one.length || b < other.length) {
    const left = one[a] ?? 0xffffffff;
    const right = other[b] ?? 0xffffffff;
    const [leftRank, rightRank] = [left >>> weightBits, right >>> weightBits];
    all[length] = leftRank < rightRank ? left : rightRank < leftRank ? right : Math.max(left, right);
    length += 1;
    if (leftRank <= rightRank) a += 1;
    if (rightRank <= leftRank) b += 1;
  }
  return all.subarray(0, length);
};

/** Ranks in any, each with its greatest weight; short lists are joined first. */
export const unite = (lists: readonly Postings[]): Postings => {
  let open = lists.filter((list) => list.length > 0).sort((a, b) => a.length - b.length);
  while (open.length > 1) {
    const next: Postings[] = [];
    for (let at = 0; at < open.length; at += 2) {
      const [one, other] = [open[at] ?? nothing, open[at + 1]];
      next.push(other ? pair(one, other) : one);
    }
    open = next;
  }
  return open[0] ?? nothing;
};

/** The same ranks with less weight, for hits by a synonym. */
export const lighter = (list: Postings): Postings =>
  list.map((entry) => ((entry & weightMask) === 0 ? entry : entry - 1));

/**
 * Ranks in all lists, those with the greater sum of weights first, equal ones in the order of rank. `without` are left out.
 * Begins with the shortest list, so that the others are only searched for its ranks.
 */
export const orderAll = (lists: readonly Postings[], without: ReadonlySet<number>): Uint32Array => {
  const [first = nothing, ...rest] = [...lists].sort((a, b) => a.length - b.length);
  const ranks = new Uint32Array(first.length);
  const sums = new Uint8Array(first.length);
  let length = 0;
  for (const entry of first) {
    if (without.has(entry >>> weightBits)) continue;
    ranks[length] = entry >>> weightBits;
    sums[length] = entry & weightMask;
    length += 1;
  }
  for (const list of rest) {
    let [at, kept] = [0, 0];
    for (let index = 0; index < length; index += 1) {
      const rank = ranks[index] ?? 0;
      at = seek(list, rank, at);
      const match = list[at];
      if (match === undefined) break;
      if (match >>> weightBits !== rank) continue;
      ranks[kept] = rank;
      sums[kept] = (sums[index] ?? 0) + (match & weightMask);
      kept += 1;
    }
    length = kept;
  }
  return bySum(ranks.subarray(0, length), sums);
};

/** Ranks sorted by the greater sum; ranks with equal sums keep their order. */
const bySum = (ranks: Uint32Array, sums: Uint8Array): Uint32Array => {
  const places = new Uint32Array(256);
  for (let index = 0; index < ranks.length; index += 1) {
    const sum = sums[index] ?? 0;
    places[sum] = (places[sum] ?? 0) + 1;
  }
  let before = 0;
  for (let sum = 255; sum >= 0; sum -= 1) {
    const many = places[sum] ?? 0;
    places[sum] = before;
    before += many;
  }
  const ordered = new Uint32Array(ranks.length);
  for (let index = 0; index < ranks.length; index += 1) {
    const sum = sums[index] ?? 0;
    const place = places[sum] ?? 0;
    places[sum] = place + 1;
    ordered[place] = ranks[index] ?? 0;
  }
  return ordered;
};

/** A page of `orderAll`, selected by `from` and `count`, and the total. */
export const rankAll = (
  lists: readonly Postings[],
  { from, count, without }: { from: number; count: number; without: ReadonlySet<number> },
) => {
  const all = orderAll(lists, without);
  return {
    total: all.length,
    /** Ranks of the wanted range. */
    ranks: [...all.subarray(from, from + count)],
  };
};

/** Ranks that are in the most of `lists` first; otherwise their order stays. */
export const mostFirst = (ranks: Uint32Array, lists: readonly Postings[]): Uint32Array => {
  if (lists.length === 0) return ranks;
  const sums = new Uint8Array(ranks.length);
  for (const list of lists) {
    for (const [index, rank] of ranks.entries()) {
      const match = list[seek(list, rank, 0)];
      if (match !== undefined && match >>> weightBits === rank) sums[index] = (sums[index] ?? 0) + 1;
    }
  }
  return bySum(ranks, sums);
};

export const holds = (list: Postings, rank: number): boolean => {
  const match = list[seek(list, rank, 0)];
  return match !== undefined && match >>> weightBits === rank;
};

/** A word that names a kind of part counts more than any number of others. */
const kindWeight = 100;

/**
 * The ranks of `must`; those in more and shorter lists come first, then those that `isFirst` selects, then those with the
 * greater weight. `size` is the number of ranks.
 */
export const orderMost = (
  must: Postings,
  {
    lists,
    isFirst,
    size,
  }: {
    readonly lists: readonly { readonly list: Postings; readonly isKind: boolean }[];
    readonly isFirst: (rank: number) => boolean;
    readonly size: number;
  },
): Uint32Array => {
  const scores = Float64Array.from(must, (entry) => {
    const first = isFirst(entry >>> weightBits) ? weightMask + 1 : 0;
    return (first + (entry & weightMask)) / 100;
  });
  for (const { list, isKind } of lists) {
    const weight = Math.log2(1 + size / Math.max(1, list.length)) + (isKind ? kindWeight : 0);
    let at = 0;
    for (const [index, entry] of must.entries()) {
      const rank = entry >>> weightBits;
      at = seek(list, rank, at);
      const match = list[at];
      if (match === undefined) break;
      if (match >>> weightBits === rank) scores[index] = (scores[index] ?? 0) + weight;
    }
  }
  // Few scores differ, so that grouping is cheaper than sorting.
  const byScore = Map.groupBy(must.keys(), (index) => scores[index] ?? 0);
  const ordered = [...byScore].sort(([a], [b]) => b - a).flatMap(([, group]) => group);
  return Uint32Array.from(ordered, (index) => (must[index] ?? 0) >>> weightBits);
};

/** A rank qualifies if its score is at least this share of the best score. */
const nearlyBest = 0.8;

/**
 * Ranks that are in most of the lists, if none is in all: shorter lists count more. A rank must be in at least two lists and
 * in half of them, and in all of `must`. `size` is the number of ranks.
 */
export const inMost = (lists: readonly Postings[], must: readonly Postings[], size: number): Uint32Array => {
  const scores = new Float32Array(size);
  const held = new Uint8Array(size);
  for (const list of [...lists, ...must]) {
    const weight = Math.log2(1 + size / list.length);
    for (const entry of list) {
      const rank = entry >>> weightBits;
      scores[rank] = (scores[rank] ?? 0) + weight;
      held[rank] = (held[rank] ?? 0) + 1;
    }
  }
  const needed = Math.max(2, Math.ceil((lists.length + must.length) / 2));
  const wanted = must.length === 0 ? undefined : new Set(orderAll(must, new Set()));
  const possible = (rank: number) => (held[rank] ?? 0) >= needed && (wanted?.has(rank) ?? true);
  let best = 0;
  for (let rank = 0; rank < size; rank += 1) if (possible(rank)) best = Math.max(best, scores[rank] ?? 0);
  const found: number[] = [];
  for (let rank = 0; rank < size; rank += 1) {
    if (possible(rank) && (scores[rank] ?? 0) >= best * nearlyBest) found.push(rank);
  }
  return Uint32Array.from(found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b));
};
