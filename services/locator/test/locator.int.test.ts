import { DealerType, type FoundDealer } from '@southline/contracts/locator';
import { eventually } from '@southline/testkit';
import { afterAll, expect, test } from 'vitest';
import { type Bench, dealer, dealers, places, prepareLocator } from './support/bench.ts';

const bench = await prepareLocator();
await bench.load('places', places);
await bench.load('dealers', dealers);
await bench.start();
afterAll(() => bench.stop());

const parts = DealerType.DEALER_TYPE_PARTS;
const service = DealerType.DEALER_TYPE_SERVICE;
const nowhere = { region: 'au', state: '', suburb: '', postcode: '' };

const codes = (found: readonly FoundDealer[]) => found.map((each) => each.dealer?.dealerCode);
const find = (request: Partial<Parameters<Bench['asVisitor']['findDealers']>[0]>) =>
  bench.asVisitor.findDealers({ ...nowhere, type: parts, near: undefined, ...request });

test('suburbs of a state by name, with distinctions; PO boxes are not listed', async () => {
  const list = async (state: string) => (await bench.asVisitor.listSuburbs({ state })).suburbs;
  expect(await list('TAS')).toEqual(['Hobart', 'Sandy Bay']);
  expect(await list('NSW')).toEqual(['Back Creek (2390)', 'Back Creek (2622)', 'Broken Hill', 'Queanbeyan']);
  expect(await list('NZ')).toEqual(['Ōtāhuhu', 'Richmond', 'Richmond, Christchurch', 'Te Awamutu']);
  expect((await bench.asVisitor.listPostcodes({ state: 'TAS' })).postcodes).toEqual(['7000', '7005']);
  await expect(list('XX')).rejects.toMatchObject({ kind: 'invalid' });
});

test('the nearest come first, with kilometres, in any spelling of the suburb', async () => {
  const { dealers: found, place } = await find({ state: 'TAS', suburb: 'SANDY-bay' });
  expect(codes(found)).toEqual(['SAN1', 'HOB1']);
  expect(found.map(({ distanceKm }) => distanceKm?.toFixed(1))).toEqual(['0.0', '1.7']);
  expect(place).toMatchObject({ state: 'TAS', suburb: 'Sandy Bay', postcode: '7005' });
  expect(codes((await find({ state: 'NZ', suburb: 'otahuhu' })).dealers)).toEqual(['OTA1', 'TEA1']);
});

test('by postcode, also of a box, and by position', async () => {
  expect((await find({ state: 'TAS', postcode: '7001' })).place).toMatchObject({ suburb: '', postcode: '7001' });
  expect(codes((await find({ near: { lat: -42.9, lng: 147.32 } })).dealers)).toEqual(['SAN1', 'HOB1']);
  expect((await find({ state: 'ACT', postcode: '2620' })).place?.state).toBe('ACT');
  expect((await find({ state: 'NSW', postcode: '2620' })).place?.state).toBe('NSW');
});

test('of a name that several places share the label or the postcode says which', async () => {
  expect((await find({ state: 'NZ', suburb: 'richmond-christchurch' })).place?.postcode).toBe('8013');
  expect((await find({ state: 'NZ', suburb: 'Richmond', postcode: '8013' })).place?.suburb).toBe(
    'Richmond, Christchurch',
  );
  expect((await find({ state: 'NZ', suburb: 'Richmond' })).place?.postcode).toBe('7020');
  expect((await find({ state: 'NSW', suburb: 'Back Creek (2622)' })).place?.postcode).toBe('2622');
});

test('far dealers are not found, but the nearest is named; an unknown place is reported', async () => {
  const { dealers: none, totalCount, nearest } = await find({ state: 'WA', suburb: 'Perth' });
  expect([none, totalCount]).toEqual([[], 0]);
  expect(nearest?.dealer?.dealerCode).toBe('HOB1');
  expect(nearest?.distanceKm).toBeGreaterThan(2_900);
  const atSea = await find({ near: { lat: -31.95, lng: 115.86 } });
  expect([atSea.dealers, atSea.nearest?.dealer?.dealerCode]).toEqual([[], 'HOB1']);
  expect((await find({ state: 'TAS', suburb: 'Sandy Bay' })).nearest).toBeUndefined();
  await expect(find({ state: 'WA', suburb: 'Atlantis' })).rejects.toMatchObject({ code: 'PlaceUnknown' });
  await expect(find({ state: 'TAS', suburb: 'Hobart', postcode: '7005' })).rejects.toMatchObject({
    code: 'PlaceUnknown',
  });
});

