// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, fakeServer, refuse } from '../../testing/fake-server.ts';
import { listing, row, vehicle } from '../../testing/parts.ts';
import { guest } from '../../testing/people.ts';
import { page } from '../../testing/range.ts';
import { renderApp } from '../../testing/render-app.tsx';
import type { Suggestion } from './suggestion.ts';

const suggestion = (over: Partial<Suggestion> = {}): { data: Suggestion } => ({
  data: { understood: { kind: 'Words' }, parts: [row], vehicles: [], categories: [], pages: [], ...over },
});
const second = { ...row, partguid: 'p2', productNr: 'FO1003-K', extra: { gmPartNumber: '', minQty: 4 } };
const category = { categoryID: 'c1', categoryName: 'Oil Filters', topCategoryID: 'c0' };

const open = async (answers: Answers, region: 'au' | 'nz' = 'au') => {
  const server = fakeServer({
    'session/current': guest,
    'products/get-product-list': { data: page('Our Range', {}) },
    ...answers,
  });
  const app = renderApp(`/${region}/coming-soon`, server.send);
  // Takes the header's box. The page has a second box for screens whose header has no room.
  const [box] = await screen.findAllByRole('combobox', { name: 'Search parts, vehicles and pages' });
  if (!box) throw new Error('no box');
  box.focus();
  const panel = within(box.closest('search') as HTMLElement);
  await panel.findByText('One search for everything', undefined, { timeout: 5_000 });
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(box, { key });
  return { ...app, server, box, panel, type, press, enter: () => fireEvent.submit(box) };
};

test('shows how the text was understood, and hits with fit, stock and price', async () => {
  const understood = {
    kind: 'Words' as const,
    category,
    vehicle: { make: 'TOYOTA', model: 'HiLux', year: 2018, vehicleSlug: '' },
  };
  const { panel, type, server } = await open({
    'search/suggest': suggestion({ understood, vehicles: [vehicle, { ...vehicle, vehicleSlug: 'b' }] }),
  });
  type('oil filters 2018 hilux');
  expect(await panel.findByText('Oil Filters in 2018 TOYOTA HiLux')).toBeDefined();
  expect(panel.getByText('Which 2018 TOYOTA HiLux?')).toBeDefined();
  const part = panel.getByRole('link', { name: /FO1003/ });
  for (const text of ['$18.95', 'Fits', /9 in stock/i]) expect(within(part).getByText(text)).toBeDefined();
  expect(server.called('search/suggest').at(-1)?.body).toMatchObject({ q: 'oil filters 2018 hilux' });
});

test('arrows walk over rows and to Add, which Enter presses; the focus stays in the box', async () => {
  const { panel, type, press, box, server } = await open({
    'search/suggest': suggestion({ parts: [row, second] }),
    'cart/add-to-cart': { data: { shoppingCartID: 'l', orderID: 'o', orderNo: 'n' } } as never,
  });
  type('filter');
  await panel.findByRole('link', { name: /FO1003-K/ });
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowRight');
  const cell = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  expect(cell?.textContent).toContain('Add');
  press('Enter');
  await panel.findByText('Added 4');
  expect(server.called('cart/add-to-cart').map(({ body }) => body)).toEqual([{ productNr: 'FO1003-K', quantity: 4 }]);
  expect(document.activeElement).toBe(box);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent).toMatch(/whole site/);
  press('Escape');
  expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-activedescendant')]).toEqual(['false', null]);
});

test('a part that is out of stock has no Add: arrows stay on it, and Enter opens its page', async () => {
  const gone = { ...row, overallStockLevel: 'None' as const, availableQuantity: 0 };
  const { panel, type, press, server, router } = await open({
    'search/suggest': suggestion({ parts: [gone, second] }),
    'cart/add-to-cart': { data: { shoppingCartID: 'l', orderID: 'o', orderNo: 'n' } } as never,
  });
  type('back window wiper');
  const part = await panel.findByRole('link', { name: /FO1003 / });
  expect(within(part).getByText('Out of stock')).toBeDefined();
  expect(panel.getAllByRole('button', { name: /^Add/ })).toHaveLength(1);
  press('ArrowDown');
  press('ArrowRight');
  press('Enter');
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/part-detail/FO1003'));
  expect(server.called('cart/add-to-cart')).toEqual([]);
});

test('Enter leads to the only part, else to the list of all', async () => {
  const { type, enter, router } = await open({
    'search/suggest': ({ q }) => suggestion({ parts: q === 'one' ? [row] : [row, second] }),
  });
  type('one');
  enter();
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/part-detail/FO1003'));
  type('filter');
  enter();
  await waitFor(() => expect(router.state.location.href).toBe('/au/parts-finder?keywords=filter'));
});

