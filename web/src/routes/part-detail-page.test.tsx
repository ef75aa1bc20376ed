// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { postcodeGiven } from '../shared/store/preferences-slice.ts';
import { added, cart } from '../testing/carts.ts';
import { type Answers, refuse } from '../testing/fake-server.ts';
import { product, row, vehicle } from '../testing/parts.ts';
import { guest } from '../testing/people.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

afterEach(() => void vi.useRealTimers());

const chosen = {
  vehicleSlug: 'v-1',
  vehicleID: '1',
  vehicleKType: '2',
  make: '',
  model: '',
  year: 2018,
  series: '',
  variant: '',
  carline: '',
};
const DETAIL = 'api/products/GetProductDetail';
const FITMENTS = 'api/products/GetProductFitments';
const show = (answers: Answers) => {
  const { server } = openApp('/au/part-detail/FO1003', answers);
  return server;
};

test('specifications come first, links among them open in a new tab', async () => {
  const productCriterias = [
    { name: 'Height', value: '75 mm', isLink: false },
    { name: 'Data sheet', value: '/au/pdf/sds.pdf', isLink: true },
  ];
  const server = show({ [DETAIL]: { data: { product, productCriterias } } });
  await screen.findByText('75 mm');
  expect(screen.getByRole('link', { name: 'sds.pdf' }).getAttribute('target')).toBe('_blank');
  expect(screen.getByText('POA')).toBeDefined();
  expect(server.called(FITMENTS)).toHaveLength(0);
});

test('the part page suggests the vehicle’s quantity, in multiples of the pack size', async () => {
  const needed = { ...product, fit: 'Fits' as const, pcq: 3, minQuantity: 2 };
  show({ [DETAIL]: { data: { product: needed, productCriterias: [] } } });
  await screen.findByText('3 Required');
  expect(screen.getByRole('textbox', { name: 'Quantity of FO1003' })).toHaveProperty('value', '4');
});

test.each([
  ['Fits', /^Fits$/],
  ['DoesNotFit', /^Does not fit$/],
  ['Unknown', /^Not checked for your vehicle/],
] as const)('the part page says %s of the vehicle in its address', async (fit, words) => {
  const { server } = openApp('/au/part-detail/FO1003?vehicle=v-1', {
    [DETAIL]: { data: { product: { ...product, fit }, productCriterias: [] } },
  });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryAllByText('It does not fit your chosen vehicle.')).toHaveLength(fit === 'DoesNotFit' ? 1 : 0);
  expect(server.called(DETAIL)[0]?.body).toEqual({ ProductNr: 'FO1003', vehicleSlug: 'v-1' });
});

test('from the top of the part page to Add to cart there are at most five tab stops', async () => {
  show({ [DETAIL]: { data: { product, productCriterias: [] } } });
  const add = await screen.findByRole('button', { name: 'Add to cart FO1003' });
  const stops = (within: Element | null) =>
    [...(within?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])].filter(
      (each) => each.tabIndex >= 0 && !each.hasAttribute('disabled'),
    );
  // The first link of the page leads to its content, and the first of the content to the price.
  expect(stops(document.body)[0]?.getAttribute('href')).toBe('#content');
  const [skip] = stops(document.getElementById('content'));
  expect(skip?.textContent).toBe('Skip to price and Add to cart');
  const target = document.querySelector(skip?.getAttribute('href') ?? '');
  expect(target?.getAttribute('tabindex')).toBe('-1');
  expect(stops(target)).toContain(add);
  expect(2 + 1 + stops(target).indexOf(add)).toBeLessThanOrEqual(5);
});

test('the part page lists its other numbers, its units, and alternatives if it is sold out', async () => {
  const gone = { ...product, overallStockLevel: 'None' as const, availableQuantity: 0, alternative: 'FO1003X' };
  const numbers = { oeNumbers: ['19390564'], interchangeNumbers: ['Z432', 'X12'] };
  show({ [DETAIL]: { data: { product: { ...gone, ...numbers }, productCriterias: [] } } });
  expect(await screen.findByText('19390564')).toBeDefined();
  expect(screen.getByText('Z432, X12')).toBeDefined();
  expect(screen.getByRole('link', { name: 'FO1003X' }).getAttribute('href')).toBe('/au/part-detail/FO1003X');
  expect(screen.getByText(/^Out of stock\. You can leave it in your cart/)).toBeDefined();
});

