/**
 * The pause in milliseconds before the next try of failed work: `firstMs` after the first failure, then twice as long after
 * each further one, `longestMs` at most.
 */
export const backOff = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs);
