import { type Dealer, DealerType, LocatorServiceService } from '@southline/contracts/locator';
import { isDomainError } from '@southline/kernel/errors';
import type { Peer } from '@southline/platform/grpc';
import type { BookingDealers } from '../domain/enquiry.ts';
import type { PublishedDealers, SiteDealer } from '../domain/site-search/ports.ts';

const pageSize = 500;
const timeoutMs = 5_000;

const typeWords = [
  [DealerType.DEALER_TYPE_PARTS, 'Parts'],
  [DealerType.DEALER_TYPE_BATTERY, 'Battery'],
  [DealerType.DEALER_TYPE_SERVICE, 'Service'],
] as const;

const toSiteDealer = ({ dealerCode, name, address, suburb, state, postcode, types }: Dealer): SiteDealer => ({
  code: dealerCode,
  name,
  address,
  suburb,
  state,
  postcode,
  types: typeWords.flatMap(([type, word]) => (types.includes(type) ? [word] : [])),
});

export const createLocatorClient = (peer: Peer): PublishedDealers & BookingDealers => {
  const locator = peer.own(LocatorServiceService, { timeoutMs });
  return {
    version: async () => (await locator.getLocatorVersion({})).version,
    async all() {
      const dealers: SiteDealer[] = [];
      let pageToken = '';
      do {
        const page = await locator.listDealers({ region: '', pageSize, pageToken });
        dealers.push(...page.dealers.map(toSiteDealer));
        pageToken = page.nextPageToken;
      } while (pageToken !== '');
      return dealers;
    },
    async emailOf(dealerCode) {
      const { dealer } = await locator
        .getDealer({ dealerCode })
        .catch((error: unknown) => (isDomainError(error, 'NotFound') ? { dealer: undefined } : Promise.reject(error)));
      return dealer?.email;
    },
  };
};
