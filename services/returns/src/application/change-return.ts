import { untilWon } from '@southline/kernel/until-won';
import type { Decision } from '../domain/decide.ts';
import { returnUnknown } from '../domain/errors.ts';
import type { Change } from '../domain/ports.ts';
import type { ReturnOrder } from '../domain/return-order.ts';
import type { Ports } from './ports.ts';

/** Decides on the current state of a return, and again after a concurrent change. */
export const changeReturn = async (
  { returns }: Pick<Ports, 'returns'>,
  find: () => Promise<ReturnOrder | undefined>,
  decide: (order: ReturnOrder) => Decision,
  change?: Change,
): Promise<ReturnOrder> =>
  untilWon(async () => {
    const order = await find();
    if (!order) throw returnUnknown();
    const next = decide(order);
    if (!next) return order;
    return (await returns.save(order, next, change)) ? next : undefined;
  });
