import { OrdersServiceService } from '@southline/contracts/orders';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import type { OldHolds } from '@southline/platform/holds';

export const createOrders = (
  address: string,
  token: () => Promise<string>,
  credentials: PeerCredentials,
): OldHolds['orders'] & { close(): void } => {
  const client = createGrpcClient(OrdersServiceService, { address, token, credentials, retryable: ['giveUpHold'] });
  return {
    giveUpHold: async ({ orderId, round }) => (await client.giveUpHold({ orderId, round })).givenUp,
    close: () => client.close(),
  };
};
