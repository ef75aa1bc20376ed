// @vitest-environment happy-dom
import type { Data } from '@southline/rest/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { densityChosen, plateStateGiven } from '../shared/store/preferences-slice.ts';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { listing, row, superseded, vehicle } from '../testing/parts.ts';
import { guest } from '../testing/people.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

const another = { ...vehicle, vehicleSlug: 'toyota-hilux-2018-b2', vehicleID: 'B2', carline: 'Utility, 2.4 L diesel' };
/** The fields that the client stores. */
const { items, vin, ...chosen } = vehicle;
const categoryTree = {
  data: [
    {
      categoryID: 'filters',
      categoryName: 'Filters',
      partSubCategorys: [{ categoryID: 'oil', categoryName: 'Oil' }],
    },
  ],
};
/** The defaults of every list. */
const first = { page: 1, pageSize: 50 };
const answers: Answers = {
  'session/current': guest,
  'api/Vehicle/GetMakes': { data: ['ABARTH', 'TOYOTA'] },
  'api/Vehicle/GetModels': { data: ['HiLux'] },
  'api/Vehicle/GetYears': { data: [2018] },
  'api/Vehicle/GetVariants': { data: [{ series: 'GUN126', variant: 'SR5' }] },
  'api/Vehicle/SearchVehicles': { data: { totalCount: 2, items: [vehicle, another] } },
  'api/ProductCategory/GetCategories': categoryTree,
  'api/products/GetProducts': listing([row]),
  'api/products/searchall': listing([]),
};

