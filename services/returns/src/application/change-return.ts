import { busy } from '@southline/kernel/errors';
import type { Decision } from '../domain/decide.ts';
import { returnUnknown } from '../domain/errors.ts';
import type { Change } from '../domain/ports.ts';
import type { ReturnOrder } from '../domain/return-order.ts';
import type { Ports } from './ports.ts';

const maxTries = 10;

/** Decides on the current state of a return, and again after a concurrent change. */
export const changeReturn = async (
  { returns }: Pick<Ports, 'returns'>,
  find: () => Promise<ReturnOrder | undefined>,
  decide: (order: ReturnOrder) => Decision,
  change?: Change,
): Promise<ReturnOrder> => {
  for (let left = maxTries; left > 0; left -= 1) {
    const order = await find();
    if (!order) throw returnUnknown();
    const next = decide(order);
    if (!next) return order;
    if (await returns.save(order, next, change)) return next;
  }
  throw busy();
};
