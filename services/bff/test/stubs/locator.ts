import { Dealer, DealerType, type LocatorServiceService } from '@southline/contracts/locator';
import { DomainError, invalidField } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';

const position = { lat: -38.0082, lng: 175.3242 };

export const dealer = Dealer.fromPartial({
  dealerCode: 'SL-1',
  name: 'Waipa Parts',
  address: '12 Alexandra Street',
  suburb: 'Te Awamutu',
  state: 'NZ',
  postcode: '3800',
  telephone: '07 555 0100',
  email: 'waipa@southline.example',
  takesBookings: true,
  position,
  types: [DealerType.DEALER_TYPE_PARTS, DealerType.DEALER_TYPE_SERVICE],
  tradingHours: {
    timeZone: 'Pacific/Auckland',
    week: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '17:30' })),
    closures: [{ date: '2026-12-25', name: 'Christmas Day' }],
  },
});

const place = { state: 'NZ', suburb: 'Te Awamutu', postcode: '3800', position };

/** One dealer in one town. */
export const locator: Handlers<typeof LocatorServiceService> = {
  listSuburbs: async () => ({ suburbs: ['Te Awamutu'], version: '1' }),
  listPostcodes: async () => ({ postcodes: ['3800'], version: '1' }),
  completePlaces: async ({ region }) => ({ places: region === 'nz' ? [place] : [], version: '1' }),
  async findDealers({ type, suburb, postcode, near }) {
    const text = 'Please select suburb or postcode';
    if (suburb === 'Nowhere') throw new DomainError('not-found', 'PlaceUnknown', 'This place is not known.');
    const isPlaced = suburb !== '' || postcode !== '' || near !== undefined;
    if (!isPlaced && type !== DealerType.DEALER_TYPE_SERVICE) throw invalidField('suburb', text);
    if (type === DealerType.DEALER_TYPE_BATTERY) {
      return { dealers: [], totalCount: 0, place, version: '1', nearest: { dealer, distanceKm: 1234.56 } };
    }
    const found = { dealer, ...(isPlaced && { distanceKm: 0.6789 }) };
    return { dealers: [found], totalCount: 1, place: isPlaced ? place : undefined, version: '1', nearest: undefined };
  },
  async getDealer({ dealerCode }) {
    if (dealerCode !== dealer.dealerCode) throw new DomainError('not-found', 'NotFound', 'There is no such dealer.');
    return { dealer, version: '1' };
  },
  findNearestDealer: async () => ({ found: undefined }),
  listDealers: async ({ region }) => ({ dealers: region === 'au' ? [] : [dealer], nextPageToken: '', version: '1' }),
  listPlaces: async ({ region }) => ({ places: region === 'au' ? [] : [place], nextPageToken: '', version: '1' }),
  getLocatorVersion: async () => ({ version: '1' }),
};