test('an empty part number asks for one and searches nothing', async () => {
  const { server } = openApp('/au/parts-finder', answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  expect(await screen.findByText('required part number')).toBeDefined();
  expect(server.called('api/products/searchall')).toHaveLength(0);
});

test('the error of an empty part number is gone once a vehicle was chosen', async () => {
  const { router } = openApp('/au/parts-finder', answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  await screen.findByText('required part number');
  await router.navigate({ to: '/$region/parts-finder', params: { region: 'au' }, search: { choose: true } });
  await openLookup('Make, model, year');
  for (const name of ['TOYOTA', 'HiLux', '2018', 'GUN126 SR5', /^shop this vehicle.*2\.8 L/]) {
    fireEvent.click(await screen.findByRole('button', { name }));
  }
  await waitFor(() => expect(router.state.location.search).toEqual({ vehicle: 'toyota-hilux-2018-a1' }));
  await waitFor(() => expect(screen.queryByText('required part number')).toBeNull());
});

test('a number without a hit says so', async () => {
  openApp('/au/parts-finder?part=nothing', answers);
  // One visible, one for screen readers.
  expect((await screen.findAllByText('no parts available')).length).toBeGreaterThan(0);
});

test('a number that no part has is searched as words, which the list says', async () => {
  const { server, router } = openApp('/au/parts-finder?part=h7&vehicle=v-1', {
    ...answers,
    'api/Product/SearchByKeywords': listing([row]),
  });
  expect(await screen.findByRole('link', { name: 'FO1003' })).toBeDefined();
  expect(screen.getByText('No part has the number “h7”. These parts match it as a word.')).toBeDefined();
  expect(server.called('api/Product/SearchByKeywords').at(-1)?.body).toMatchObject({
    keywords: 'h7',
    vehicleSlug: 'v-1',
  });
  expect(router.state.location.search).toEqual({ part: 'h7', vehicle: 'v-1' });
});

test('a number without a hit as a number or as words gets the hint for numbers', async () => {
  openApp('/au/parts-finder?part=zz9', { ...answers, 'api/Product/SearchByKeywords': listing([]) });
  expect(await screen.findByText(/^Check the number/)).toBeDefined();
  expect(screen.queryByText(/as a word/)).toBeNull();
});

test('make, model, year, variant and vehicle lead to its categories and its parts, and into the address', async () => {
  const { server, router, store } = openApp('/au/parts-finder?choose=true', answers);
  await openLookup('Make, model, year');
  for (const name of ['TOYOTA', 'HiLux', '2018', 'GUN126 SR5', /^shop this vehicle.*2\.8 L/]) {
    fireEvent.click(await screen.findByRole('button', { name }));
  }
  fireEvent.click((await screen.findAllByRole('link', { name: 'Filters' }))[0] as HTMLElement);
  await screen.findByRole('link', { name: 'FO1003' });
  expect(server.called('api/products/GetProducts').at(-1)?.body).toEqual({
    vehicleSlug: 'toyota-hilux-2018-a1',
    categoryId: 'filters',
    subcategoryId: '',
    ...first,
  });
  expect(router.state.location.search).toEqual({ vehicle: 'toyota-hilux-2018-a1', top: 'filters' });
  expect(store.getState().finder.vehicle).toEqual(chosen);
});

const alone = { ...answers, 'api/Vehicle/SearchVehicles': { data: { totalCount: 1, items: [vehicle] } } };

test('the only vehicle of a variant is shown as a list of one', async () => {
  const { router, store } = openApp('/au/parts-finder?choose=true', alone);
  await openLookup('Make, model, year');
  for (const name of ['TOYOTA', 'HiLux', '2018', 'GUN126 SR5']) {
    fireEvent.click(await screen.findByRole('button', { name }));
  }
  const [shop, ...others] = await screen.findAllByRole('button', { name: /^shop this vehicle/ });
  expect(others).toEqual([]);
  expect(store.getState().finder.vehicle).toBeNull();
  if (shop) fireEvent.click(shop);
  await waitFor(() => expect(router.state.location.search).toEqual({ vehicle: vehicle.vehicleSlug }));
  expect(store.getState().finder.vehicle).toEqual(chosen);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog opens on the plate, with the state of the last one', async () => {
  const { store } = openApp('/au/parts-finder?choose=true', answers);
  act(() => void store.dispatch(plateStateGiven('QLD')));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('tab', { name: 'Registration' }).getAttribute('aria-selected')).toBe('true');
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe('QLD');
});

test('the start of the finder takes a plate', async () => {
  const { router } = openApp('/au/parts-finder', { ...answers, 'api/Vehicle/SearchByRego': { data: [vehicle] } });
  await screen.findByRole('textbox', { name: 'Registration number' });
  typeInto('Registration number', 'ABC123');
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'VIC' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ vehicle: vehicle.vehicleSlug }));
});

test('on a phone, too', async () => {
  resize(390);
  const { router } = openApp('/au/parts-finder?choose=true', alone);
  for (const [label, value] of [
    ['Make', 'TOYOTA'],
    ['Model', 'HiLux'],
    ['Year', '2018'],
    ['Variant', 'GUN126 SR5'],
    ['Vehicle', /2\.8 L/],
  ] as const) {
    const picker = await screen.findByLabelText(label);
    const option = await within(picker).findByRole<HTMLOptionElement>('option', { name: value });
    fireEvent.change(picker, { target: { value: option.value } });
  }
  fireEvent.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Search' }).at(-1) ?? document.body);
  await waitFor(() => expect(router.state.location.search).toEqual({ vehicle: vehicle.vehicleSlug }));
  expect(await screen.findByRole('heading', { level: 1, name: '2018 TOYOTA HiLux GUN126 SR5' })).toBeDefined();
  resize(1024);
});

