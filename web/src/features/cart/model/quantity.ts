import { largestQuantity, type QuantityProblem, quantityProblem } from '@southline/kernel/quantity';

export const stepUp = (quantity: number, minimum: number): number =>
  Math.min(largestQuantity(minimum), quantity + minimum);

/** The next lower quantity. Null if it would be below the minimum; the line is then removed. */
export const stepDown = (quantity: number, minimum: number): number | null =>
  quantity - minimum < minimum ? null : quantity - minimum;

/** The error of a typed quantity, or null. */
export const typedQuantityProblem = (typed: string, minimum: number): QuantityProblem | null =>
  /^\d{1,6}$/.test(typed.trim()) ? quantityProblem(Number(typed), minimum) : 'not-a-number';
