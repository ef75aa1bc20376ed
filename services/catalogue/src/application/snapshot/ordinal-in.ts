/** Index of an id in a sorted list; -1 if absent. */
export const ordinalIn = (ids: readonly string[], wanted: string): number => {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const known = ids[middle] ?? '';
    if (known === wanted) return middle;
    if (known < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};
