// @vitest-environment happy-dom
import type { Data, RangePage } from '@southline/rest/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { fakeServer, refuse } from '../testing/fake-server.ts';
import { vehicle } from '../testing/parts.ts';
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

const offer = (productNr: string, grade: string, listPrice: number, variant: string[] = []) => ({
  productNr,
  grade,
  listPrice,
  variant,
  description: 'Wiper blade',
  isFreePart: false,
  minQuantity: 1,
  overallStockLevel: 'InStock' as const,
  availableQuantity: 9,
});
const blades = (count: number) => ({
  columns: ['Length', 'Fitting'],
  grades: ['STANDARD', 'PREMIUM'],
  sizes: [
    {
      values: ['97 mm', 'J-hook'],
      parts: [offer('B-1', 'STANDARD', 14.95, ['natural']), offer('B-2', 'PREMIUM', 24.95, ['silicone'])],
    },
    { values: ['230 mm', 'claw'], parts: [offer('B-3', 'STANDARD', 16.95)] },
  ].slice(0, count),
  totalSizes: 2,
  totalParts: 3,
});
const sized = (
  sizes: NonNullable<RangePage['sizes']>,
  answer: (body: Record<string, unknown>) => Data<'products/get-sizes'>,
) =>
  openApp('/au/products/Fluids-Oils/details/Coolants', {
    'products/get-product-list': { data: { ...coolants, sizes } },
    'products/get-technical-downloads-details': { data: { pageName: 'Coolants', pdfList: [] } },
    'products/get-sizes': (body) => ({ data: answer(body) }),
  });

test('a size is one row: its measures, and for each grade the price and the add button', async () => {
  const sizes = { category: ['Coolants'], filters: { attributes: { Pack: ['1 L'] } } };
  const { server: sold } = sized(sizes, () => blades(2));
  const table = within(await screen.findByRole('region', { name: 'Sizes and numbers' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Length',
    'Fitting',
    'STANDARD',
    'PREMIUM',
  ]);
  const row = within(table.getByRole('row', { name: /^97 mm/ }));
  expect(row.getByRole('link', { name: 'B-1' })).toBeDefined();
  expect(row.getByText('$24.95')).toBeDefined();
  expect(row.getByText('silicone')).toBeDefined();
  expect(row.getByRole('button', { name: 'Add to cart B-2' })).toBeDefined();
  expect(sold.called('products/get-sizes')).toMatchObject([{ body: sizes }]);
  expect(table.queryByRole('link', { name: /Parts Finder$/ })).toBeNull();
});

test('the table comes before the texts of the page', async () => {
  sized({ category: ['Coolants'] }, () => blades(2));
  const heading = await screen.findByRole('heading', { name: 'Sizes and numbers' });
  const panel = screen.getByRole('heading', { level: 2, name: 'Features and Benefits' });
  expect(heading.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a press shows all sizes, and each category leads to its whole list', async () => {
  const sizes = { category: ['Motorcycle Oil', 'Two-Stroke'], filters: { attributes: { Pack: ['1 L'] } } };
  const { server: sold } = sized(sizes, ({ all }) => blades(all ? 2 : 1));
  const table = within(await screen.findByRole('region', { name: 'Sizes and numbers' }));
  const searches = table
    .getAllByRole('link', { name: /show all in the Parts Finder$/ })
    .map((link) => new URL((link as HTMLAnchorElement).href).searchParams);
  expect(searches.map((search) => [search.get('category'), search.get('filters')])).toEqual(
    sizes.category.map((category) => [category, JSON.stringify(sizes.filters)]),
  );
  fireEvent.click(table.getByRole('button', { name: 'Show all 2 sizes' }));
  expect(await table.findByRole('row', { name: /^230 mm/ })).toBeDefined();
  expect(sold.called('products/get-sizes').at(-1)).toMatchObject({ body: { ...sizes, all: true } });
  expect(table.queryByRole('button', { name: 'Show all 2 sizes' })).toBeNull();
});
