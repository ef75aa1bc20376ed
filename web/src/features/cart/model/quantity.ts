/** Spec §5 and §9: the smallest quantity is the minimum, quantities are multiples of it, and 999 is the most. */
const MAX_QUANTITY = 999;

const stepOf = (minimum: number) => Math.max(1, Math.trunc(minimum) || 1);

/** The largest quantity that is a multiple of the minimum: 990 for tens. */
export const largestQuantity = (minimum: number): number =>
  Math.floor(MAX_QUANTITY / stepOf(minimum)) * stepOf(minimum);

export const stepUp = (quantity: number, minimum: number): number =>
  Math.min(largestQuantity(minimum), quantity + stepOf(minimum));

/** Null when the step goes below the minimum: the line is removed then. */
export const stepDown = (quantity: number, minimum: number): number | null => {
  const next = quantity - stepOf(minimum);
  return next < stepOf(minimum) ? null : next;
};

export type QuantityProblem = 'not-a-number' | 'below-minimum' | 'not-a-multiple' | 'too-many';

/** What is wrong with a typed quantity; null when nothing is. */
export const quantityProblem = (typed: string, minimum: number): QuantityProblem | null => {
  if (!/^\d{1,6}$/.test(typed.trim())) return 'not-a-number';
  const quantity = Number(typed);
  if (quantity < stepOf(minimum)) return 'below-minimum';
  if (quantity > MAX_QUANTITY) return 'too-many';
  return quantity % stepOf(minimum) === 0 ? null : 'not-a-multiple';
};
