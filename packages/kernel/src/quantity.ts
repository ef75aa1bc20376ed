/** The largest quantity of a line (spec §9). */
const maxQuantity = 999;

/** The largest multiple of the minimum that a line may hold: minimum 10 gives 990. */
export const largestQuantity = (minQuantity: number): number => Math.floor(maxQuantity / minQuantity) * minQuantity;

/** A quantity is a multiple of the minimum between the minimum and 999. */
export const isValidQuantity = (quantity: number, minQuantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= minQuantity && quantity <= maxQuantity && quantity % minQuantity === 0;

/** Adding again adds up, to the largest quantity at most. */
export const addUp = (present: number, added: number, minQuantity: number): number =>
  Math.min(present + added, largestQuantity(minQuantity));
