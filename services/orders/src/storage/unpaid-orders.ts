import { dayMs } from '@southline/kernel/clock';
import { isInserted, type Mongo } from '@southline/platform/mongo';
import type { UnpaidOrders } from '../domain/ports.ts';
import { type Allowance, isWithin, type UnpaidOrder } from '../domain/unpaid.ts';
import { orders, unpaid } from './collections.ts';

const expiresAfterMs = dayMs;

export const createUnpaidOrders = (mongo: Mongo): UnpaidOrders => {
  /**
   * One conditional update, so that parallel orders of an account cannot exceed its limit together. False: no room, or
   * no document for the account yet.
   */
  const add = async (account: string, order: UnpaidOrder, most: Allowance, expiresAt: Date): Promise<boolean> => {
    const others = { $filter: { input: '$orders', cond: { $ne: ['$$this.orderId', { $literal: order.orderId }] } } };
    const fits = (field: keyof Allowance) => {
      const held = { $sum: { $map: { input: others, in: `$$this.${field}` } } };
      return { $lte: [held, most[field] - order[field]] };
    };
    const { matchedCount } = await unpaid(mongo).updateOne(
      { _id: account, $expr: { $and: [fits('units'), fits('cents')] } },
      [
        {
          $set: {
            orders: { $concatArrays: [others, [{ $literal: order }]] },
            expiresAt: { $max: ['$expiresAt', expiresAt] },
          },
        },
      ],
    );
    return matchedCount === 1;
  };

  return {
    async count(account, { until, ...order }, most) {
      const expiresAt = new Date(Math.max(order.at.getTime() + expiresAfterMs, until?.getTime() ?? 0));
      if (!isWithin(order, most)) return false;
      if (await add(account, order, most, expiresAt)) return true;
      if (await isInserted(unpaid(mongo).insertOne({ _id: account, orders: [order], expiresAt }))) return true;
      return add(account, order, most, expiresAt);
    },
    async list(account) {
      const counted = (await unpaid(mongo).findOne({ _id: account }))?.orders ?? [];
      const ids = counted.map(({ orderId }) => orderId);
      const found = await orders(mongo)
        .find({ _id: { $in: ids } }, { projection: { state: 1, holdUntil: 1 } })
        .toArray();
      const known = new Map(found.map(({ _id, state, holdUntil }) => [_id, { state, holdUntil }]));
      return counted.map((order) => ({ ...order, ...known.get(order.orderId) }));
    },
    async drop(account, orderIds) {
      if (orderIds.length === 0) return;
      await unpaid(mongo).updateOne({ _id: account }, { $pull: { orders: { orderId: { $in: [...orderIds] } } } });
    },
  };
};
