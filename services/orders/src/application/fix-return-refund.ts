import type { OrderCredit } from '@southline/kernel/credit';
import { fixedRefund, fixRefund, orderCredit, type ReturnedGoods } from '../domain/credits.ts';
import { orderUnknown } from '../domain/errors.ts';
import type { Ports } from './ports.ts';

/** The facts from which the next refund of an order is computed. */
export const creditOf =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (orderId: string): Promise<OrderCredit> => {
    const order = await orders.find(orderId);
    if (!order) throw orderUnknown();
    return orderCredit(order);
  };

/** Fixes the refund of a return and returns it. A repeat returns the same. */
export const fixReturnRefund =
  ({ orders }: Pick<Ports, 'orders'>) =>
  async (orderId: string, returned: ReturnedGoods): Promise<NonNullable<ReturnType<typeof fixedRefund>>> => {
    const order = await orders.update(orderId, (current) => fixRefund(current, returned));
    const fixed = fixedRefund(order, returned.returnNo);
    if (!fixed) throw new Error(`The refund of ${returned.returnNo} is not in its order.`);
    return fixed;
  };