test('a step takes the focus when it appears; later content leaves it in place', async () => {
  const { store } = openApp('/au/parts-finder?choose=true', answers);
  await openLookup('Make, model, year');
  fireEvent.click(await screen.findByRole('button', { name: 'TOYOTA' }));
  const model = await screen.findByRole('button', { name: 'HiLux' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Choose the model' }));
  model.focus();
  act(() => void store.dispatch(vehicleChosen(vehicle)));
  expect(document.activeElement).toBe(model);
});

const resize = (width: number) => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  act(() => happyDOM.setViewport({ width }));
};

test('rotating a tablet keeps the choices of the vehicle, both ways', async () => {
  resize(1024);
  openApp('/au/parts-finder?choose=true', answers);
  await openLookup('Make, model, year');
  for (const name of ['TOYOTA', 'HiLux']) fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('button', { name: '2018' });
  resize(700);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Make')).toHaveProperty('value', 'TOYOTA');
  const year = screen.getByLabelText('Year');
  await waitFor(() => expect(year).toHaveProperty('disabled', false));
  fireEvent.change(year, { target: { value: '2018' } });
  resize(1024);
  fireEvent.click(await screen.findByRole('button', { name: 'GUN126 SR5' }));
  expect(await screen.findAllByRole('button', { name: /^shop this vehicle/ })).toHaveLength(2);
});

const showLargeRows = ({ store }: ReturnType<typeof renderApp>) => act(() => void store.dispatch(densityChosen(false)));

test('parts of a kit are folded at first, and show their purpose', async () => {
  const child = { ...row, partguid: 'p2', productNr: 'W-1', childDepth: 1, childPurposeDescription: 'Sump washer' };
  const kit = listing([{ ...row, hasCollapse: true, childPartListing: [child] }]);
  showLargeRows(openApp('/au/parts-finder?part=FO1003', { ...answers, 'api/products/searchall': kit }));
  const unfold = await screen.findByRole('button', { name: 'Show 1 part of this kit' });
  expect(screen.queryByText('Sump washer')).toBeNull();
  fireEvent.click(unfold);
  expect(screen.getByText('Sump washer')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Hide 1 part of this kit' }));
  expect(screen.queryByText('Sump washer')).toBeNull();
});

test('the supersession is loaded when it is unfolded for the first time', async () => {
  const { server } = openApp('/au/parts-finder?part=FO1003', {
    ...answers,
    'api/products/searchall': listing([{ ...row, hasSupersessionCollapseButton: true }]),
    'Products/get-supersession-listing': {
      data: [superseded],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show Supersession' }));
  await screen.findByText('Older filter');
  fireEvent.click(screen.getByRole('button', { name: 'Hide Supersession' }));
  expect(screen.queryByText('Older filter')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show Supersession' }));
  expect(screen.getByText('Older filter')).toBeDefined();
  expect(server.called('Products/get-supersession-listing')).toHaveLength(1);
});

test('a row shows the required and the minimum quantity, and adds a quantity for both', async () => {
  const clamps = { ...row, pcq: 12, extra: { gmPartNumber: '', minQty: 10 } };
  const added = { data: { orderID: 'o', orderNo: 'S', shoppingCartID: 'c', quantity: 20 } };
  const { server } = openApp('/au/parts-finder?part=FO1003&vehicle=v-1', {
    ...answers,
    'api/products/searchall': listing([clamps]),
    'cart/add-to-cart': added,
  });
  await screen.findByText('12 Required');
  expect(screen.getByText('Min Order to Buy: 10')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
  await waitFor(() => expect(server.called('cart/add-to-cart')).toHaveLength(1));
  expect(server.called('cart/add-to-cart')[0]?.body).toEqual({ productNr: 'FO1003', quantity: 20, vehicleSlug: 'v-1' });
});

test('a number is checked against the vehicle; what cannot be leads to the part page for that vehicle', async () => {
  const rows = [row, { ...row, partguid: 'p2', productNr: 'OIL-5', fit: 'Unknown' as const }];
  const server = fakeServer({ ...answers, 'api/products/searchall': listing(rows) });
  showLargeRows(renderApp('/au/parts-finder?part=F&vehicle=v-1', server.send));
  const link = await screen.findByRole('link', { name: 'Not checked for your vehicle OIL-5' });
  expect(link.getAttribute('href')).toBe('/au/part-detail/OIL-5?vehicle=v-1');
  expect(screen.getByText('Fits')).toBeDefined();
  expect(server.called('api/products/searchall')[0]?.body).toEqual({ partNo: 'F', vehicleSlug: 'v-1', ...first });
});

test('an unknown fit takes no column', async () => {
  const { server } = openApp('/au/parts-finder?part=F', {
    ...answers,
    'api/products/searchall': listing([{ ...row, fit: 'Unknown' }]),
  });
  await screen.findByRole('link', { name: 'FO1003' });
  expect(screen.queryByRole('columnheader', { name: 'Fit' })).toBeNull();
  expect(screen.queryByText('Not checked')).toBeNull();
  expect(server.called('api/products/searchall')[0]?.body).toEqual({ partNo: 'F', ...first });
});

const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const keywords = 'Cant find what you are looking for?';

test('keywords are searched page by page, and the page is in the URL', async () => {
  const found = { data: { ...listing([row], 21).data, maxPage: 3 } };
  const { server, router } = openApp('/au/parts-finder', { ...answers, 'api/Product/SearchByKeywords': found });
  await screen.findByLabelText(keywords);
  typeInto(keywords, ' oil filter ');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByRole('link', { name: 'FO1003' });
  for (const name of ['First page', 'Previous page'])
    expect(screen.getByRole('link', { name }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ keywords: 'oil filter', page: '3' }));
  for (const name of ['Next page', 'Last page'])
    await waitFor(() => expect(screen.getByRole('link', { name }).getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe(
    '/au/parts-finder?keywords=oil+filter',
  );
  expect(server.called('api/Product/SearchByKeywords').map(({ body }) => body)).toEqual([
    { keywords: 'oil filter', pageNo: 1, pageSize: 50 },
    { keywords: 'oil filter', pageNo: 3, pageSize: 50 },
  ]);
});

const notSold = (thing: string) => ({
  'api/Product/SearchByKeywords': {
    data: { ...listing([]).data, understood: { read: [], leftOut: [], notSold: thing, choices: [] } },
  },
});
const pages = (found: Data<'search/suggest'>['pages']) => ({
  'search/suggest': {
    data: { understood: { kind: 'Words' as const }, parts: [], vehicles: [], categories: [], pages: found },
  },
});

test('a product outside the range that a service matches leads to its page', async () => {
  const service = {
    kind: 'Page' as const,
    title: 'Pre-purchase inspection',
    link: '/au/service/pre-purchase-inspection',
  };
  openApp('/au/parts-finder?keywords=roadworthy', { ...answers, ...notSold('roadworthy'), ...pages([service]) });
  const link = await screen.findByRole('link', { name: service.title });
  expect(link.getAttribute('href')).toBe(service.link);
  expect(screen.queryByText(/We do not sell/)).toBeNull();
});

test('a product outside the range that no page matches is said not to be sold', async () => {
  openApp('/au/parts-finder?keywords=relay', { ...answers, ...notSold('relay'), ...pages([]) });
  expect(await screen.findByText('We do not sell this: relay.')).toBeDefined();
});

test('words for several vehicles ask for the engine, and the choice is in the address', async () => {
  const choices = [vehicle, another].map(({ vehicleSlug, variant }) => ({ vehicleSlug, text: `${variant}, 2.8 L` }));
  const understood = { read: [], leftOut: [], notSold: '', choices };
  const found = { data: { ...listing([row]).data, understood } };
  const { router } = openApp('/au/parts-finder?keywords=filter+2018+hilux', {
    ...answers,
    'api/Product/SearchByKeywords': found,
  });
  const asked = await screen.findByRole('navigation', { name: /^Which one is yours/ });
  const [, chip] = within(asked).getAllByRole('link');
  expect(chip?.textContent).toBe(choices[1]?.text);
  fireEvent.click(chip as HTMLElement);
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      keywords: 'filter 2018 hilux',
      vehicle: another.vehicleSlug,
    }),
  );
});

test.each([
  [{ text: 'FO1003', at: 4, typed: 'O', found: '0' }, 'Nearly your number: FO1003 has 0 where you typed O', '0'],
  [{ text: 'FO1003', at: 5, typed: '', found: '3' }, 'Nearly your number: FO1003 also has 3', '3'],
  [{ text: 'FO1003', at: 5, typed: '3', found: '' }, 'Nearly your number: FO1003 is without 3', undefined],
])('a number that is nearly the typed one says where it differs (%j)', async (near, sentence, marked) => {
  const hit = listing([{ ...row, matched: { kind: 'Words', text: '', near } }]);
  openApp('/au/parts-finder?part=FO10O3', { ...answers, 'api/products/searchall': hit });
  const [note] = await screen.findAllByText(
    (_text, element) => element?.tagName === 'P' && element.textContent === sentence,
  );
  expect(note?.querySelector('mark')?.textContent).toBe(marked);
});

describe('a search by words', () => {
  const leave = async (click: boolean) => {
    const sent = vi.fn<typeof fetch>(async () => new Response('{}'));
    vi.stubGlobal('fetch', sent);
    const { router } = openApp('/au/parts-finder?keywords=oil+filter', {
      ...answers,
      'api/Product/SearchByKeywords': listing([row]),
    });
    const link = await screen.findByRole('link', { name: 'FO1003' });
    if (click) fireEvent.click(link);
    else await router.navigate({ to: '/$region/parts-finder', params: { region: 'au' }, search: { part: 'x' } });
    await waitFor(() => expect(router.state.location.search).not.toMatchObject({ keywords: 'oil filter' }));
    return sent.mock.calls.map(([address, init]) => [String(address), init?.body]);
  };

  test('is counted if its results are left without a click', async () => {
    expect(await leave(false)).toEqual([[expect.stringContaining('search/unopened'), '{"keywords":"oil filter"}']]);
  });

  test('is not counted if a result is opened', async () => expect(await leave(true)).toEqual([]));
});

test('no keywords ask for some, in the box where Enter was pressed', async () => {
  openApp('/au/parts-finder', answers);
  const box = await screen.findByLabelText(keywords);
  box.focus();
  fireEvent.submit(box);
  expect(await screen.findByText('Please enter keywords')).toBeDefined();
  expect(screen.queryByText('required part number')).toBeNull();
});

test('with texts in both boxes the number is searched; new words beside the searched number are searched instead', async () => {
  const { router } = openApp('/au/parts-finder?keywords=oil', {
    ...answers,
    'api/Product/SearchByKeywords': listing([row]),
  });
  await waitFor(() => expect(screen.getByLabelText(keywords)).toHaveProperty('value', 'oil'));
  typeInto('Part number', 'FO1003');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ part: 'FO1003' }));
  await waitFor(() => expect(screen.getByLabelText(keywords)).toHaveProperty('value', ''));
  typeInto(keywords, 'oil filter');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ keywords: 'oil filter' }));
});