test.each(['h7', 'w5w', '24v', 'i30', 'GM 19390564'])(
  '%s is a word or a number: Enter leads to the search for both, as “All parts” does',
  async (typed) => {
    const understood = { kind: 'Number' as const };
    const { panel, type, enter, router } = await open({
      'search/suggest': suggestion({ understood, parts: [row, second] }),
    });
    type(typed);
    const all = await panel.findByRole('link', { name: `All parts for “${typed}”` });
    const search = new URLSearchParams({ keywords: typed });
    expect(all.getAttribute('href')).toBe(`/au/parts-finder?${search}`);
    enter();
    await waitFor(() => expect(router.state.location.href).toBe(`/au/parts-finder?${search}`));
  },
);

test('a code that looks like a plate and is a word of the catalogue leads to its parts, in a URL to share', async () => {
  const words = { matched: { kind: 'Words' as const, text: '' } };
  const { panel, type, enter, router, server } = await open({
    'api/Product/SearchByKeywords': listing([
      { ...row, ...words },
      { ...second, ...words },
    ]),
  });
  type('dot4');
  await panel.findByRole('link', { name: /FO1003-K/ });
  expect(panel.getByText('Is this a registration?')).toBeDefined();
  expect(server.called('api/Product/SearchByKeywords').at(-1)?.body).toMatchObject({ keywords: 'DOT4' });
  enter();
  await waitFor(() => expect(router.state.location.href).toBe('/au/parts-finder?keywords=dot4'));
  expect(server.called('search/suggest')).toEqual([]);
});

test('a late answer does not replace a newer one', async () => {
  let answer = (_found: { data: Suggestion }) => {};
  const late = new Promise<{ data: Suggestion }>((resolve) => {
    answer = resolve;
  });
  const { panel, type } = await open({
    'search/suggest': ({ q }) => (q === 'slow' ? late : suggestion({ parts: [second] })),
  });
  type('slow');
  await waitFor(() => expect(panel.getByText('Searching…')).toBeDefined());
  type('quick');
  await panel.findByRole('link', { name: /FO1003-K/ });
  answer(suggestion());
  await late;
  await waitFor(() => expect(panel.queryByRole('link', { name: /FO1003 / })).toBeNull());
  expect(panel.getByRole('link', { name: /FO1003-K/ })).toBeDefined();
});

/** A number that is similar to the typed text. */
const near = { text: 'ABC128', at: 5, typed: '3', found: '8' };

test('a registration is sent in a body, and looked up with its state only after a press', async () => {
  const { panel, type, server, enter, router } = await open({
    'api/Product/SearchByKeywords': listing([{ ...row, matched: { kind: 'Words', text: '', near } }]),
    'api/Vehicle/SearchByRego': { data: [vehicle] },
  });
  type('ABC123');
  const state = within(await panel.findByRole('group', { name: 'State of the registration' }));
  expect(panel.queryByRole('link', { name: /FO1003/ })).toBeNull();
  expect(server.called('search/suggest')).toEqual([]);
  enter();
  await waitFor(() => expect(document.activeElement).toBe(state.getAllByRole('button')[0]));
  expect(server.called('api/Vehicle/SearchByRego')).toEqual([]);
  fireEvent.click(state.getByRole('button', { name: 'VIC' }));
  fireEvent.click(await panel.findByRole('button', { name: /^shop this vehicle/ }));
  await waitFor(() => expect(router.state.location.href).toBe('/au/parts-finder?vehicle=toyota-hilux-2018-a1'));
  expect(server.called('api/Vehicle/SearchByRego').map(({ body }) => body)).toEqual([
    { value: 'ABC123', state: 'VIC' },
  ]);
});

test('in New Zealand, which has one register, no state is asked for', async () => {
  const { panel, type } = await open({ 'api/Product/SearchByKeywords': listing([]) }, 'nz');
  type('ABC123');
  expect(await panel.findByText('No part has this number. Is it a registration?')).toBeDefined();
  expect(panel.queryByText(/state/i)).toBeNull();
});

test('each of two vehicles with the plate leads straight to a job, and the box is emptied', async () => {
  const { panel, type, router, box } = await open({
    'api/Product/SearchByKeywords': listing([]),
    'api/Vehicle/SearchByRego': { data: [vehicle, { ...vehicle, carline: 'HILUX SR5', vehicleSlug: 'b' }] },
    'products/get-jobs': { data: [{ job: 'service', name: 'Service', hint: '' }] } as never,
  });
  type('ABC123');
  fireEvent.click(await panel.findByRole('button', { name: 'VIC' }));
  await waitFor(() => expect(panel.getAllByRole('link', { name: 'Service' })).toHaveLength(2));
  const jobs = panel.getByRole('navigation', { name: /^Jobs for .*HILUX SR5$/ });
  fireEvent.click(within(jobs).getByRole('link', { name: 'Service' }));
  await waitFor(() => expect(router.state.location.href).toBe('/au/parts-finder/job?vehicle=b&job=service'));
  expect((box as HTMLInputElement).value).toBe('');
});

