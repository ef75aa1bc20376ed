import { LocatorServiceService } from '@southline/contracts/locator';
import { undefinedIfNotFound } from '@southline/kernel/errors';
import type { Peer } from '@southline/platform/grpc';
import { recentRecords } from '@southline/platform/recent';
import type { DealerAddresses } from '../domain/dealer-mail.ts';

/** E-mail addresses of dealers, each cached for a minute. The locator returns them to services only. */
export const createLocatorClient = (peer: Peer): DealerAddresses => {
  const client = peer.own(LocatorServiceService);
  const known = recentRecords<string>();
  return {
    async emailOf(dealerCode) {
      const cached = known.get(dealerCode);
      if (cached !== undefined) return cached;
      const email = (await client.getDealer({ dealerCode }).catch(undefinedIfNotFound))?.dealer?.email;
      if (email) known.set(dealerCode, email);
      return email;
    },
  };
};
