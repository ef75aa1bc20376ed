import { createNumberBlocks, type Mongo, skipNumbers } from '@southline/platform/mongo';
import type { ReturnNumbers } from '../domain/ports.ts';

/** "SR10000001": as long as an order's number, and none of them. */
const firstNumber = 10_000_000;
const series = 'return-number';
/** A member can have read a number whose event has not left. Each process also holds a block of 50 numbers. */
const margin = 1_000;

export const createReturnNumbers = (mongo: Mongo): ReturnNumbers => {
  const numbers = createNumberBlocks(mongo, series);
  return { next: async () => `SR${firstNumber + (await numbers.next())}` };
};

/** No number up to the highest of these is given any more. Returns how many numbers are skipped. */
export const skipReturnNumbers = (mongo: Mongo, returnNos: readonly string[]): Promise<number> => {
  const given = returnNos.map((returnNo) => Number(/^SR(\d{8,})$/.exec(returnNo)?.[1] ?? 0) - firstNumber);
  return skipNumbers(mongo, series, Math.max(0, ...given), margin);
};
