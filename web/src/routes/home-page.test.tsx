// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { orderRow } from '../testing/orders.ts';
import { vehicle } from '../testing/parts.ts';
import { guest, member, user } from '../testing/people.ts';
import { child, page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';
// The panel's own chunk is loaded before the test waits for the panel.
import './member-home.tsx';

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const childrenList = names.map((name) => child(name));
const server = (rest: Answers = {}) =>
  fakeServer({
    'session/current': guest,
    'products/get-product-list': { data: page('Our Range', { childrenList }) },
    'session/show-chicago-banner': refuse(200, '', 'no'),
    'Images/get': refuse(200, 'NotFound', 'none'),
    ...rest,
  });
const later = () =>
  within(screen.getByRole('region', { name: 'Our range' }))
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-later'));

test('phones show six families first, then all, then six again', async () => {
  renderApp('/au', server().send);
  await screen.findByRole('link', { name: 'A' });
  expect(later().map(({ textContent }) => textContent)).toEqual(['G', 'H']);
  fireEvent.click(screen.getByRole('button', { name: 'View More' }));
  expect(later()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'View Less' }));
  expect(later()).toHaveLength(2);
});

test('a family leads to its page of the range', async () => {
  renderApp('/nz', server().send);
  expect((await screen.findByRole('link', { name: 'C' })).getAttribute('href')).toBe('/nz/products/C');
});

test('a family says how many of its parts are in stock, and their lowest price', async () => {
  const offered = [{ ...child('A'), partsInStock: 1240, fromPrice: 4.5 }, child('B')];
  const range = { data: page('Our Range', { childrenList: offered }) };
  renderApp('/au', server({ 'products/get-product-list': range }).send);
  expect(await screen.findByText('1,240 in stock, from $4.50')).toBeDefined();
  expect(screen.getAllByText(/in stock, from/)).toHaveLength(1);
});

test('the banner is there only while the server says so, and leads to the entry', async () => {
  const off = server();
  const { unmount } = renderApp('/au', off.send);
  await screen.findByRole('link', { name: 'A' });
  expect(off.called('session/show-chicago-banner')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /Win a trip/ })).toBeNull();
  unmount();
  renderApp('/au', server({ 'session/show-chicago-banner': {} }).send);
  expect((await screen.findByRole('link', { name: /Win a trip/ })).getAttribute('href')).toBe('/au/chicago-entry');
});

test('without the range and its pictures the ways to the parts are still there', async () => {
  const down = refuse(503, 'Unavailable', 'down');
  renderApp('/au', server({ 'products/get-product-list': down, 'Images/get': down }).send);
  expect(await screen.findByRole('link', { name: /^Find parts by vehicle/ })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Our range' })).toBeNull());
});

test('one line says when orders leave, what delivery costs, and for how long a return is possible', async () => {
  const terms = {
    fee: 12.95,
    freeFrom: 150,
    cutOff: '14:00',
    timeZone: 'Australia/Melbourne',
    transitDays: {},
    warehouseClosedOn: [],
    holidays: {},
  };
  const { unmount } = renderApp('/au', server({ 'cart/get-delivery-terms': { data: terms } }).send);
  expect(
    await screen.findByText(
      /^Ordered by 2:00 pm on a working day, sent the same day · Free delivery from \$150\.00 · 30 days to return · \d/,
    ),
  ).toBeDefined();
  unmount();
  renderApp('/nz', server().send);
  expect(await screen.findByText(/^We deliver within Australia only\. In New Zealand, buy from a/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'parts stockist' }).getAttribute('href')).toBe(
    '/nz/location-service/parts-stockist',
  );
});