test.each(['GM 19390564', 'oil filter hilux'])('%s in the header is searched by numbers and words', async (typed) => {
  const { router } = openApp('/au/about', answers);
  const [box] = await screen.findAllByRole('combobox', { name: 'Search parts, vehicles and pages' });
  fireEvent.change(box as HTMLElement, { target: { value: typed } });
  fireEvent.submit(box?.closest('form') as HTMLFormElement);
  await waitFor(() => expect(router.state.location.search).toEqual({ keywords: typed }));
});

test('a hit other than the typed number shows how it matched', async () => {
  const matched = { kind: 'Interchange', text: 'Z432' } as const;
  const found = listing([{ ...row, matched }]);
  openApp('/au/parts-finder?part=Z432', { ...answers, 'api/products/searchall': found });
  expect(await screen.findByText('Found by interchange: it replaces Z432 of another brand')).toBeDefined();
});

test('a part that does not fit the vehicle has a link to those of its category that fit, and cannot be added', async () => {
  const bad = { ...row, fit: 'DoesNotFit' } as const;
  const good = { ...row, partguid: 'p2', productNr: 'FO1004' };
  const found = { ...answers, 'api/Vehicle/GetVehicle': { data: vehicle } };
  openApp(`/au/parts-finder?part=FO100&vehicle=${vehicle.vehicleSlug}`, {
    ...found,
    'api/products/searchall': listing([good, bad]),
  });
  expect(await screen.findByRole('button', { name: 'Add to cart FO1004' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add to cart FO1003' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Quantity of FO1003' })).toBeNull();
  const [link, ...others] = screen.getAllByRole('link', { name: 'See parts that fit : Oil' });
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe(`/au/parts-finder?vehicle=${vehicle.vehicleSlug}&category=Oil`);
});

