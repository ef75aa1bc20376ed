// @vitest-environment happy-dom
import type { RangePage } from '@southline/rest/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { fakeServer, refuse } from '../testing/fake-server.ts';
import { row, vehicle } from '../testing/parts.ts';
import { guest } from '../testing/people.ts';
import { child, page } from '../testing/range.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

const coolants = page('Coolants', {
  isDetailPage: true,
  trail: [{ productName: 'Fluids & Oils', segment: 'Fluids-Oils' }],
  finderCategory: 'Fluids & Oils',
  featuresBenefits: [{ productName: 'Properties', featureList: [{ description: 'Premixed' }] }],
  applications: [{ appName: 'Where it fits', appRecommend: 'Flush before.', appList: [{ description: 'Japanese' }] }],
});
const range: Record<string, RangePage> = {
  '': page('Our Range', {
    pageLevel: -1,
    isHaveChild: true,
    childrenList: [
      child('Fluids & Oils', { isHaveChild: true }),
      child('Batteries', { isHaveChild: true, partsInStock: 1240, fromPrice: 118.45 }),
    ],
  }),
  'fluids-oils': page('Fluids & Oils', {
    isHaveChild: true,
    finderCategory: 'Fluids & Oils',
    childrenList: [child('Coolants'), child('EFB', { opensPdf: '/au/pdf/Specification/EFB.pdf' })],
  }),
  coolants,
};
const server = () =>
  fakeServer({
    'session/current': guest,
    'products/get-product-list': ({ screenname }) => {
      const found = range[String(screenname).toLowerCase()];
      return found ? { data: found } : refuse(200, 'NotFound', 'There is no such page.');
    },
    'products/get-technical-downloads-details': {
      data: {
        pageName: 'Coolants',
        pdfList: [{ pdfType: 'Specs', fileName: 'C.pdf', labelName: 'Specification', url: '/c.pdf', region: '' }],
      },
    },
    'api/Vehicle/GetMakes': { data: [] },
    'Products/search-by-category': { data: { partListing: [], maxPage: 1, totalCount: 0 } },
    'api/ProductCategory/GetCategories': { data: [] },
  });
const list = () => within(screen.getByRole('main'));

test('a child with children links to its category, one without to its page, and both have URLs', async () => {
  const { router } = renderApp('/au/products', server().send);
  fireEvent.click(await screen.findByRole('link', { name: /^Fluids & Oils About/ }));
  await screen.findByRole('heading', { level: 1, name: 'Fluids & Oils' });
  expect(router.state.location.pathname).toBe('/au/products/Fluids-Oils');
  fireEvent.click(await screen.findByRole('link', { name: /^Coolants About/ }));
  await screen.findByRole('heading', { level: 1, name: 'Coolants' });
  expect(router.state.location.pathname).toBe('/au/products/Fluids-Oils/details/Coolants');
});

test('a child that opens its document does not link to a page', async () => {
  renderApp('/au/products/Fluids-Oils', server().send);
  const link = await screen.findByRole('link', { name: /^EFB Opens/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/au/pdf/Specification/EFB.pdf', '_blank']);
});

test('the trail names Home, Parts, the categories and the product', async () => {
  renderApp('/au/products/Fluids-Oils/details/Coolants', server().send);
  await screen.findByRole('heading', { level: 1, name: 'Coolants' });
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Parts',
    'Fluids & Oils',
    'Coolants',
  ]);
  expect(trail.getByRole('link', { name: 'Fluids & Oils' }).getAttribute('href')).toBe('/au/products/Fluids-Oils');
});

