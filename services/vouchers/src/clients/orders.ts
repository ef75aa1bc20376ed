import { OrdersServiceService } from '@southline/contracts/orders';
import type { Peer } from '@southline/platform/grpc';
import type { BuyersOf } from '../domain/ports.ts';

export const readBuyers = (orders: Peer): BuyersOf => {
  const client = orders.own(OrdersServiceService);
  return async (orderIds) => {
    const { buyers } = await client.identifyBuyers({ orderIds: [...orderIds] });
    return new Map(buyers.map(({ orderId, owner, buyerKeys }) => [orderId, { buyer: owner, buyerKeys }]));
  };
};
