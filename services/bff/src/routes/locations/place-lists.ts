import { callRoute } from '../call.ts';

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
