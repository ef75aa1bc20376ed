import { DealerType, LocatorServiceService } from '@southline/contracts/locator';
import { isDomainError } from '@southline/kernel/errors';
import type { Peer } from '@southline/platform/grpc';
import type { Dealers } from '../domain/ports.ts';

/** The look-up runs beside the pricing and counting of the order, so it hardly delays the buyer. */
const timeoutMs = 400;

export const createDealers = (peer: Peer): Dealers => {
  const locator = peer.own(LocatorServiceService, { timeoutMs });
  return {
    async nearestTo({ state, locality, postcode }) {
      const { found } = await locator
        .findNearestDealer({ type: DealerType.DEALER_TYPE_PARTS, state, suburb: locality, postcode })
        .catch((error: unknown) =>
          isDomainError(error, 'PlaceUnknown') ? { found: undefined } : Promise.reject(error),
        );
      const dealer = found?.dealer;
      if (!dealer) return undefined;
      const { dealerCode, name, telephone, suburb } = dealer;
      const address = `${dealer.address}, ${suburb} ${dealer.state} ${dealer.postcode}`;
      return { dealerCode, name, phone: telephone, address };
    },
  };
};