test('a VIN is sent only for its look-up; a part named like a plate is found', async () => {
  const { panel, type, server } = await open({
    'api/Product/SearchByKeywords': listing([{ ...row, productNr: 'DB1043', description: 'Brake pads' }]),
    'search/suggest': suggestion(),
  });
  type('JTMHV05J604012345');
  expect(await panel.findByText('This looks like a VIN')).toBeDefined();
  expect([server.called('search/suggest'), server.called('api/Product/SearchByKeywords')]).toEqual([[], []]);
  type('DB1043');
  expect(await panel.findByRole('link', { name: /DB1043.*Brake pads/ })).toBeDefined();
  expect(panel.getByText('Is this a registration?')).toBeDefined();
});

test.each(['SP1421FR6D-11', 'hcc016027w4-10', 'SPG101-10311'])(
  'part %s is found in a body, though it looks like a VIN or a frame number',
  async (typed) => {
    const answers = { 'api/Product/SearchByKeywords': listing([{ ...row, productNr: typed.toUpperCase() }]) };
    const { panel, type, enter, server, router } = await open(answers);
    type(typed);
    expect(await panel.findByRole('link', { name: new RegExp(`^${typed}`, 'i') })).toBeDefined();
    expect(panel.queryByText(/^This looks like/)).toBeNull();
    expect(server.called('search/suggest')).toEqual([]);
    enter();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/au/part-detail/${typed.toUpperCase()}`));
  },
);

test('a frame number that no part has is looked up', async () => {
  const { panel, type, enter, server } = await open({
    'api/Product/SearchByKeywords': listing([]),
    'api/Vehicle/SearchByVin': { data: [vehicle] },
  });
  type('GRX120-3012345');
  await panel.findByText(/^This looks like/);
  enter();
  await waitFor(() => expect(server.called('api/Vehicle/SearchByVin')).toHaveLength(1));
  expect(panel.queryByText('Nothing found')).toBeNull();
});

test('a card number is not sent', async () => {
  const { panel, type, server } = await open({ 'search/suggest': suggestion() });
  type('4444 3333 2222 1111');
  expect((await panel.findByRole('alert')).textContent).toMatch(/card/i);
  expect(server.called('search/suggest')).toEqual([]);
});

test('nothing found says what to try; a failure leaves Enter working', async () => {
  const { panel, type, enter, router } = await open({
    'search/suggest': ({ q }) => (q === 'down' ? refuse(503, 'Unavailable', 'away') : suggestion({ parts: [] })),
  });
  type('xyzzy');
  expect(await panel.findByText('Nothing found')).toBeDefined();
  type('down');
  expect(await panel.findByText(/Press Enter to search/)).toBeDefined();
  enter();
  await waitFor(() => expect(router.state.location.href).toBe('/au/parts-finder?keywords=down'));
});

test('a pasted list keeps its rows and opens in the order pad, in no URL', async () => {
  const { panel, box, server, enter, router, store } = await open({ 'search/suggest': suggestion() });
  fireEvent.paste(box, { clipboardData: { getData: () => 'FO1003\t2\r\nFO1004\r\n92313905\t12\r\n' } });
  expect(await panel.findByText('A list of 3 numbers')).toBeDefined();
  enter();
  await waitFor(() => expect(router.state.location.href).toBe('/au/quick-order'));
  const rows = store.getState().pad.rows.filter(({ partNo }) => partNo);
  expect(rows.map(({ partNo, quantity }) => [partNo, quantity])).toEqual([
    ['FO1003', 2],
    ['FO1004', 0],
    ['92313905', 12],
  ]);
  expect(server.called('search/suggest')).toEqual([]);
});

test('a list with a head, numbers in groups and a quantity that is none is read as on the order pad', async () => {
  const { panel, box, enter, router, store } = await open({ 'search/suggest': suggestion() });
  const text = 'Part No\tDescription\tOrder Qty\nF 026 400 219\t"Oil filter\n84 mm"\t2\nFO1008\tOil filter\t2.5\n';
  fireEvent.paste(box, { clipboardData: { getData: () => text } });
  expect(await panel.findByText('A list of 2 numbers')).toBeDefined();
  expect(panel.getByText('1 quantity to check on the order pad.')).toBeDefined();
  enter();
  await waitFor(() => expect(router.state.location.href).toBe('/au/quick-order'));
  expect(store.getState().pad.rows.filter(({ partNo }) => partNo)).toMatchObject([
    { partNo: 'F 026 400 219', quantity: 2 },
    { partNo: 'FO1008', quantity: 0, unread: '2.5' },
  ]);
});

test('a tap beside it closes the panel; a button in it that loses the focus while it waits does not', async () => {
  const { panel, box, type } = await open({ 'api/Product/SearchByKeywords': listing([]) });
  type('ABC123');
  const state = await panel.findByRole('button', { name: 'VIC' });
  fireEvent.blur(state, { relatedTarget: null });
  expect(box.getAttribute('aria-expanded')).toBe('true');
  fireEvent.pointerDown(screen.getByRole('main'));
  await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('false'));
});
