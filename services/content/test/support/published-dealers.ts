import { Dealer, DealerType, LocatorServiceService } from '@southline/contracts/locator';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';
import { startStub } from '@southline/testkit/stub';

export const waipa = Dealer.fromPartial({
  dealerCode: 'SL-NZ-1',
  name: 'Waipa Auto Electrical',
  address: '12 Alexandra Street',
  suburb: 'Te Awamutu',
  state: 'NZ',
  postcode: '3800',
  email: 'waipa@dealers.southline.example',
  types: [DealerType.DEALER_TYPE_PARTS, DealerType.DEALER_TYPE_SERVICE],
});

/** A locator with the dealers that tests put in it. */
export const publishedDealers = async (verifyKeys: string) => {
  const state = { version: '1.1', dealers: [waipa] };
  const handlers: Partial<Handlers<typeof LocatorServiceService>> = {
    async getDealer({ dealerCode }) {
      const dealer = state.dealers.find((each) => each.dealerCode === dealerCode);
      if (!dealer) throw new DomainError('not-found', 'NotFound', 'There is no such dealer.');
      return { dealer, version: state.version };
    },
    listDealers: async () => ({ dealers: state.dealers, nextPageToken: '', version: state.version }),
    listPlaces: async () => ({ places: [], nextPageToken: '', version: state.version }),
    getLocatorVersion: async () => ({ version: state.version }),
  };
  return { state, ...(await startStub(verifyKeys, [[LocatorServiceService, handlers]])) };
};
