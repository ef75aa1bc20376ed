import { rowsWanted } from '../domain/errors.ts';
import type { Ports } from './ports.ts';

const mostOrders = 500;

/** The buyers of orders as keyed hashes; unknown orders are left out. */
export const identifyBuyers =
  ({ orders, buyerKeys }: Pick<Ports, 'orders' | 'buyerKeys'>) =>
  async (orderIds: readonly string[]) => {
    if (orderIds.length > mostOrders) throw rowsWanted(mostOrders);
    const found = await orders.findMany(orderIds);
    return found.map(({ orderId, owner, delivery }) => ({
      orderId,
      owner,
      buyerKeys: [...buyerKeys.ofDelivery(delivery)],
    }));
  };
