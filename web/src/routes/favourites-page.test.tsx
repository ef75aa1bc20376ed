// @vitest-environment happy-dom
import type { Answer as AnswerOf } from '@southline/rest/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { vehicleChosen } from '../shared/store/finder-slice.ts';
import { type Answers, refuse } from '../testing/fake-server.ts';
import { row as part, product, vehicle } from '../testing/parts.ts';
import { guest, member } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const LIST = 'products/get-favourite';
type Favourite = AnswerOf<typeof LIST>['favourite'][number];
const row = (partnumber: string, rest: Partial<Favourite> = {}): Favourite => ({
  partnumber,
  description: `About ${partnumber}`,
  dateAdded: '2026-11-04T20:00:00Z',
  imageURL: '/x.svg',
  superseded: false,
  supersededBy: '',
  ...rest,
});
const rows = [
  row('FO1003'),
  row('FO1004', { imageURL: '' }),
  row('FO1005', { superseded: true, supersededBy: 'FO1005-A' }),
];
const show = (path: string, answers: Answers = {}) => {
  const list = { favourite: rows, totalCount: 23 };
  return openApp(path, { 'session/current': member, [LIST]: list, 'products/remove-favourite': {}, ...answers });
};

test('a favourite has its picture or a placeholder, its page, its date and the number that replaced it', async () => {
  show('/au/favourites');
  const part = await screen.findByRole('link', { name: 'FO1003' });
  expect(part.getAttribute('href')).toBe('/au/part-detail/FO1003');
  const placed = screen.getByRole('row', { name: /FO1004/ });
  expect(within(placed).getByText('not available')).toBeDefined();
  expect(screen.getAllByText('05/11/2026')).toHaveLength(3);
  expect(screen.getByText('Superseded')).toBeDefined();
  expect(screen.getByRole('link', { name: 'FO1005-A' })).toBeDefined();
});

test('page and sort order are in the URL, and the server applies both', async () => {
  const { server, router } = show('/au/favourites?page=2');
  fireEvent.click(await screen.findByRole('button', { name: 'Part Number' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sortBy: 'partnumber', sortDir: 'asc' }));
  expect(await screen.findByRole('columnheader', { name: 'Part Number', sort: 'ascending' } as object)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Last page' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ page: '3', sortBy: 'partnumber' }));
  await waitFor(() =>
    expect(server.called(LIST).map(({ body }) => body)).toEqual([
      { page: 2, sortBy: 'dateAdded', sortDir: 'desc' },
      { page: 1, sortBy: 'partnumber', sortDir: 'asc' },
      { page: 3, sortBy: 'partnumber', sortDir: 'asc' },
    ]),
  );
});

test('a removal is confirmed, then the list is loaded again', async () => {
  const { server } = show('/au/favourites');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove FO1003' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirmation' });
  expect(within(dialog).getByText('Do you want to remove this part #FO1003 from your Favourites?')).toBeDefined();
  server.answers[LIST] = { favourite: rows.slice(1), totalCount: 2 };
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'FO1003' })).toBeNull());
  expect(server.called('products/remove-favourite')[0]?.body).toEqual({ partno: 'FO1003' });
});

test('keeping it removes nothing', async () => {
  const { server } = show('/au/favourites');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove FO1003' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.called('products/remove-favourite')).toHaveLength(0);
});

test('a page beyond the last is the last', async () => {
  const { router } = show('/au/favourites?page=9');
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '3' }));
});

test('without favourites it says how to get some', async () => {
  show('/au/favourites', { [LIST]: { favourite: [], totalCount: 0 } });
  expect(await screen.findByText('Nothing here yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find parts' }).getAttribute('href')).toBe('/au/parts-finder');
});

test('a list that failed to load can be requested again', async () => {
  const { server } = show('/au/favourites', { [LIST]: refuse(503, 'Unavailable', 'Not right now.') });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers[LIST] = { favourite: rows, totalCount: 3 };
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: 'FO1003' })).toBeDefined();
});

const ORDER = 'cart/quick-order';
const offer = (partNo: string, own: Partial<typeof part> = {}) => ({
  row: 1,
  partNo,
  quantity: 4,
  state: 'Rounded' as const,
  message: '',
  part: {
    ...part,
    productNr: partNo,
    listPrice: 7.5,
    availableQuantity: 40,
    extra: { ...part.extra, minQty: 4 },
    ...own,
  },
});

