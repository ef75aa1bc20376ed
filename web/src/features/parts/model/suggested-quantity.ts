/**
 * The quantity that a vehicle needs, rounded up to the pack size: 4 needed in packs of 2 is 4, 1 needed in packs of 10 is 10.
 */
export const suggestedQuantity = (needed: number, minimum: number): number => {
  const step = Math.max(1, minimum);
  return Math.max(1, Math.ceil(needed / step)) * step;
};
