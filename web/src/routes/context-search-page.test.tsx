// @vitest-environment happy-dom
import type { Data } from '@southline/rest/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { added } from '../testing/carts.ts';
import { type Answer, fakeServer, refuse } from '../testing/fake-server.ts';
import { listing, row, vehicle } from '../testing/parts.ts';
import { guest } from '../testing/people.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

const call = 'contextsearch/google-search';
const result = (title: string, link: string, htmlSnippet = '') => ({ title, link, htmlSnippet });
const found = (searchResults: Data<typeof call>['searchResults'], total: number, pages: number) => ({
  data: {
    seachInfo: {
      searchTotalResultCount: total,
      formattedSearchTotalResultCount: total.toLocaleString('en-AU'),
      formattedSearchTime: '0.002',
      totalPageCount: pages,
    },
    searchResults,
  },
});
const server = (answer: Answer<typeof call>) => fakeServer({ 'session/current': guest, [call]: answer });
const some = [
  result('SL-1 Oil filter', '/au/part-detail/SL-1', 'For <b>oil</b> &amp; &lt;b&gt;'),
  result('Batteries: Data sheet (PDF)', '/au/pdf/Specs/EFB.pdf'),
];

test('results come with title, link, snippet, count and time; only the marks of a snippet are markup', async () => {
  const { container } = renderApp('/au/context-search?q=oil', server(found(some, 1_012, 102)).send);
  expect((await screen.findByRole('link', { name: 'SL-1 Oil filter' })).getAttribute('href')).toBe(
    '/au/part-detail/SL-1',
  );
  expect(screen.getAllByText('1,012 results (0.002 seconds)').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('ol b')).toHaveLength(1);
  expect(container.querySelector('ol p:last-child')?.textContent).toContain('oil & <b>');
  expect(screen.getByRole('link', { name: /Data sheet/ }).getAttribute('target')).toBe('_blank');
});

test('a part among the hits shows price and stock and can be added; a page shows its place', async () => {
  const part = {
    productNr: 'SL-1',
    description: 'Oil filter',
    thumbImage: '/x.svg',
    listPrice: 18.95,
    isFreePart: false,
    minQuantity: 2,
    overallStockLevel: 'InStock' as const,
    availableQuantity: 9,
    orderable: true,
    supersededBy: '',
  };
  const hits = [
    { ...result('SL-1 Oil filter', '/au/part-detail/SL-1'), kind: 'Part' as const, part },
    { ...result('Marine', '/au/products/Batteries/details/Marine-Batteries'), kind: 'Page' as const },
  ];
  const { server: shop } = openApp('/au/context-search?q=oil', {
    [call]: found(hits, 2, 1),
    'cart/add-to-cart': { data: added },
  });
  expect(await screen.findByText('$18.95')).toBeDefined();
  expect(screen.getByText('9 in stock')).toBeDefined();
  expect(screen.getByText('Page · Batteries › Marine Batteries')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart SL-1' }));
  await waitFor(() => expect(shop.called('cart/add-to-cart')).toHaveLength(1));
  expect(shop.called('cart/add-to-cart')[0]?.body).toMatchObject({ productNr: 'SL-1', quantity: 2 });
});

test('page links lead from the first to the last, and the current one is marked', async () => {
  const asked = server(found(some, 1_012, 102));
  const { router } = renderApp('/au/context-search?q=oil&page=3', asked.send);
  const current = await screen.findByRole('link', { name: 'Page 3' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Page 102' }).getAttribute('aria-current')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Page 1' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'oil' }));
  expect(asked.called(call)[0]?.body).toEqual({ keywords: 'oil', page: '3', lng: 'en' });
});

test('beside the current page no link counts as it, the one to the page before neither', async () => {
  renderApp('/au/context-search?q=oil&page=2', server(found(some, 1_012, 102)).send);
  await screen.findByRole('link', { name: 'Page 2' });
  const links = within(screen.getByRole('navigation', { name: 'Pages of results' })).getAllByRole('link');
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.getAttribute('aria-label'))).toEqual(['Page 2']);
});

test('Enter searches for the typed text', async () => {
  const asked = server(found(some, 2, 1));
  const { router } = renderApp('/au/context-search', asked.send);
  const box = await screen.findByRole('textbox', { name: 'Keywords' });
  fireEvent.change(box, { target: { value: '  wiper ' } });
  fireEvent.submit(box);
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'wiper' }));
  expect(await screen.findByRole('link', { name: 'SL-1 Oil filter' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
});

test('an empty box is marked, searches nothing and clears the results', async () => {
  const asked = server(found(some, 2, 1));
  renderApp('/au/context-search?q=oil', asked.send);
  await screen.findByRole('link', { name: 'SL-1 Oil filter' });
  const box = screen.getByRole('textbox', { name: 'Keywords' });
  fireEvent.change(box, { target: { value: '   ' } });
  fireEvent.submit(box);
  expect(await screen.findByText('Please enter keywords')).toBeDefined();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'SL-1 Oil filter' })).toBeNull());
  expect(asked.called(call)).toHaveLength(1);
});

