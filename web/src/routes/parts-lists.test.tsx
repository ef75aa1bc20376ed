// @vitest-environment happy-dom
import type { PartListing } from '@southline/rest/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearCompared } from '../features/parts/model/compared.ts';
import { type Answers, fakeServer } from '../testing/fake-server.ts';
import { product, row, vehicle } from '../testing/parts.ts';
import { guest } from '../testing/people.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

afterEach(() => act(clearCompared));
afterEach(() => void vi.useRealTimers());

const part = (number: string, more: object = {}) => ({ ...row, ...more, partguid: number, productNr: number });
const axle = (value: string) => ({ attributes: [{ name: 'Axle', value }] });
const pads = [
  part('BP-1', axle('Front')),
  part('BP-2', axle('Rear')),
  part('BP-3', { ...axle('Rear'), orderable: false }),
];
const facets = [
  { name: 'grade', label: 'Grade', values: [{ value: 'PREMIUM', label: 'Premium', count: 12 }] },
  { name: 'stock', label: 'Stock', values: [{ value: 'InStock', label: 'In stock', count: 30 }] },
  { name: 'price', label: 'Price', values: [{ value: '10-19.99', label: '$10 to $19.99', count: 4 }] },
  { name: 'Axle', label: 'Axle', values: [{ value: 'Front', label: 'Front', count: 7 }] },
];
const brakes = (more: object = {}): { data: PartListing } => ({
  data: {
    partListing: [{ categoryName: 'Brakes', partsListing: pads }],
    maxPage: 4,
    totalCount: 161,
    facets,
    ...more,
  },
});
const answers: Answers = {
  'session/current': guest,
  'api/ProductCategory/GetCategories': { data: [] },
  'api/Vehicle/GetVehicle': { data: vehicle },
  'Products/search-by-category': brakes(),
  'api/Product/SearchByKeywords': brakes(),
  'cart/add-to-cart': { data: { orderID: 'o', orderNo: 'S', shoppingCartID: 'c', quantity: 3 } },
};
const category = '/au/parts-finder?category=Brakes';
const search = (server: ReturnType<typeof fakeServer>) => server.called('Products/search-by-category').at(-1)?.body;
const showTable = async (path: string, server = fakeServer(answers)) => {
  const app = renderApp(path, server.send);
  await screen.findByRole('link', { name: 'BP-1' });
  return { ...app, server };
};

test('a facet value narrows the list, is in the URL and is removed with its chip', async () => {
  const { server, router } = openApp(`${category}&page=3`, answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Axle' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Front 7' }));
  const filters = { attributes: { Axle: ['Front'] } };
  // A filtered list restarts at its first page.
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'Brakes', filters }));
  expect(search(server)).toEqual({ category: 'Brakes', page: 1, pageSize: 50, filters });
  const chips = await screen.findByRole('list', { name: 'Filters' });
  fireEvent.click(within(chips).getByRole('button', { name: 'Axle Front' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'Brakes' }));
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
});

test('a list asks once for the postcode; then each part in stock says when it arrives', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-26T01:00:00Z') });
  const terms = {
    fee: 12.95,
    freeFrom: 150,
    cutOff: '14:00',
    timeZone: 'Australia/Melbourne',
    transitDays: { VIC: 1 },
    warehouseClosedOn: ['2031-01-27'],
    holidays: {},
  };
  const { store } = openApp(category, { ...answers, 'cart/get-delivery-terms': { data: terms } });
  fireEvent.change(await screen.findByLabelText('Arrival day for postcode'), { target: { value: '3175' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(/^With you in 3175 VIC Wed.? 29 Jan$/)).toBeDefined();
  const arrives = (number: string) => {
    const row = screen.getByRole('link', { name: number }).closest('tr') ?? document.body;
    return within(row).queryAllByText(/^With you Wed.? 29 Jan$/).length;
  };
  // The third part is no longer sold.
  expect(['BP-1', 'BP-2', 'BP-3'].map(arrives)).toEqual([1, 1, 0]);
  expect(store.getState().preferences.postcode).toBe('3175');
});

test('filters, sort order and page of a shared URL are applied', async () => {
  const filters = { grade: ['PREMIUM'], inStock: true, priceFrom: 10, priceTo: 19.99 };
  const { server } = openApp(
    `${category}&page=2&sort=-price&filters=${encodeURIComponent(JSON.stringify(filters))}`,
    answers,
  );
  await screen.findByRole('link', { name: 'BP-1' });
  expect(search(server)).toEqual({ category: 'Brakes', page: 2, pageSize: 50, sort: '-price', filters });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'In stock' }).checked).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).value).toBe('-price');
  const chips = within(screen.getByRole('list', { name: 'Filters' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'In stock',
    'GradePremium',
    'Price$10 to $19.99',
    'Clear all',
  ]);
});

