import { randomId } from '@southline/platform/ids';
import { createNumberBlocks, type Mongo, passNumber } from '@southline/platform/mongo';
import type { OrderNumbers } from '../domain/ports.ts';

/** "SL10000001": ten characters, short enough for the provider's invoice number. */
const firstNumber = 10_000_000;
const series = 'order-number';
/** The margin covers the numbers of unpaid carts, which their owners may have seen. */
const margin = 10_000;

export const createOrderNumbers = (mongo: Mongo): OrderNumbers => {
  const numbers = createNumberBlocks(mongo, series);
  return { next: async () => ({ orderId: randomId(), orderNo: `SL${firstNumber + (await numbers.next())}` }) };
};

/** Moves the counter past the highest of these numbers. Returns whether the counter was behind. */
export const passOrderNumbers = async (mongo: Mongo, orderNos: readonly string[]): Promise<boolean> => {
  const given = orderNos.map((orderNo) => Number(/^SL(\d{8,})$/.exec(orderNo)?.[1] ?? 0) - firstNumber);
  return passNumber(mongo, series, Math.max(0, ...given), margin);
};
