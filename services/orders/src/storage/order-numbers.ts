import { randomId } from '@southline/platform/ids';
import { createNumberBlocks, type Mongo } from '@southline/platform/mongo';
import type { OrderNumbers } from '../domain/ports.ts';

/** "SL10000001": ten characters, short enough for the provider's invoice number. */
const firstNumber = 10_000_000;

export const createOrderNumbers = (mongo: Mongo): OrderNumbers => {
  const numbers = createNumberBlocks(mongo, 'order-number');
  return { next: async () => ({ orderId: randomId(), orderNo: `SL${firstNumber + (await numbers.next())}` }) };
};
