import { afterAll, expect, test } from 'vitest';
import { openShop, visit } from './shop.ts';

const shop = await openShop();
afterAll(() => shop.close());

const ask = async (call: string, body: object) => {
  const { statusCode, ...answer } = await visit(shop).post(`Locations/${call}`, body);
  return { statusCode, body: answer.json() };
};

test('suburbs and postcodes are lists of the fields of the specification', async () => {
  expect(await ask('get-suburbs', { state: 'NZ' })).toEqual({
    statusCode: 200,
    body: { status: true, data: [{ suburb: 'Te Awamutu' }] },
  });
  expect((await ask('get-postcodes', { state: 'NZ' })).body).toEqual({ status: true, data: [{ postCode: '3800' }] });
});

test('an address is completed from the beginning of a suburb', async () => {
  const { body } = await ask('complete-place', { country: 'nz', text: 'te a' });
  expect(body).toEqual({ status: true, data: [{ suburb: 'Te Awamutu', state: 'NZ', postcode: '3800' }] });
});

test('a dealer has the fields of the specification and no e-mail address', async () => {
  const { body } = await ask('get-locations', { state: 'NZ', suburb: 'Te Awamutu', postcode: '', type: 'Parts' });
  expect(body).toMatchObject({ status: true, data: { totalCount: 1, place: { suburb: 'Te Awamutu' } } });
  expect(body.data.dealers).toEqual([
    {
      dealerCode: 'SL-1',
      dealerName: 'Waipa Parts',
      dealerAddress: '12 Alexandra Street',
      suburb: 'Te Awamutu',
      state: 'NZ',
      postcode: '3800',
      telephone: '07 555 0100',
      web: '',
      bookNow: '/au/select-location?dealer=SL-1',
      location: { lat: -38.0082, lng: 175.3242 },
      tradingHours: [
        { label: 'Mon – Fri', hours: '8:00 am – 5:30 pm' },
        { label: 'Sat – Sun', hours: 'Closed' },
      ],
      distance: 0.7,
      types: ['Parts', 'Service'],
      openingHours: {
        timeZone: 'Pacific/Auckland',
        week: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '17:30' })),
        closures: [{ date: '2026-12-25', name: 'Christmas Day' }],
      },
    },
  ]);
});

test('batteries and parts need a place, in the words of the specification', async () => {
  const { statusCode, body } = await ask('get-locations', { state: 'NZ', type: 'Battery' });
  expect(statusCode).toBe(400);
  expect(body).toMatchObject({
    status: false,
    code: 'InvalidRequest',
    message: 'Please select suburb or postcode',
    errors: [{ field: 'suburb', message: 'Please select suburb or postcode' }],
  });
});

test('service centres need none and have no distance then', async () => {
  const { body } = await ask('get-locations', { state: '', suburb: '', postcode: '', type: 'Service' });
  expect(body).toMatchObject({ status: true, data: { dealers: [{ distance: null }], place: null } });
});

test('where none is near, the nearest is named with its distance', async () => {
  const { body } = await ask('get-locations', { suburb: 'Te Awamutu', type: 'Battery' });
  expect(body.data).toMatchObject({ dealers: [], nearest: { dealerCode: 'SL-1', distance: 1234.6 } });
});

test.each([
  ['nobody near', { suburb: 'Te Awamutu', type: 'Battery' }],
  ['a place that is not there', { suburb: 'Nowhere', type: 'Parts' }],
])('%s is a normal no', async (_case, body) => {
  expect(await ask('get-locations', body)).toMatchObject({
    statusCode: 200,
    body: { status: false, code: 'NotFound', message: 'No results found.', data: { dealers: [] } },
  });
});

test.each([
  ['get-suburbs', { state: 'XX' }],
  ['get-suburbs', {}],
  ['complete-place', { country: 'au', text: 'd' }],
  ['get-locations', { type: 'Tyres' }],
  ['get-locations', { type: 'Parts', postcode: '38' }],
  ['get-locations', { type: 'Parts', lat: 91, lng: 0 }],
])('%s with %j is refused', async (call, body) => expect((await ask(call, body)).statusCode).toBe(400));

test('one dealer by its code', async () => {
  const browser = visit(shop);
  expect((await browser.get('Locations/get-dealer?dealerCode=SL-1')).json()).toMatchObject({
    status: true,
    data: { dealerName: 'Waipa Parts', distance: null },
  });
  expect((await browser.get('Locations/get-dealer?dealerCode=SL-2')).json()).toMatchObject({
    status: false,
    code: 'NotFound',
  });
});
