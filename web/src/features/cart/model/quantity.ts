import { largestQuantity, type QuantityProblem, quantityProblem } from '@southline/kernel/quantity';
import { readCount } from '@southline/kernel/read-count';

export const stepUp = (quantity: number, minimum: number): number =>
  Math.min(largestQuantity(minimum), quantity + minimum);

/** The next lower quantity. Null if it would be below the minimum; the line is then removed. */
export const stepDown = (quantity: number, minimum: number): number | null =>
  quantity - minimum < minimum ? null : quantity - minimum;

/** A typed quantity, which may not be sold; or the error of a text that is no count of pieces. */
export const typedQuantity = (typed: string, minimum: number): { count: number; problem: QuantityProblem | null } => {
  const count = /^0+$/.test(typed.trim()) ? 0 : (readCount(typed) ?? Number.NaN);
  return { count, problem: quantityProblem(count, minimum) };
};