test('parts that are bought with it and jobs of the vehicle with it follow, and can be bought and opened', async () => {
  const { server } = openApp('/au/part-detail/FO1003?vehicle=v-1', {
    [DETAIL]: { data: { product, productCriterias: [] } },
    'products/get-bought-together': { data: [{ ...row, partguid: 'b', productNr: 'FO9' }] },
    'products/get-jobs': { data: [{ job: 'oil', name: 'Oil service' }] },
  });
  const together = await screen.findByRole('region', { name: 'Often bought together' });
  expect(within(together).getByRole('button', { name: 'Add to cart FO9' })).toBeDefined();
  const jobs = await screen.findByRole('navigation', { name: 'Jobs with this part' });
  expect(within(jobs).getByRole('link', { name: 'Oil service' }).getAttribute('href')).toBe(
    '/au/parts-finder/job?vehicle=v-1&job=oil',
  );
  expect(server.called('products/get-bought-together')[0]?.body).toEqual({ productNr: 'FO1003', vehicleSlug: 'v-1' });
  expect(server.called('products/get-jobs')[0]?.body).toEqual({ productNr: 'FO1003', vehicleSlug: 'v-1' });
});

test('without a vehicle no jobs are asked for, and without orders nothing is bought together', async () => {
  const server = show({
    [DETAIL]: { data: { product, productCriterias: [] } },
    'products/get-bought-together': { data: [] },
  });
  await waitFor(() => expect(server.called('products/get-bought-together')).toHaveLength(1));
  expect(screen.queryByText('Often bought together')).toBeNull();
  expect(server.called('products/get-jobs')).toHaveLength(0);
});

test('GM and OE numbers are one line, each once', async () => {
  const numbers = { gmPartNumber: '1965 3719', oeNumbers: ['19653719', '19390564'] };
  show({ [DETAIL]: { data: { product: { ...product, ...numbers }, productCriterias: [] } } });
  expect(await screen.findByText('1965 3719, 19390564')).toBeDefined();
});

