import type { Order } from '@southline/contracts/orders';
import type { ReturnItem } from '@southline/contracts/returns';
import type { Clients } from '../../clients/index.ts';

/** The order of an item's exchange, which holds the requested part or has sold it. */
export const exchangeOrderOf = async ({ orders }: Clients, { exchange }: ReturnItem): Promise<Order | undefined> => {
  if (!exchange?.orderId) return undefined;
  return (await orders.getOrder({ key: { $case: 'orderId', value: exchange.orderId } })).order;
};

/** The exchange orders by id, for staff. */
export const exchangeOrdersOf = async (
  { orders }: Clients,
  items: readonly ReturnItem[],
): Promise<ReadonlyMap<string, Order>> => {
  const orderIds = items.flatMap(({ exchange }) => exchange?.orderId || []);
  const found = orderIds.length > 0 ? (await orders.getOrders({ orderIds })).orders : [];
  return new Map(found.map((order) => [order.orderId, order]));
};
