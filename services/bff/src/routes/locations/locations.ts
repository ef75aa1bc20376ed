import { DomainError, isDomainError } from '@southline/kernel/errors';
import { toDealer, toDealerType, toFoundDealer, toPlace } from '../../contract/dealer.ts';
import { callRoute } from '../call.ts';

const noResults = 'No results found.';

export const getLocations = callRoute(
  'Locations/get-locations',
  ({ clients, settings }) =>
    async ({ body, region }) => {
      const { type, state = '', suburb = '', postcode = '', lat, lng } = body;
      const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
      const asked = { type: toDealerType(type), region, state, suburb, postcode, near };
      const none = { dealers: [], totalCount: 0, place: undefined, nearest: undefined };
      // A look-up without a hit is not an error.
      const found = await clients.locator
        .findDealers(asked)
        .catch((error: unknown) => (isDomainError(error, 'PlaceUnknown') ? none : Promise.reject(error)));
      const site = { basePath: settings.BASE_PATH, region };
      const [nearest] = found.nearest ? toFoundDealer(found.nearest, site) : [];
      const data = {
        dealers: found.dealers.flatMap((dealer) => toFoundDealer(dealer, site)),
        totalCount: found.totalCount,
        place: toPlace(found.place),
        ...(nearest && { nearest }),
      };
      if (data.dealers.length > 0) return { status: true, data };
      return { status: false, message: noResults, code: 'NotFound', data };
    },
);

const noSuchDealer = (error: unknown): unknown =>
  isDomainError(error, 'NotFound') ? new DomainError('declined', 'NotFound', 'There is no such dealer.') : error;

export const getDealer = callRoute('Locations/get-dealer', ({ clients, settings }) => async ({ query, region }) => {
  const { dealer } = await clients.locator
    .getDealer({ dealerCode: query.dealerCode })
    .catch((error: unknown) => Promise.reject(noSuchDealer(error)));
  if (!dealer) throw new DomainError('declined', 'NotFound', 'There is no such dealer.');
  return { status: true, data: toDealer(dealer, { basePath: settings.BASE_PATH, region }) };
});

export const getSuburbs = callRoute('Locations/get-suburbs', ({ clients }) => async (request) => {
  const { suburbs } = await clients.locator.listSuburbs({ state: request.body.state });
  return { status: true, data: suburbs.map((suburb) => ({ suburb })) };
});

export const completePlace = callRoute('Locations/complete-place', ({ clients }) => async ({ body }) => {
  const { places } = await clients.locator.completePlaces({ region: body.country, text: body.text });
  return { status: true, data: places.map(({ suburb, state, postcode }) => ({ suburb, state, postcode })) };
});

export const getPostcodes = callRoute('Locations/get-postcodes', ({ clients }) => async (request) => {
  const { postcodes } = await clients.locator.listPostcodes({ state: request.body.state });
  return { status: true, data: postcodes.map((postCode) => ({ postCode })) };
});
