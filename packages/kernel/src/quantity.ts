/** The largest quantity of a line (spec §9). */
export const maxQuantity = 999;

/** The largest multiple of the minimum that a line may hold: minimum 10 gives 990. */
export const largestQuantity = (minimum: number): number => Math.floor(maxQuantity / minimum) * minimum;

export type QuantityProblem = 'not-a-number' | 'below-minimum' | 'not-a-multiple' | 'too-many';

/** A quantity is a multiple of the minimum between the minimum and 999; null when nothing is wrong with it. */
export const quantityProblem = (quantity: number, minimum: number): QuantityProblem | null => {
  if (!Number.isInteger(quantity)) return 'not-a-number';
  if (quantity < minimum) return 'below-minimum';
  if (quantity > maxQuantity) return 'too-many';
  return quantity % minimum === 0 ? null : 'not-a-multiple';
};

export const isValidQuantity = (quantity: number, minimum: number): boolean =>
  quantityProblem(quantity, minimum) === null;

/** The smallest sellable quantity that is not below `wanted`, or the largest one. */
export const roundUp = (wanted: number, minimum: number): number =>
  Math.min(Math.ceil(Math.max(wanted, 1) / minimum) * minimum, largestQuantity(minimum));

/** Adding again adds up, to the largest quantity at most. */
export const addUp = (present: number, added: number, minimum: number): number =>
  Math.min(present + added, largestQuantity(minimum));
