import { LocatorServiceService } from '@southline/contracts/locator';
import { undefinedIfNotFound } from '@southline/kernel/errors';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import type { TokenSource } from '@southline/platform/telemetry';
import type { DealerAddresses } from '../domain/dealer-mail.ts';

/** E-mail addresses of dealers. The locator returns them to services only. */
export const createLocatorClient = (
  address: string,
  token: TokenSource,
  credentials: PeerCredentials,
): DealerAddresses & { close(): void } => {
  const client = createGrpcClient(LocatorServiceService, { address, token, credentials });
  return {
    async emailOf(dealerCode) {
      return (await client.getDealer({ dealerCode }).catch(undefinedIfNotFound))?.dealer?.email;
    },
    close: () => client.close(),
  };
};