test('a row says how many there are, and more than there is can be lowered to that', async () => {
  const few = { ...row, availableQuantity: 3, overallStockLevel: 'Low' } as const;
  openApp('/au/parts-finder?part=FO1003', { ...answers, 'api/products/searchall': listing([few]) });
  expect(await screen.findByText('Low stock: 3')).toBeDefined();
  const box = screen.getByRole('textbox', { name: 'Quantity of FO1003' });
  fireEvent.change(box, { target: { value: '500' } });
  fireEvent.blur(box);
  fireEvent.click(await screen.findByRole('button', { name: /^Set to 3/ }));
  expect(box).toHaveProperty('value', '3');
  expect(screen.queryByText(/^Only 3 can be bought now/)).toBeNull();
});

test('a page past the last one leads to the last one', async () => {
  const past = { data: { partListing: [], maxPage: 4, totalCount: 31 } };
  const { router } = openApp('/au/parts-finder?keywords=oil&page=999', {
    ...answers,
    'api/Product/SearchByKeywords': past,
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Show page 4, the last one' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ keywords: 'oil', page: '4' }));
});

test('a vehicle of a shared URL is named as if chosen here', async () => {
  openApp('/au/parts-finder?vehicle=toyota-hilux-2018-a1', { ...answers, 'api/Vehicle/GetVehicle': { data: vehicle } });
  expect(await screen.findByRole('heading', { level: 1, name: '2018 TOYOTA HiLux GUN126 SR5' })).toBeDefined();
});

test('a look-up without a hit is sent once only, and keeps the make decoded from the number', async () => {
  const refused = { ...refuse(200, 'NotFound', 'No vehicle.'), data: { make: 'TOYOTA' } };
  openApp('/au/parts-finder?choose=true', { ...answers, 'api/Vehicle/SearchByVin': refused });
  await openLookup('VIN or frame number');
  typeInto('VIN', 'MR0FZ22G901234567');
  fireEvent.click(dialogSearch());
  await screen.findByText('No vehicle.');
  expect(dialogSearch().disabled).toBe(true);
  await openLookup('Make, model, year');
  expect(await screen.findByRole('button', { name: 'TOYOTA' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'HiLux' })).toBeDefined();
});

test('the many vehicles of a frame number come some at a time, with their number', async () => {
  const many = Array.from({ length: 31 }, (_, at) => ({ ...vehicle, vehicleSlug: `v-${at}` }));
  openApp('/au/parts-finder?choose=true', { ...answers, 'api/Vehicle/SearchByVin': { data: many } });
  await openLookup('VIN or frame number');
  typeInto('VIN', 'GUN126-3012345');
  fireEvent.click(dialogSearch());
  await screen.findByText('20 of 31 vehicles');
  fireEvent.click(screen.getByRole('button', { name: 'Show more vehicles' }));
  await screen.findByText('31 of 31 vehicles');
  expect(screen.getAllByRole('button', { name: /^shop this vehicle/ })).toHaveLength(31);
});

const openLookup = async (tab: string) => fireEvent.click(await screen.findByRole('tab', { name: tab }));
const dialogSearch = () => screen.getByRole('dialog').querySelector('button[type=submit]') as HTMLButtonElement;

test('a registration needs its state, and the same look-up is sent once only', async () => {
  const { server, router, store } = openApp('/au/parts-finder?choose=true', {
    ...answers,
    'api/Vehicle/SearchByRego': { data: [vehicle, another] },
  });
  await openLookup('Registration');
  typeInto('Registration number', ' abc 123 ');
  expect(dialogSearch().disabled).toBe(true);
  typeInto('State', 'VIC');
  fireEvent.click(dialogSearch());
  const [shop] = await screen.findAllByRole('button', { name: /^shop this vehicle/ });
  expect(dialogSearch().disabled).toBe(true);
  // Results of another look-up: they cannot be chosen, and the same look-up is sent again.
  typeInto('State', 'NSW');
  expect(dialogSearch().disabled).toBe(false);
  expect(shop?.isConnected).toBe(false);
  typeInto('State', 'VIC');
  expect(dialogSearch().disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^shop this vehicle.*2\.8 L/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ vehicle: vehicle.vehicleSlug }));
  expect(server.called('api/Vehicle/SearchByRego')[0]?.body).toEqual({ value: 'abc 123', state: 'VIC' });
  // The plate was sent in one request and is stored nowhere.
  expect(JSON.stringify([store.getState(), router.state.location.href])).not.toMatch(/abc/i);
});

