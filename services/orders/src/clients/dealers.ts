import { DealerType, LocatorServiceService } from '@southline/contracts/locator';
import { isDomainError } from '@southline/kernel/errors';
import type { OrderDealer } from '@southline/kernel/order';
import type { Peer } from '@southline/platform/grpc';
import { recentRecords } from '@southline/platform/recent';
import type { Dealers } from '../domain/ports.ts';

/** The look-up runs beside the pricing and counting of the order, so it hardly delays the buyer. */
const timeoutMs = 400;

export const createDealers = (peer: Peer): Dealers => {
  const locator = peer.own(LocatorServiceService, { timeoutMs });
  /** By place. Orders of one suburb follow each other, and dealers seldom change. */
  const recent = recentRecords<OrderDealer>();
  return {
    async nearestTo({ state, locality, postcode }) {
      const place = JSON.stringify([state, locality, postcode]);
      const known = recent.get(place);
      if (known) return known;
      const { found } = await locator
        .findNearestDealer({ type: DealerType.DEALER_TYPE_PARTS, state, suburb: locality, postcode })
        .catch((error: unknown) =>
          isDomainError(error, 'PlaceUnknown') ? { found: undefined } : Promise.reject(error),
        );
      const dealer = found?.dealer;
      if (!dealer) return undefined;
      const { dealerCode, name, telephone, suburb } = dealer;
      const address = `${dealer.address}, ${suburb} ${dealer.state} ${dealer.postcode}`;
      const nearest = { dealerCode, name, phone: telephone, address };
      recent.set(place, nearest);
      return nearest;
    },
  };
};