test('nothing found says so and shows what to do next', async () => {
  renderApp('/au/context-search?q=zebra', server(found([], 0, 0)).send);
  expect((await screen.findAllByText('No Results')).length).toBeGreaterThan(0);
  const next = screen.getByRole('link', { name: 'Find “zebra” among the parts' });
  expect(next.getAttribute('href')).toBe('/au/parts-finder?keywords=zebra');
});

test('if no page has all the words, the parts that the catalogue finds are shown, with the way to all of them', async () => {
  const rows = ['SL-1', 'SL-2', 'SL-3', 'SL-4'].map((productNr) => ({ ...row, partguid: productNr, productNr }));
  openApp('/au/context-search?q=2015+commodore+pads', {
    [call]: found([], 0, 0),
    'api/Product/SearchByKeywords': { data: listing(rows, 27).data },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Parts for “2015 commodore pads”' })).toBeDefined();
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.queryByText('No Results')).toBeNull();
  const all = screen.getByRole('link', { name: 'Show all 27 in the Parts Finder' });
  expect(all.getAttribute('href')).toBe('/au/parts-finder?keywords=2015+commodore+pads');
});

test('a query with a typing mistake says what was searched', async () => {
  const answer = found(some, 2, 1);
  const corrected = {
    data: { ...answer.data, seachInfo: { ...answer.data.seachInfo, correctedKeywords: 'oil filter' } },
  };
  renderApp('/au/context-search?q=oil+fitler', server(corrected).send);
  expect(await screen.findByText('Results for “oil filter”.')).toBeDefined();
});

test('a search that fails can be tried again', async () => {
  const asked = server(refuse(503, 'Unavailable', 'The search is being prepared.'));
  renderApp('/au/context-search?q=oil', asked.send);
  expect(await screen.findByText('The search is being prepared.')).toBeDefined();
  asked.answers[call] = found(some, 2, 1);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'SL-1 Oil filter' })).toBeDefined();
});

test('before a search the page links to the finder, the range, the documents and the desk', async () => {
  renderApp('/nz/context-search', server(found([], 0, 0)).send);
  const ways = [
    'Choose your vehicle in the parts finder',
    'Look through our range',
    'Read a data sheet or a catalogue',
  ];
  await screen.findByRole('link', { name: 'Ask the parts desk' });
  expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/nz/parts-finder',
    '/nz/products',
    '/nz/southline-downloads',
  ]);
});

test('with a chosen vehicle, what fits it comes first, with the way to all of it', async () => {
  const rows = ['SL-1', 'SL-2', 'SL-3', 'SL-4'].map((productNr) => ({ ...row, partguid: productNr, productNr }));
  const not = { ...row, partguid: 'SL-0', productNr: 'SL-0', fit: 'DoesNotFit' as const };
  const fitting = { data: { ...listing([not, ...rows], 9).data, fitCount: 4 } };
  const { store } = openApp('/au/context-search?q=oil', {
    [call]: found(some, 2, 1),
    'api/Product/SearchByKeywords': fitting,
  });
  await screen.findByRole('link', { name: 'SL-1 Oil filter' });
  expect(screen.queryByRole('heading', { level: 2, name: /fit/ })).toBeNull();
  act(() => void store.dispatch(vehicleChosen(vehicle)));
  expect(await screen.findByRole('heading', { level: 2, name: /^4 fit your / })).toBeDefined();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
    'SL-1',
    'SL-2',
    'SL-3',
  ]);
  const all = screen.getByRole('link', { name: 'Show all 4 that fit' });
  expect(all.getAttribute('href')).toBe(`/au/parts-finder?keywords=oil&vehicle=${vehicle.vehicleSlug}`);
});

test('a VIN is searched among the parts only, and stands in no URL', async () => {
  const { router, server: shop } = openApp('/au/context-search', {
    [call]: found(some, 2, 1),
    'api/products/searchall': listing([]),
    'api/Product/SearchByKeywords': listing([]),
  });
  const box = await screen.findByRole('textbox', { name: 'Keywords' });
  fireEvent.change(box, { target: { value: 'VIN: WBAUD910X0P300001' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  await screen.findAllByText('No Results');
  expect(router.state.location.href).toMatch(/\?q=hidden-text-\w+$/);
  expect(shop.called(call)).toEqual([]);
});

test('a known part number that looks like a plate is searched everywhere', async () => {
  const known = { ...row, matched: { kind: 'Number' as const, text: 'FO1003' } };
  const { router } = openApp('/au/context-search', {
    [call]: found(some, 2, 1),
    'api/products/searchall': listing([known]),
    'api/Product/SearchByKeywords': listing([known]),
  });
  const box = await screen.findByRole('textbox', { name: 'Keywords' });
  fireEvent.change(box, { target: { value: 'FO1003' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  await screen.findByRole('link', { name: 'SL-1 Oil filter' });
  expect(router.state.location.href).toBe('/au/context-search?q=FO1003');
});