test('a new sort order starts at the first page, and page links keep it', async () => {
  const { router } = openApp(`${category}&page=2`, answers);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Sort' }), { target: { value: 'Axle' } });
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'Brakes', sort: 'Axle' }));
  const last = screen.getByRole('link', { name: 'Page 4' });
  expect(last.getAttribute('href')).toBe('/au/parts-finder?category=Brakes&sort=Axle&page=4');
});

test('filters that leave nothing say so, and lead out', async () => {
  const nothing = brakes({ partListing: [], totalCount: 0, maxPage: 1, facets: [] });
  const { router } = openApp(`${category}&filters=${encodeURIComponent('{"inStock":true}')}`, {
    ...answers,
    'Products/search-by-category': ({ filters }) => (filters ? nothing : brakes()),
  });
  await screen.findByText('No parts match all the filters');
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) as HTMLElement);
  await screen.findByRole('link', { name: 'BP-1' });
  expect(router.state.location.search).toEqual({ category: 'Brakes' });
});

test('fitting parts are shown alone with a note; the rest is a link away', async () => {
  const words = { matched: { kind: 'Words' as const, text: '' } };
  const rows = [part('BP-1', words), part('BP-2', { ...words, fit: 'DoesNotFit' })];
  const found = brakes({ partListing: [{ categoryName: 'Brakes', partsListing: rows }], fitCount: 1 });
  const { server, router } = openApp(`/au/parts-finder?keywords=pads&vehicle=${vehicle.vehicleSlug}`, {
    ...answers,
    'api/Product/SearchByKeywords': found,
  });
  await screen.findByText('1 fits your 2018 TOYOTA HiLux GUN126 SR5');
  expect(screen.queryByRole('link', { name: 'BP-2' })).toBeNull();
  expect(server.called('api/Product/SearchByKeywords')[0]?.body).toMatchObject({ vehicleSlug: vehicle.vehicleSlug });
  fireEvent.click(screen.getByRole('link', { name: 'show all 161' }));
  await screen.findByRole('link', { name: 'BP-2' });
  expect(router.state.location.search).toMatchObject({ all: 'true' });
  fireEvent.click(screen.getByRole('link', { name: 'show only the 1 that fit' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'BP-2' })).toBeNull());
});

test('where nothing is known to fit, the list says so and is whole', async () => {
  openApp(`/au/parts-finder?keywords=pads&vehicle=${vehicle.vehicleSlug}`, {
    ...answers,
    'api/Product/SearchByKeywords': brakes({ fitCount: 0 }),
  });
  await screen.findByText('None of these is known to fit your vehicle.');
  expect(screen.getByRole('link', { name: 'BP-3' })).toBeDefined();
});

test('a category that does not exist is called so, and leads to those that do', async () => {
  openApp('/au/parts-finder?category=Nonsense', {
    ...answers,
    'Products/search-by-category': { data: { partListing: [], maxPage: 1, totalCount: 0 } },
  });
  expect(await screen.findByText('We have no parts in a category of this name.')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'See all categories' }));
  const families = within(await screen.findByRole('region', { name: 'The range' }));
  expect(families.getByRole('link', { name: /^Brakes/ }).getAttribute('href')).toBe('/au/parts-finder?category=Brakes');
});