test('a VIN may be typed in groups', async () => {
  const { server, router } = openApp('/au/parts-finder?choose=true', {
    ...answers,
    'api/Vehicle/SearchByVin': { data: [vehicle] },
  });
  await openLookup('VIN or frame number');
  typeInto('VIN', '6T1 BF3 EK 50X 123456');
  fireEvent.click(dialogSearch());
  fireEvent.click(await screen.findByRole('button', { name: /^shop this vehicle/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ vehicle: vehicle.vehicleSlug }));
  expect(server.called('api/Vehicle/SearchByVin')[0]?.body).toEqual({ value: '6T1BF3EK50X123456' });
});

test('the server’s message about a look-up is above the button, and it can be repeated', async () => {
  const refused = refuse(200, '', 'The registration service does not answer.');
  openApp('/au/parts-finder?choose=true', { ...answers, 'api/Vehicle/SearchByVin': refused });
  await openLookup('VIN or frame number');
  typeInto('VIN', '6T1BF3EK50X123456');
  fireEvent.click(dialogSearch());
  expect((await screen.findByRole('alert')).textContent).toBe(refused.message);
  expect(dialogSearch().disabled).toBe(false);
});

test('after a failed look-up, the previous one may be sent again', async () => {
  let found = true;
  openApp('/au/parts-finder?choose=true', {
    ...answers,
    'api/Vehicle/SearchByVin': () => (found ? { data: [vehicle, another] } : refuse(200, '', 'Not found.')),
  });
  await openLookup('VIN or frame number');
  const ask = (vin: string) => {
    typeInto('VIN', vin);
    fireEvent.click(dialogSearch());
  };
  ask('6T1BF3EK50X123456');
  await screen.findAllByRole('button', { name: /^shop this vehicle/ });
  found = false;
  ask('6T1BF3EK50X999999');
  await screen.findByText('Not found.');
  found = true;
  ask('6T1BF3EK50X123456');
  expect(await screen.findAllByRole('button', { name: /^shop this vehicle/ })).toHaveLength(2);
});

