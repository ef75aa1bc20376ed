/** The largest quantity of a line (spec §9). */
export const maxQuantity = 999;

/** The largest multiple of the minimum that a line may hold: minimum 10 gives 990. */
export const largestQuantity = (minimum: number): number => Math.floor(maxQuantity / minimum) * minimum;

export type QuantityProblem = 'not-a-number' | 'below-minimum' | 'not-a-multiple' | 'too-many';

/**
 * Checks that a quantity is a multiple of the minimum, not below the minimum, and at most 999. Returns null for a valid one.
 */
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

/** The quantity after a part is added to a line that has it already: the sum, up to the largest sellable quantity. */
export const addUp = (present: number, added: number, minimum: number): number =>
  Math.min(present + added, largestQuantity(minimum));