test('a member sees the last orders, offers to answer, vehicles, and the number of open returns', async () => {
  const orders = ['SL1', 'SL2', 'SL3', 'SL4'].map((number) => orderRow(number));
  const offered = [{ ...orderRow('SL3'), offerUntil: '2026-12-03T02:00:00.000Z' }, orderRow('SL1')];
  const its = server({
    'session/current': member,
    'Order/get-member-orders': ({ show }) => ({ data: show ? offered : orders, totalCount: 4 }),
    'garage/get': { data: [{ id: 'k1', label: 'Van 3', vehicle }] },
    'products/get-favourite-numbers': { data: ['A', 'B'] },
    'return/get-member-return-lists': ({ status }) => ({ returnList: [], totalCount: status === 'P' ? 1 : 9 }),
  });
  const app = renderApp('/au', its.send);
  const last = within(await screen.findByRole('region', { name: 'Your last orders' }));
  expect((await last.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    'Order again SL1',
    'Order again SL2',
    'Order again SL3',
  ]);
  const offer = await screen.findByRole('link', { name: 'Order SL3: answer by 03/12/2026' });
  expect(offer.getAttribute('href')).toBe('/au/member-order-details/id-SL3/SL3');
  expect(screen.queryByRole('link', { name: /Order SL1: answer/ })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Favourites (2)' })).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Open returns (1)' })).getAttribute('href')).toContain('status=P');
  fireEvent.click(await screen.findByRole('button', { name: /^Van 3/ }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ vehicle: vehicle.vehicleSlug }));
});

test('staff and guests see the drawing, and no account data are requested for them', async () => {
  for (const who of [guest, { data: { ...member.data, user: { ...user, userType: 'Dealer' as const } } }]) {
    const its = server({ 'session/current': who });
    const { unmount } = renderApp('/au', its.send);
    expect(await screen.findByRole('list', { name: 'On this sheet' })).toBeDefined();
    expect(its.called('Order/get-member-orders')).toEqual([]);
    unmount();
  }
});

const REGO = 'api/Vehicle/SearchByRego';
const typePlate = async (plate: string, state?: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Registration number' }), { target: { value: plate } });
  if (state) fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: state } });
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
};

test('a plate leads straight to the parts of its vehicle, and its state is remembered', async () => {
  const finder = { 'api/Vehicle/GetMakes': { data: [] }, 'api/ProductCategory/GetCategories': { data: [] } };
  const home = server({ ...finder, [REGO]: { data: [vehicle] } });
  const { router, store } = renderApp('/au', home.send);
  await typePlate('abc 12d', 'VIC');
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/parts-finder'));
  expect(router.state.location.search).toEqual({ vehicle: vehicle.vehicleSlug });
  expect(home.called(REGO).map(({ body }) => body)).toEqual([{ value: 'abc 12d', state: 'VIC' }]);
  expect(store.getState().finder.vehicle?.vehicleSlug).toBe(vehicle.vehicleSlug);
  expect(JSON.stringify(store.getState())).not.toMatch(/abc ?12d/i);
  await router.navigate({ to: '/$region', params: { region: 'au' } });
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'State' })).value).toBe('VIC');
});

test('many vehicles of a plate become two questions, fuel and engine', async () => {
  const of = (at: number, engine: string) => ({
    ...vehicle,
    vehicleSlug: `hilux-${at}`,
    variant: `Trim ${at}`,
    carline: `Utility, ${engine}, 4WD`,
  });
  const engines = [
    '2.8 L 4 cyl Diesel, 150 kW, 1GD-FTV',
    '2.4 L 4 cyl Diesel, 110 kW, 2GD-FTV',
    '2.7 L 4 cyl Petrol, 122 kW, 2TR-FE',
  ];
  const eleven = Array.from({ length: 11 }, (_, at) => of(at, engines[at % 3] ?? ''));
  renderApp('/au', server({ [REGO]: { data: eleven } }).send);
  await typePlate('MANY11', 'QLD');
  const fuel = within(await screen.findByRole('region', { name: 'Which fuel?' }));
  fireEvent.click(fuel.getByRole('button', { name: 'Diesel' }));
  const engine = within(await screen.findByRole('region', { name: 'Which engine?' }));
  expect(engine.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(engine.getByRole('button', { name: engines[1] }));
  expect(screen.getAllByRole('button', { name: /^shop this vehicle/ })).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Choose again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Not sure: show all 11' }));
  expect(screen.getAllByRole('button', { name: /^shop this vehicle/ })).toHaveLength(11);
});

test('an unknown plate says so, and a New Zealand plate needs no state', async () => {
  const home = server({ [REGO]: refuse(200, 'NotFound', 'No vehicle was found.') });
  renderApp('/nz', home.send);
  await typePlate('ABC123');
  expect(await screen.findByText('No vehicle was found.')).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
  expect(home.called(REGO).map(({ body }) => body)).toEqual([{ value: 'ABC123', state: 'NZ' }]);
});