test('parts need a place, services are listed without one', async () => {
  await expect(find({ state: 'NZ' })).rejects.toMatchObject({
    kind: 'invalid',
    message: 'Please select suburb or postcode',
  });
  const { dealers: found, totalCount } = await find({ type: service });
  expect(codes(found)).toEqual(['BRO1', 'SAN1']);
  expect([totalCount, found[0]?.distanceKm]).toEqual([2, undefined]);
  expect(codes((await find({ type: service, region: 'nz' })).dealers)).toEqual(['TEA1']);
  expect(codes((await find({ type: service, state: 'TAS' })).dealers)).toEqual(['SAN1']);
});

test('hours are by the clock of the place; e-mail addresses are for services', async () => {
  const { dealer: far } = await bench.asVisitor.getDealer({ dealerCode: 'BRO1' });
  expect(far?.tradingHours?.timeZone).toBe('Australia/Broken_Hill');
  expect((await bench.asVisitor.getDealer({ dealerCode: 'HOB1' })).dealer?.email).toBe('');
  expect((await bench.asBff.getDealer({ dealerCode: 'HOB1' })).dealer?.email).toBe('a@b.example');
  await expect(bench.asVisitor.getDealer({ dealerCode: 'NONE' })).rejects.toMatchObject({ kind: 'not-found' });
});

test('finds the nearest to an address, in any spelling and at any distance', async () => {
  const nearest = async (state: string, suburb: string, postcode: string) =>
    (await bench.asOrders.findNearestDealer({ type: parts, state, suburb, postcode })).found?.dealer?.dealerCode;
  expect(await nearest('TAS', 'Sandy Bay', '7005')).toBe('SAN1');
  expect(await nearest('TAS', 'Hobart', '7005')).toBe('SAN1');
  expect(await nearest('TAS', 'My Street Corner', '7000')).toBe('HOB1');
  expect(await nearest('TAS', 'Hobart', '7999')).toBe('HOB1');
  expect(await nearest('WA', 'Perth', '6000')).toBe('HOB1');
  await expect(nearest('WA', 'Atlantis', '6999')).rejects.toMatchObject({ code: 'PlaceUnknown' });
  const asVisitor = bench.asVisitor.findNearestDealer({ type: parts, state: 'TAS', suburb: '', postcode: '7000' });
  await expect(asVisitor).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('every dealer and place, page by page', async () => {
  const first = await bench.asBff.listDealers({ region: '', pageSize: 2, pageToken: '' });
  expect(first.dealers.map(({ dealerCode }) => dealerCode)).toEqual(['BRO1', 'HOB1']);
  const rest = await bench.asBff.listDealers({ region: '', pageSize: 500, pageToken: first.nextPageToken });
  expect([rest.dealers.length, rest.nextPageToken]).toEqual([3, '']);
  const nz = await bench.asBff.listDealers({ region: 'nz', pageSize: 0, pageToken: '' });
  expect(nz.dealers.map(({ dealerCode }) => dealerCode)).toEqual(['OTA1', 'TEA1']);
  const listed = [];
  for (let pageToken: string | undefined = ''; pageToken !== undefined; ) {
    const page = await bench.asBff.listPlaces({ region: 'au', pageSize: 3, pageToken });
    listed.push(...page.places.map(({ state, suburb }) => `${state} ${suburb}`));
    pageToken = page.nextPageToken || undefined;
  }
  expect(listed).toHaveLength(8);
  expect(listed.slice(0, 2)).toEqual(['ACT Beard', 'NSW Back Creek (2390)']);
});

test('another import is served within seconds with an event; a rollback is a switch too', async () => {
  const { version } = await bench.asVisitor.getLocatorVersion({});
  await bench.load('dealers', [...dealers, dealer('PER1', { suburb: 'Perth', state: 'WA', postcode: '6000' })]);
  const inPerth = async () => codes((await find({ state: 'WA', suburb: 'Perth' })).dealers);
  await eventually(async () => expect(await inPerth()).toEqual(['PER1']));
  expect((await bench.asVisitor.getLocatorVersion({})).version).not.toBe(version);
});
