/**
 * The number of letters to insert, drop, change or swap with their neighbour to turn one word into the other; `limit + 1` if
 * there are more than `limit`. Keeps three rows of the usual table.
 */
export const editDistance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let [older, previous, row]: [number[], number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
    [],
  ];
  for (let i = 1; i <= one.length; i += 1) {
    row[0] = i;
    let best = i;
    const letter = one.charCodeAt(i - 1);
    for (let j = 1; j <= other.length; j += 1) {
      const same = letter === other.charCodeAt(j - 1);
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === other.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [older, previous, row] = [previous, row, older];
  }
  return Math.min(previous[other.length] ?? 0, limit + 1);
};