test('a favourite shows price, stock and fit, and can be bought in its row', async () => {
  const { server, store } = show('/au/favourites', {
    [ORDER]: { data: { rows: [offer('FO1003', { fit: 'DoesNotFit' }), offer('FO1004')], added: 0, problems: [] } },
    'cart/add-to-cart': { data: { orderID: 'o', orderNo: 'S', shoppingCartID: 'c', quantity: 4 } },
  });
  store.dispatch(vehicleChosen({ ...vehicle, vehicleSlug: 'hilux' }));
  const placed = await screen.findByRole('row', { name: /FO1003/ });
  expect(await within(placed).findByText('$7.50')).toBeDefined();
  expect(within(placed).getByText('Does not fit')).toBeDefined();
  expect(server.called(ORDER).at(-1)?.body).toMatchObject({ dryRun: true, vehicleSlug: 'hilux' });
  fireEvent.click(within(placed).getByRole('button', { name: 'Add to cart FO1003' }));
  await waitFor(() => expect(server.called('cart/add-to-cart')).toHaveLength(1));
  expect(server.called('cart/add-to-cart')[0]?.body).toEqual({
    productNr: 'FO1003',
    quantity: 4,
    vehicleSlug: 'hilux',
  });
});

test('all favourites go into the cart in one call; failed ones are listed, and can go to the order pad', async () => {
  const problems = [{ row: 2, partNo: 'FO1004', problem: 'Short', suggestion: '' }];
  const { server, router } = show('/au/favourites', {
    [ORDER]: ({ dryRun }) => ({ data: { rows: [], added: dryRun ? 0 : 1, problems: dryRun ? [] : problems } }),
    'products/get-favourite-numbers': { data: ['FO1003', 'FO1004'] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add all 23 to cart' }));
  expect(await screen.findByText('1 favourite is in your cart')).toBeDefined();
  const sent = server.called(ORDER).filter(({ body }) => !body.dryRun);
  expect(sent.map(({ body }) => body.rows)).toEqual([
    [
      { partNo: 'FO1003', quantity: 1 },
      { partNo: 'FO1004', quantity: 1 },
    ],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'See why on the order pad' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/quick-order'));
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Part number, row 1' });
  expect(number.value).toBe('FO1004');
});

const DETAIL = { 'api/products/GetProductDetail': { data: { product, productCriterias: [] } } };

test("a member's heart turns at once, and back when the server refuses", async () => {
  const { server } = show('/au/part-detail/FO1003', {
    ...DETAIL,
    'products/get-favourite-numbers': { data: [] },
    'products/add-favourite': {},
  });
  const heart = await screen.findByRole('button', { name: 'Add to favourites FO1003' });
  await waitFor(() => expect(server.called('products/get-favourite-numbers')).toHaveLength(1));
  fireEvent.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  expect(server.called('products/add-favourite')[0]?.body).toEqual({ partno: 'FO1003' });
  server.answers['products/remove-favourite'] = refuse(503, 'Unavailable', 'Not right now.');
  fireEvent.click(heart);
  expect(await screen.findByText('Not right now.')).toBeDefined();
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

test("a guest's heart leads to sign-in, and back to the part afterwards", async () => {
  const { router } = show('/au/part-detail/FO1003', { ...DETAIL, 'session/current': guest });
  fireEvent.click(await screen.findByRole('button', { name: 'Add to favourites FO1003' }));
  await waitFor(() => expect(router.state.location.href).toBe('/au/sign-in?re=unauthorised'));
  expect(sessionStorage.getItem('southline.return')).toBe('/au/part-detail/FO1003');
});

test("a guest's press counts once they have signed in, once and for that part alone", async () => {
  const server = { ...DETAIL, 'products/get-favourite-numbers': { data: [] }, 'products/add-favourite': {} };
  const left = show('/au/part-detail/FO1003', { ...server, 'session/current': guest });
  fireEvent.click(await screen.findByRole('button', { name: 'Add to favourites FO1003' }));
  await waitFor(() => expect(left.router.state.location.pathname).toBe('/au/sign-in'));
  left.unmount();
  const back = show('/au/part-detail/FO1003', server);
  const heart = await screen.findByRole('button', { name: 'Add to favourites FO1003' });
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  expect(back.server.called('products/add-favourite').map(({ body }) => body)).toEqual([{ partno: 'FO1003' }]);
  back.unmount();
  const again = show('/au/part-detail/FO1003', server);
  await waitFor(() => expect(again.server.called('products/get-favourite-numbers')).toHaveLength(1));
  expect(again.server.called('products/add-favourite')).toEqual([]);
});
