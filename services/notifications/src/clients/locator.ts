import { LocatorServiceService } from '@southline/contracts/locator';
import { isDomainError } from '@southline/kernel/errors';
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
      try {
        return (await client.getDealer({ dealerCode })).dealer?.email;
      } catch (error) {
        if (isDomainError(error) && error.kind === 'not-found') return undefined;
        throw error;
      }
    },
    close: () => client.close(),
  };
};
