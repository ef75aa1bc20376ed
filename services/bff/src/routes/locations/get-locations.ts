import { isDomainError } from '@southline/kernel/errors';
import { toDealerType, toFoundDealer, toPlace } from '../../contract/dealer.ts';
import { callRoute } from '../call.ts';

const noResults = 'No results found.';

export const getLocations = callRoute(
  'Locations/get-locations',
  ({ clients, settings }) =>
    async ({ body, region }) => {
      const { type, state = '', suburb = '', postcode = '', lat, lng } = body;
      const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
      const asked = { type: toDealerType(type), region, state, suburb, postcode, near };
      const none = { dealers: [], totalCount: 0, place: undefined };
      // A look-up without a hit is not an error.
      const found = await clients.locator
        .findDealers(asked)
        .catch((error: unknown) => (isDomainError(error, 'PlaceUnknown') ? none : Promise.reject(error)));
      const site = { basePath: settings.BASE_PATH, region };
      const data = {
        dealers: found.dealers.flatMap((dealer) => toFoundDealer(dealer, site)),
        totalCount: found.totalCount,
        place: toPlace(found.place),
      };
      if (data.dealers.length > 0) return { status: true, data };
      return { status: false, message: noResults, code: 'NotFound', data };
    },
);
