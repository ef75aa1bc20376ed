import type { EndedReturn } from '../domain/order.ts';
import type { OrdersInEvent } from '../domain/ports.ts';

/** Adds an ended return to the order, once by return number. */
export const returnHasEnded = async (orders: OrdersInEvent, orderId: string, ended: EndedReturn): Promise<void> => {
  await orders.change(orderId, ({ returns = [] }) =>
    returns.some(({ returnNo }) => returnNo === ended.returnNo) ? undefined : { set: { returns: [...returns, ended] } },
  );
};
