import { createNumberBlocks, type Mongo } from '@southline/platform/mongo';
import type { ReturnNumbers } from '../domain/ports.ts';

/** "SR10000001": as long as an order's number, and none of them. */
const firstNumber = 10_000_000;

export const createReturnNumbers = (mongo: Mongo): ReturnNumbers => {
  const numbers = createNumberBlocks(mongo, 'return-number');
  return { next: async () => `SR${firstNumber + (await numbers.next())}` };
};