test('desktops show the compact table until large rows are chosen, and its Add names the part', async () => {
  await showTable(category);
  expect(screen.getByRole('columnheader', { name: 'Axle' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add to cart BP-1' }).textContent).toBe('Add');
  fireEvent.click(screen.getByRole('button', { name: 'Large rows' }));
  expect(screen.queryByRole('columnheader', { name: 'Axle' })).toBeNull();
});

test('the compact table has columns for differing attributes, and its heads sort the list', async () => {
  const { router } = await showTable(category);
  const head = await screen.findByRole('columnheader', { name: 'Axle' });
  const [, first] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByRole('cell', { name: 'Front' })).toBeDefined();
  fireEvent.click(within(head).getByRole('link'));
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'Brakes', sort: 'Axle' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Axle' }).getAttribute('aria-sort')).toBe('ascending'),
  );
  const price = () => screen.getByRole('columnheader', { name: 'Price' });
  for (const direction of ['ascending', 'descending']) {
    fireEvent.click(within(price()).getByRole('link'));
    await waitFor(() => expect(price().getAttribute('aria-sort')).toBe(direction));
  }
});

test('the values of its columns are in the language of the page', async () => {
  const chinese = { 'catalogue.Front': '前' };
  openApp(category, { ...answers, 'Language/get': { data: chinese } }, 'zh');
  expect(await screen.findByRole('cell', { name: '前' })).toBeDefined();
});

test('Enter adds the typed quantity of a row, up and down move between rows', async () => {
  const { server } = await showTable(category);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of BP-1' });
  box.focus();
  fireEvent.change(box, { target: { value: '3' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(server.called('cart/add-to-cart')).toHaveLength(1));
  expect(server.called('cart/add-to-cart')[0]?.body).toMatchObject({ productNr: 'BP-1', quantity: 3 });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  const second = screen.getByRole('textbox', { name: 'Quantity of BP-2' });
  expect(document.activeElement).toBe(second);
  // A discontinued part has no quantity field, so the arrow key goes to its link.
  fireEvent.keyDown(second, { key: 'ArrowDown' });
  const last = screen.getByRole('link', { name: 'BP-3' });
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'BP-2' }));
});

test('marked parts lead to their comparison; a fifth is not marked', async () => {
  const rows = ['A', 'B', 'C', 'D', 'E'].map((number) => part(number));
  const found = brakes({ partListing: [{ categoryName: 'Brakes', partsListing: rows }] });
  openApp(category, { ...answers, 'Products/search-by-category': found });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Compare A' }));
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  for (const number of ['B', 'C', 'D']) fireEvent.click(screen.getByRole('checkbox', { name: `Compare ${number}` }));
  expect(screen.getByRole('checkbox', { name: 'Compare E' })).toHaveProperty('disabled', true);
  const link = screen.getByRole('link', { name: 'Compare 4 parts' });
  expect(link.getAttribute('href')).toBe('/au/compare?parts=A%2CB%2CC%2CD');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
});

const compared: Answers = {
  ...answers,
  'api/products/GetProductDetail': ({ ProductNr }) => ({
    data: {
      product: { ...product, id: String(ProductNr), productNr: String(ProductNr), listPrice: 20 },
      productCriterias: [
        { name: 'Length', value: '10 mm', isLink: false },
        { name: 'Width', value: ProductNr === 'A' ? '1 mm' : '2 mm', isLink: false },
      ],
    },
  }),
};

test('compared parts are side by side, differences are marked and can be shown alone', async () => {
  openApp('/au/compare?parts=A,B', compared);
  const width = await screen.findByRole('row', { name: /^Width \(differs\) 1 mm 2 mm/ });
  expect(width).toBeDefined();
  expect(screen.getByRole('row', { name: 'Length 10 mm 10 mm' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Add to cart/ })).toHaveLength(2);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  expect(screen.queryByRole('row', { name: /^Length/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Width/ })).toBeDefined();
});

test('a part goes out of the comparison; without any the page says how to begin', async () => {
  const { router } = openApp('/au/compare?parts=A,B', compared);
  fireEvent.click(await screen.findByRole('link', { name: 'Remove A' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ parts: 'B' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Remove B' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeDefined();
});