test('a running look-up is not sent twice', async () => {
  const { server } = openApp('/au/parts-finder?choose=true', {
    ...answers,
    'api/Vehicle/SearchByVin': () => new Promise<never>(() => undefined),
  });
  await openLookup('VIN or frame number');
  typeInto('VIN', '6T1BF3EK50X123456');
  const form = dialogSearch().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(server.called('api/Vehicle/SearchByVin')).toHaveLength(1));
  fireEvent.submit(form);
  expect(server.called('api/Vehicle/SearchByVin')).toHaveLength(1);
});

test('Enter in an empty keyword box asks for keywords, also beside a part number', async () => {
  const { router } = openApp('/au/parts-finder?part=FO1003', answers);
  const box = await screen.findByLabelText('Cant find what you are looking for?');
  await waitFor(() => expect(screen.getByLabelText('Part number')).toHaveProperty('value', 'FO1003'));
  box.focus();
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  expect(await screen.findByText('Please enter keywords')).toBeDefined();
  expect(router.state.location.search).toEqual({ part: 'FO1003' });
});

test('a reset clears text that was not searched, and focuses the vehicle', async () => {
  const { router } = openApp('/au/parts-finder?vehicle=v-1', answers);
  await screen.findByRole('button', { name: 'Reset' });
  typeInto('Part number', 'FO10');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(screen.getByLabelText('Part number')).toHaveProperty('value', '');
  await waitFor(() => expect(document.activeElement?.id).toBe('vehicle-button'));
});

