import {
  Dealer,
  DealerType,
  FindDealersResponse,
  FindNearestDealerResponse,
  type LocatorServiceService as Locator,
  LocatorServiceService,
} from '@southline/contracts/locator';
import { DomainError } from '@southline/kernel/errors';
import { createGrpcServer, type Handlers } from '@southline/platform/grpc';
import { createVerifier } from '@southline/platform/identity';
import { createLogger } from '@southline/platform/logger';

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
  const server = createGrpcServer({
    verifier: createVerifier(verifyKeys.split(',')),
    logger: createLogger('test', 'silent'),
    health: { ready: async () => true },
  });
  const handlers: Handlers<typeof Locator> = {
    listSuburbs: async () => ({ suburbs: [], version: '' }),
    listPostcodes: async () => ({ postcodes: [], version: '' }),
    completePlaces: async () => ({ places: [], version: '' }),
    findDealers: async () => FindDealersResponse.fromPartial({}),
    findNearestDealer: async () => FindNearestDealerResponse.fromPartial({}),
    async getDealer({ dealerCode }) {
      const dealer = state.dealers.find((each) => each.dealerCode === dealerCode);
      if (!dealer) throw new DomainError('not-found', 'NotFound', 'There is no such dealer.');
      return { dealer, version: state.version };
    },
    listDealers: async () => ({ dealers: state.dealers, nextPageToken: '', version: state.version }),
    listPlaces: async () => ({ places: [], nextPageToken: '', version: state.version }),
    getLocatorVersion: async () => ({ version: state.version }),
  };
  server.add(LocatorServiceService, handlers);
  const port = await server.listen('127.0.0.1', 0);
  return { state, address: `127.0.0.1:${port}`, close: () => server.close(0) };
};