test('Find your Part clears the vehicle and starts the finder with the category', async () => {
  const { router, store } = renderApp('/au/products', server().send);
  store.dispatch(vehicleChosen({ ...vehicle, vehicleSlug: 'v-1' }));
  await screen.findByRole('heading', { level: 1, name: 'Our Range' });
  expect(screen.queryByRole('link', { name: 'Find your Part: Batteries' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Find your Part: Fluids & Oils' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'Fluids & Oils' }));
  expect(store.getState().finder.vehicle).toBeNull();
});

test('a product page has its panels, and its documents open in a new tab', async () => {
  renderApp('/au/products/Fluids-Oils/details/Coolants', server().send);
  await screen.findByRole('heading', { level: 2, name: 'Features and Benefits' });
  expect(list().getByText('Premixed')).toBeDefined();
  expect(list().getByText('Flush before.')).toBeDefined();
  const paper = await screen.findByRole('link', { name: 'Specification' });
  expect([paper.getAttribute('href'), paper.getAttribute('target')]).toEqual(['/c.pdf', '_blank']);
});

test('a click on a page that the range does not have does nothing', async () => {
  const { router } = renderApp('/au/products', server().send);
  fireEvent.click(await screen.findByRole('link', { name: /^Batteries 1,240/ }));
  fireEvent.click(screen.getByRole('link', { name: /^Fluids & Oils About/ }));
  await screen.findByRole('heading', { level: 1, name: 'Fluids & Oils' });
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Range' })).getByRole('link', { name: 'Batteries' }));
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(router.state.location.pathname).toBe('/au/products/Fluids-Oils');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address that the range does not have is not found', async () => {
  renderApp('/au/products/Nothing', server().send);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
});

test('the root ends with the way by vehicle, into a finder with nothing chosen', async () => {
  const { router } = renderApp('/au/products', server().send);
  await screen.findByRole('heading', { level: 2, name: 'Start from the vehicle' });
  fireEvent.click(list().getByRole('link', { name: 'Parts Finder' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/parts-finder'));
  expect(router.state.location.search).toEqual({});
});

test('a family says how many of its parts are in stock, and their lowest price', async () => {
  renderApp('/au/products', server().send);
  const batteries = await screen.findByRole('link', { name: /^Batteries 1,240 in stock, from \$118\.45/ });
  expect(batteries).toBeDefined();
  expect(screen.getAllByText(/in stock, from/)).toHaveLength(1);
});

test('what two categories sell ends the page in one table, and each is a way to all of it', async () => {
  const sizes = { category: ['Motorcycle Oil', 'Two-Stroke'], filters: { attributes: { Pack: ['1 L'] } } };
  const oils = { ...coolants, sizes };
  const { server: sold } = openApp('/au/products/Fluids-Oils/details/Coolants', {
    'products/get-product-list': { data: oils },
    'products/get-technical-downloads-details': { data: { pageName: 'Coolants', pdfList: [] } },
    'Products/search-by-category': {
      data: { partListing: [{ categoryName: '', partsListing: [row] }], maxPage: 2, totalCount: 31 },
    },
  });
  const table = within(await screen.findByRole('region', { name: 'Sizes and numbers' }));
  expect(table.getByRole('link', { name: row.productNr })).toBeDefined();
  expect(sold.called('Products/search-by-category')).toMatchObject([{ body: { ...sizes, pageSize: 20 } }]);
  const searches = table
    .getAllByRole('link', { name: /show all in the Parts Finder$/ })
    .map((link) => new URL((link as HTMLAnchorElement).href).searchParams);
  expect(searches.map((search) => [search.get('category'), search.get('filters')])).toEqual(
    sizes.category.map((category) => [category, JSON.stringify(sizes.filters)]),
  );
});

test('sizes have a column for each attribute that differs, and a head sorts them', async () => {
  const sized = (productNr: string, length: string) => ({
    ...row,
    productNr,
    partguid: productNr,
    attributes: [{ name: 'Length', value: length }],
  });
  const partsListing = [sized('B-1', '230 mm'), sized('B-2', '97 mm')];
  openApp('/au/products/Fluids-Oils/details/Coolants', {
    'products/get-product-list': { data: { ...coolants, sizes: { category: ['Coolants'] } } },
    'products/get-technical-downloads-details': { data: { pageName: 'Coolants', pdfList: [] } },
    'Products/search-by-category': {
      data: { partListing: [{ categoryName: '', partsListing }], maxPage: 1, totalCount: 2 },
    },
  });
  const table = within(await screen.findByRole('region', { name: 'Sizes and numbers' }));
  const numbers = () =>
    table.getAllByRole('rowheader').map((head) => within(head).getAllByRole('link')[0]?.textContent);
  expect(numbers()).toEqual(['B-1', 'B-2']);
  fireEvent.click(table.getByRole('button', { name: 'Length' }));
  expect(numbers()).toEqual(['B-2', 'B-1']);
  expect(table.getByRole('columnheader', { name: 'Length' }).getAttribute('aria-sort')).toBe('ascending');
  expect(table.getByRole('cell', { name: '97 mm' })).toBeDefined();
});
