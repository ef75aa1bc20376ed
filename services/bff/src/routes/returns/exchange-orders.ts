import type { Order } from '@southline/contracts/orders';
import type { ReturnItem } from '@southline/contracts/returns';
import type { Clients } from '../../clients/index.ts';

/** The order that holds the wanted part of an item, or sold it. */
export const exchangeOrderOf = async ({ orders }: Clients, { exchange }: ReturnItem): Promise<Order | undefined> => {
  if (!exchange?.orderId) return undefined;
  return (await orders.getOrder({ key: { $case: 'orderId', value: exchange.orderId } })).order;
};

/** By item. */
export const exchangeOrdersOf = async (
  clients: Clients,
  items: readonly ReturnItem[],
): Promise<ReadonlyMap<string, Order>> => {
  const found = await Promise.all(
    items.map(async (item) => [item.itemId, await exchangeOrderOf(clients, item)] as const),
  );
  return new Map(found.flatMap(([itemId, order]) => (order ? [[itemId, order]] : [])));
};
