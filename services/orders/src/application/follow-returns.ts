import type { EndedReturn } from '../domain/order.ts';
import type { OrdersInEvent } from '../domain/ports.ts';

/** A return that has ended stands in the order's story, once by its number. */
export const returnHasEnded = async (orders: OrdersInEvent, orderId: string, ended: EndedReturn): Promise<void> => {
  await orders.change(orderId, ({ returns = [] }) =>
    returns.some(({ returnNo }) => returnNo === ended.returnNo) ? undefined : { set: { returns: [...returns, ended] } },
  );
};
