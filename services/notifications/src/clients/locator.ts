import { LocatorServiceService } from '@southline/contracts/locator';
import { undefinedIfNotFound } from '@southline/kernel/errors';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import { recentRecords } from '@southline/platform/recent';
import type { TokenSource } from '@southline/platform/telemetry';
import type { DealerAddresses } from '../domain/dealer-mail.ts';

/** E-mail addresses of dealers, each cached for a minute. The locator returns them to services only. */
export const createLocatorClient = (
  address: string,
  token: TokenSource,
  credentials: PeerCredentials,
): DealerAddresses & { close(): void } => {
  const client = createGrpcClient(LocatorServiceService, { address, token, credentials });
  const known = recentRecords<string>();
  return {
    async emailOf(dealerCode) {
      const cached = known.get(dealerCode);
      if (cached !== undefined) return cached;
      const email = (await client.getDealer({ dealerCode }).catch(undefinedIfNotFound))?.dealer?.email;
      if (email) known.set(dealerCode, email);
      return email;
    },
    close: () => client.close(),
  };
};
