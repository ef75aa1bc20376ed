/** What a vehicle needs, rounded up to what is sold: 4 needed in twos is 4, 1 needed in tens is 10. */
export const suggestedQuantity = (needed: number, minimum: number): number => {
  const step = Math.max(1, minimum);
  return Math.max(1, Math.ceil(needed / step)) * step;
};