test('categories that fail to load show an error, and can be requested again', async () => {
  let there = false;
  const categories = 'api/ProductCategory/GetCategories';
  const answer = () => (there ? categoryTree : refuse(200, '', 'Not now.'));
  openApp('/au/parts-finder?vehicle=v-1&top=filters', { ...answers, [categories]: answer });
  const problem = await screen.findByText('Not now.');
  there = true;
  fireEvent.click(within(problem.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Filters' })).toBeDefined();
});

test('reset clears all choices', async () => {
  const { router, store } = openApp('/au/parts-finder?part=FO1003&vehicle=v-1', answers);
  store.dispatch(vehicleChosen(vehicle));
  fireEvent.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(store.getState().finder).toEqual({ vehicle: null });
  expect(screen.getByLabelText('Part number')).toHaveProperty('value', '');
});

test('a replaced part cannot be bought, and links to its successor', async () => {
  const old = {
    ...row,
    productNr: 'FO1002',
    orderable: false,
    supersededBy: 'FO1003',
    overallStockLevel: 'None' as const,
  };
  const gone = { ...row, partguid: 'p3', productNr: 'FO0900', orderable: false, supersededBy: '' };
  openApp('/au/parts-finder?part=FO', { ...answers, 'api/products/searchall': listing([old, gone]) });
  const link = await screen.findByRole('link', { name: 'FO1003' });
  expect(link.getAttribute('href')).toBe('/au/part-detail/FO1003');
  expect(screen.getByText('No longer sold')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  expect(screen.queryByText('In stock')).toBeNull();
});

const type = async (label: string, text: string) => {
  const box = await screen.findByLabelText(label);
  box.focus();
  fireEvent.change(box, { target: { value: text } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
};

test.each([
  ['Part number', 'VIN: WBAUD910X0P300001', 'api/products/searchall'],
  ['Part number', '1AA 1AA VIC', 'api/products/searchall'],
  ['Cant find what you are looking for?', 'brake pads for WBAUD910X0P300001', 'api/Product/SearchByKeywords'],
] as const)('in “%s” the text %j is searched and stands in no URL', async (box, text, call) => {
  const { router, server } = openApp('/au/parts-finder', { ...answers, [call]: listing([]) });
  await type(box, text);
  await waitFor(() => expect(JSON.stringify(server.called(call))).toContain(text));
  expect(router.state.location.href).toMatch(/^\/au\/parts-finder\?(part|keywords)=hidden-text-\w+$/);
});

test.each([
  ['Part number', 'part'],
  ['Cant find what you are looking for?', 'keywords'],
])('in “%s” a part number that looks like a plate is in the URL once the catalogue has it', async (box, name) => {
  const known = { ...row, matched: { kind: 'Number' as const, text: 'FO1003' } };
  const { router } = openApp('/au/parts-finder', {
    ...answers,
    'api/products/searchall': listing([known]),
    'api/Product/SearchByKeywords': listing([known]),
  });
  await type(box, 'FO1003');
  await waitFor(() => expect(router.state.location.href).toBe(`/au/parts-finder?${name}=FO1003`));
  expect(router.history.length).toBe(2);
});
