import { createNumberBlocks, type Mongo, skipNumbers } from '@southline/platform/mongo';
import type { ReturnNumbers } from '../domain/ports.ts';

/** "SR10000001": as long as an order number, with another prefix. */
const firstNumber = 10_000_000;
const series = 'return-number';
/** A member may have seen a number whose event was not published. Each process also holds a block of 50 numbers. */
const margin = 1_000;

export const createReturnNumbers = (mongo: Mongo): ReturnNumbers => {
  const numbers = createNumberBlocks(mongo, series);
  return { next: async () => `SR${firstNumber + (await numbers.next())}` };
};

/** Moves the counter past the highest of these numbers. Returns how many numbers are skipped. */
export const skipReturnNumbers = (mongo: Mongo, returnNos: readonly string[]): Promise<number> => {
  const given = returnNos.map((returnNo) => Number(/^SR(\d{8,})$/.exec(returnNo)?.[1] ?? 0) - firstNumber);
  return skipNumbers(mongo, series, Math.max(0, ...given), margin);
};
