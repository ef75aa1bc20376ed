import { OrdersServiceService } from '@southline/contracts/orders';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import type { TokenSource } from '@southline/platform/telemetry';
import type { BuyersOf } from '../domain/ports.ts';

export const createBuyers = (
  address: string,
  token: TokenSource,
  credentials: PeerCredentials,
): { buyersOf: BuyersOf; close(): void } => {
  const client = createGrpcClient(OrdersServiceService, { address, token, credentials });
  return {
    async buyersOf(orderIds) {
      const { buyers } = await client.identifyBuyers({ orderIds: [...orderIds] });
      return new Map(buyers.map(({ orderId, owner, buyerKeys }) => [orderId, { buyer: owner, buyerKeys }]));
    },
    close: () => client.close(),
  };
};