test.each([
  ['where there is none', 'BackInStock', 'None', 'Email me when it is back FO1003', /when FO1003 is in stock again/],
  [
    'of what is sold',
    'Superseded',
    'InStock',
    'Email me if a new number replaces it FO1003',
    /when another number replaces FO1003/,
  ],
] as const)(
  '%s, a guest requests a mail and is asked to confirm it (%s)',
  async (_where, kind, level, button, told) => {
    const part = { ...product, overallStockLevel: level };
    const server = show({
      [DETAIL]: { data: { product: part, productCriterias: [] } },
      'products/notify': { data: { status: 'ConfirmByMail' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const address = await screen.findByRole('textbox', { name: 'Email' });
    expect(screen.getByText(told)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Email me' }));
    expect(await screen.findByText('Email is required.')).toBeDefined();
    fireEvent.change(address, { target: { value: ' robin@example.com ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Email me' }));
    expect(await screen.findByText(/^One more step: open the link in the email/)).toBeDefined();
    const wish = { partno: 'FO1003', kind, email: 'robin@example.com' };
    expect(server.called('products/notify').map(({ body }) => body)).toEqual([wish]);
  },
);

test('a mailed link is used once, and leaves the address', async () => {
  const { server, router } = openApp('/au/part-notice/confirm/tok_1', {
    'products/confirm-notice': { data: { partno: 'FO1003', kind: 'BackInStock' } },
  });
  expect(await screen.findByRole('heading', { name: 'We will email you' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'FO1003' }).getAttribute('href')).toBe('/au/part-detail/FO1003');
  expect(server.called('products/confirm-notice').map(({ body }) => body)).toEqual([{ token: 'tok_1' }]);
  expect(router.state.location.href).toBe('/au/part-notice/confirm');
});

test('a link that has ended says so', async () => {
  openApp('/au/part-notice/end/tok_1', { 'products/end-notices': refuse(200, 'InvalidToken', 'invalid_token') });
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeDefined();
});

test('an outside visitor sees the part’s place, the facts of the list, and its alternatives', async () => {
  const categories = [
    { categoryID: 'b', categoryName: 'Brakes' },
    { categoryID: 'b1', categoryName: 'Brake Pads' },
  ];
  const listed = { ...product, categories, footnote: 'Axle set of four.', dataSheet: '/au/pdf/parts/FO1003.pdf' };
  const alternatives = [{ ...row, productNr: 'FO1003C', partguid: 'p2', grade: 'PREMIUM' }];
  show({ [DETAIL]: { data: { product: listed, productCriterias: [], alternatives } } });
  expect(await screen.findByText('Axle set of four.')).toBeDefined();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Parts Finder', '/au/parts-finder'],
    ['Brakes', '/au/parts-finder?category=Brakes'],
    ['Brake Pads', '/au/parts-finder?category=Brake+Pads'],
  ]);
  const others = within(screen.getByRole('region', { name: 'Other grades and alternatives' }));
  expect(others.getByRole('link', { name: 'FO1003C' }).getAttribute('href')).toBe('/au/part-detail/FO1003C');
  expect(others.getByRole('button', { name: /^Add.*FO1003C$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Data sheet (PDF)' }).getAttribute('href')).toBe('/au/pdf/parts/FO1003.pdf');
});

const terms = {
  fee: 12.95,
  freeFrom: 150,
  cutOff: '14:00',
  timeZone: 'Australia/Melbourne',
  transitDays: { VIC: 1, WA: 5 },
  warehouseClosedOn: [],
  holidays: {},
};

const priced = { ...product, listPrice: 21.5 };

test('a part without a price makes no promise about dispatch or the fee', async () => {
  show({ [DETAIL]: { data: { product, productCriterias: [] } }, 'cart/get-delivery-terms': { data: terms } });
  expect(await screen.findByText('We advise the price before it is dispatched.')).toBeDefined();
  expect(screen.queryByText(/leaves the same day|^Delivery \$|postcode/)).toBeNull();
});

test('a part that is out of stock does not leave the same day', async () => {
  const gone = { ...priced, overallStockLevel: 'None' as const, availableQuantity: 0 };
  show({ [DETAIL]: { data: { product: gone, productCriterias: [] } }, 'cart/get-delivery-terms': { data: terms } });
  expect(await screen.findByText(/^Delivery \$12.95/)).toBeDefined();
  expect(screen.queryByText(/leaves the same day/)).toBeNull();
});

test.each([
  ['the fee without a cart', 0, 0, 'Delivery $12.95, free from $150.00.'],
  ['what is missing for a free one', 2, 130.65, '$19.35 more for free delivery.'],
  ['that it is free', 9, 150, 'Your order is delivered free.'],
])('of the delivery it says until when, and %s', async (_, cartCount, subTotal, words) => {
  show({
    [DETAIL]: { data: { product: priced, productCriterias: [] } },
    'cart/get-delivery-terms': { data: terms },
    'session/current': { data: { ...guest.data, cartCount } },
    'cart/get-shopping-carts-for-cartspage': { ...cart, subTotal },
  });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText(/^Ordered by 2:00.pm \(Melbourne time\) on a working day/)).toBeDefined();
});

test('the day of arrival is for a postcode, which is stored; a wrong one is refused', async () => {
  const { store } = openApp('/au/part-detail/FO1003', {
    [DETAIL]: { data: { product: priced, productCriterias: [] } },
    'cart/get-delivery-terms': { data: terms },
  });
  const box = await screen.findByLabelText('Arrival day for postcode');
  const ask = (typed: string) => {
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  };
  ask('123');
  expect(screen.getByRole('alert').textContent).toBe('Enter an Australian postcode: four digits, such as 3175.');
  ask(' 60 00');
  expect(screen.getByText(/^Ordered now, we expect it in 6000 WA on \w+day \d+ \w+\.$/)).toBeDefined();
  expect(store.getState().preferences.postcode).toBe('6000');
  fireEvent.click(screen.getByRole('button', { name: 'Change postcode' }));
  expect(screen.getByLabelText<HTMLInputElement>('Arrival day for postcode').value).toBe('6000');
});

test('beside the price are the stock and the day of arrival, past a Sunday and a holiday', async () => {
  // A Sunday; the Monday after it is Australia Day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-26T01:00:00Z') });
  const { store } = openApp('/au/part-detail/FO1003', {
    [DETAIL]: { data: { product: priced, productCriterias: [] } },
    'cart/get-delivery-terms': { data: { ...terms, warehouseClosedOn: ['2031-01-27'] } },
  });
  const add = await screen.findByRole('button', { name: 'Add to cart FO1003' });
  act(() => void store.dispatch(postcodeGiven('3175')));
  const order = within(add.closest<HTMLElement>('#buy') ?? document.body);
  expect(await order.findByText(/^With you Wed.? 29 Jan$/)).toBeDefined();
  expect(order.getByText('Low stock: 3')).toBeDefined();
});

test.each([
  ['that is out of stock', { ...priced, overallStockLevel: 'None' as const, availableQuantity: 0 }],
  ['whose price is agreed first', product],
])('a part %s promises no day of arrival', async (_, part) => {
  const { store } = openApp('/au/part-detail/FO1003', {
    [DETAIL]: { data: { product: part, productCriterias: [] } },
    'cart/get-delivery-terms': { data: terms },
  });
  await screen.findByRole('button', { name: 'Add to cart FO1003' });
  act(() => void store.dispatch(postcodeGiven('3175')));
  expect(screen.queryByText(/^With you/)).toBeNull();
});

test('at the top is the vehicle of the page; another one is found by its plate', async () => {
  const fits = { ...product, fit: 'Fits' as const };
  const server = show({
    [DETAIL]: ({ vehicleSlug }) => ({ data: { product: vehicleSlug ? fits : product, productCriterias: [] } }),
    'api/Vehicle/SearchByRego': { data: [vehicle] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Check by plate, VIN or model' }));
  fireEvent.change(await screen.findByLabelText('Registration number'), { target: { value: 'ABC123' } });
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'VIC' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Search' }));
  fireEvent.click(await screen.findByRole('button', { name: /^shop this vehicle/ }));
  expect(await screen.findByText('Fits')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change vehicle' })).toBeDefined();
  expect(server.called(DETAIL).at(-1)?.body).toEqual({ ProductNr: 'FO1003', vehicleSlug: vehicle.vehicleSlug });
});

test('without specifications it says so', async () => {
  show({ [DETAIL]: { data: { product, productCriterias: [] } } });
  expect(await screen.findByText('No specifications available')).toBeDefined();
});

test('the fitment tab loads its vehicles when opened', async () => {
  const vehicles = [{ make: 'TOYOTA', model: 'HiLux', series: 'GUN126', years: '2015–2020', variant: 'SR5', note: '' }];
  const server = show({
    [DETAIL]: { data: { product, productCriterias: [] } },
    [FITMENTS]: { data: { fitments: [], vehicles, totalCount: 260 } },
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Vehicle fitment' }));
  await screen.findByText('TOYOTA HiLux');
  expect(screen.getByText('1 of 260 vehicles shown')).toBeDefined();
  expect(server.called(FITMENTS)[0]?.body).toEqual({ partid: 'p1' });
});

test('the fitment tab shows where the part sits, also without vehicles', async () => {
  const fitment = { fitmentUrl: '/place.svg', place: { end: 'front', side: 'left', spot: 'wheel' } as const };
  show({
    [DETAIL]: { data: { product, productCriterias: [] } },
    [FITMENTS]: { data: { fitments: [fitment], vehicles: [], totalCount: 0 } },
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Vehicle fitment' }));
  const caption = await screen.findByText('Position: front, left');
  expect(caption.closest('figure')?.querySelector('img')?.getAttribute('src')).toBe('/place.svg');
  expect(screen.getByText(/^No vehicles are listed/)).toBeDefined();
});

test('many vehicles are folded by make, the own one open and first, and a word narrows them', async () => {
  const of = (make: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const model = `${make} M${index % 3}`;
      return { make, model, series: `S${index}`, years: '2015–2020', variant: '', note: '' };
    });
  const vehicles = [...of('FORD', 20), ...of('TOYOTA', 10)];
  const { store } = openApp('/au/part-detail/FO1003', {
    [DETAIL]: { data: { product, productCriterias: [] } },
    [FITMENTS]: { data: { fitments: [], vehicles, totalCount: 30 } },
  });
  act(() => void store.dispatch(vehicleChosen({ ...chosen, make: 'TOYOTA', model: 'TOYOTA M1' })));
  fireEvent.click(await screen.findByRole('tab', { name: 'Vehicle fitment' }));
  const filter = await screen.findByRole('searchbox');
  const open = () =>
    [...document.querySelectorAll('details[open] > summary')].map((summary) => summary.firstChild?.textContent);
  const makes = () =>
    [...document.querySelectorAll('summary')]
      .filter((each) => !each.closest('details details'))
      .map((each) => each.textContent);
  expect(makes()).toEqual(['TOYOTA10 vehicles', 'FORD20 vehicles']);
  expect(open()).toHaveLength(2);
  fireEvent.change(filter, { target: { value: 'ford s19' } });
  expect(await screen.findByText('1 of 30 match')).toBeDefined();
  expect(makes()).toEqual(['FORD1 vehicle']);
});

test('an unknown number leads to a search for it', async () => {
  show({ [DETAIL]: refuse(200, 'NotFound', 'There is no part with this number.') });
  const link = await screen.findByRole('link', { name: 'Search for FO1003' });
  expect(link.getAttribute('href')).toBe('/au/parts-finder?part=FO1003');
});

test('an address without a page says Page Not Found, also under an unknown region', async () => {
  const { server, unmount } = openApp('/au/nothing/here', {});
  await screen.findByRole('heading', { name: 'Page Not Found' });
  unmount();
  renderApp('/xx/parts-finder', server.send);
  await screen.findByRole('heading', { name: 'Page Not Found' });
});

test('an invalid quantity stays with its error, and nothing else is added', async () => {
  const pairs = { ...product, minQuantity: 2 };
  const server = show({ [DETAIL]: { data: { product: pairs, productCriterias: [] } } });
  const box = await screen.findByRole('textbox', { name: 'Quantity of FO1003' });
  fireEvent.change(box, { target: { value: '3' } });
  fireEvent.blur(box);
  expect(await screen.findByText('Sold in multiples of 2.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
  expect(server.called('cart/add-to-cart')).toHaveLength(0);
  fireEvent.change(box, { target: { value: '4' } });
  fireEvent.blur(box);
  fireEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
  await waitFor(() => expect(server.called('cart/add-to-cart')[0]?.body).toMatchObject({ quantity: 4 }));
});

test('a double click adds once', async () => {
  const server = show({ [DETAIL]: { data: { product, productCriterias: [] } }, 'cart/add-to-cart': { data: added } });
  const add = await screen.findByRole('button', { name: /^Add to cart/ });
  fireEvent.click(add, { detail: 1 });
  await screen.findByRole('button', { name: /^Added/ });
  fireEvent.click(add, { detail: 2 });
  expect(server.called('cart/add-to-cart')).toHaveLength(1);
});

test('the disclaimer exists once, opens for a resting pointer and a click, and closes with Escape', async () => {
  show({ [DETAIL]: { data: { product, productCriterias: [] } } });
  const button = await screen.findByRole('button', { name: 'Disclaimer' });
  fireEvent.mouseEnter(button);
  expect(screen.queryByText(/^Drawings and dimensions/)).toBeNull();
  await screen.findByText(/^Drawings and dimensions/);
  fireEvent.click(button);
  expect(screen.getAllByText(/^Drawings and dimensions/)).toHaveLength(1);
  fireEvent.keyDown(button, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText(/^Drawings and dimensions/)).toBeNull());
});

test('on a phone the disclaimer is a dialog loaded on demand, which returns the focus', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  act(() => happyDOM.setViewport({ width: 390 }));
  show({ [DETAIL]: { data: { product, productCriterias: [] } } });
  const button = await screen.findByRole('button', { name: 'Disclaimer' });
  expect(screen.queryByRole('dialog')).toBeNull();
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('dialog');
  expect(screen.getByText(/^Drawings and dimensions/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  act(() => happyDOM.setViewport({ width: 1280 }));
});
