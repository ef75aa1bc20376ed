// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../shared/http/query-client.ts';
import { deleteCachedPages } from '../../shared/session/cached-pages.ts';
import { padFilled } from '../../shared/store/pad-slice.ts';
import { createAppStore } from '../../shared/store/store.ts';
import { isPhone } from '../../shared/ui/use-phone.ts';
import { cart, line, site } from '../../testing/carts.ts';
import { fakeCaches } from '../../testing/fake-caches.ts';
import { type Answers, fakeServer } from '../../testing/fake-server.ts';
import { orderDetails, orderRow } from '../../testing/orders.ts';
import { row } from '../../testing/parts.ts';
import { guest, member, profile, user } from '../../testing/people.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.tsx';
import { copyOf, keepCopies, restoreLookUps } from './copies.ts';

const CART = 'cart/get-shopping-carts-for-cartspage';
const ORDER = '/au/member-order-details/id-S7/S7';

const answers = (): Answers => ({
  'session/current': member,
  'auth/get-profile': { data: profile },
  [CART]: {
    ...cart,
    deliveryDetails: site,
    notes: 'Ring twice',
    ccemail: 'office@example.com',
    purchaseorderno: 'PO-77',
  },
  'Order/get-member-orders': {
    data: [orderRow('S7', { businessName: 'Lee Motors', purchaseOrderNo: 'PO-77' })],
    totalCount: 1,
  },
  'Order/get-member-order-details': {
    data: orderDetails({
      orderNumber: 'S7',
      notes: 'Ring twice',
      cardEnding: '1111',
      ccEmails: ['office@example.com'],
    }),
  },
  'cart/quick-order': {
    data: {
      rows: [{ row: 1, partNo: 'FO1003', quantity: 1, state: 'Found', part: row, message: '' }],
      added: 0,
      problems: [],
    },
  },
});

let stored: ReturnType<typeof fakeCaches>;
const set = (online: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
beforeEach(() => {
  stored = fakeCaches();
  vi.stubGlobal('caches', stored);
});
afterEach(() => set(true));

const noConnection: typeof fetch = async () => {
  throw new TypeError('Failed to fetch');
};

/** The client in a new document. With a connection it stores copies; without one it has only them. */
const load = async (path: string, send: typeof fetch) => {
  cleanup();
  const queryClient = createQueryClient(copyOf);
  const store = createAppStore({ language: 'en' });
  const history = createMemoryHistory({ initialEntries: [path] });
  const chosenVehicle = () => undefined;
  const router = createAppRouter({ queryClient, basePath: '', send, language: () => 'en', chosenVehicle, history });
  if (navigator.onLine) keepCopies(queryClient);
  else await restoreLookUps(queryClient);
  render(<App store={store} queryClient={queryClient} router={router} phone={isPhone()} />);
  return { queryClient, store, router };
};

const shown = {
  '/au/cart': line.partno,
  '/au/member-orders/0': 'S7',
  [ORDER]: 'Oil filter',
};

const seeAll = async (given: Answers = answers()) => {
  const { send } = fakeServer(given);
  set(true);
  for (const [path, text] of Object.entries(shown)) {
    await load(path, send);
    await screen.findAllByText(text);
  }
};

test('the cart, the orders and an opened order are shown without a connection, and an unseen one says so at once', async () => {
  await seeAll();
  await waitFor(() => expect(stored.texts().join()).toContain('"one","id-S7"'));
  set(false);
  const refused = vi.fn(noConnection);
  for (const [path, text] of Object.entries(shown)) {
    await load(path, refused);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  }
  await load('/au/cart', refused);
  expect(await screen.findByText(/^Your cart as you last saw it/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  refused.mockClear();
  await load('/au/member-order-details/id-S8/S8', refused);
  expect(await screen.findByText(/We could not reach Southline/)).toBeDefined();
  // The loader and the page; none is repeated.
  const asked = refused.mock.calls.filter(([url]) => String(url).includes('get-member-order-details'));
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('a copy holds no name, address, e-mail, phone, note or card', async () => {
  await seeAll();
  await waitFor(() => expect(stored.texts().join()).toContain('"one","id-S7"'));
  const all = stored.texts().join('\n');
  const personal = [
    ...Object.values(site),
    ...[user.membershipNo, user.firstName, user.lastName, user.address, user.email, user.phone],
    ...['Ring twice', 'office@example.com', 'PO-77', 'Lee Motors', '"1111"', '1 Lane', 'Carlton'],
  ];
  for (const text of personal) expect([text, all.includes(text)]).toEqual([text, false]);
  for (const needed of [line.partno, 'S7', 'Oil filter']) expect(all).toContain(needed);
});

test('after signing out, and for another person, nothing of the first one is stored', async () => {
  await seeAll();
  await waitFor(() => expect(stored.texts().join()).toContain('"one","id-S7"'));
  const other = { data: { ...member.data, user: { ...user, membershipNo: 'M2002' } } };
  await load('/au/cart', fakeServer({ ...answers(), 'session/current': other, [CART]: { ...cart, listing: [] } }).send);
  await waitFor(() => expect(stored.texts().join()).not.toContain('id-S7'));
  await deleteCachedPages();
  expect(stored.texts()).toEqual([]);
});

test('of staff nothing is stored: they see the orders of other people', async () => {
  const staff = { data: { ...member.data, user: { ...user, userType: 'Dealer' as const } } };
  await seeAll({ ...answers(), 'session/current': staff });
  expect(stored.texts()).toEqual([]);
});

test('the order pad shows what it looked up before', async () => {
  const { store } = await load('/au/quick-order', fakeServer({ ...answers(), 'session/current': guest }).send);
  store.dispatch(padFilled({ rows: [{ partNo: 'FO1003', quantity: 1 }] }));
  await screen.findByText('9 in stock');
  await waitFor(() => expect(stored.texts().join()).toContain('FO1003'));
  set(false);
  const { store: next } = await load('/au/quick-order', noConnection);
  next.dispatch(padFilled({ rows: [{ partNo: 'FO1003', quantity: 1 }] }));
  expect(await screen.findByText('9 in stock')).toBeDefined();
});

test('as soon as there is a connection the copies are replaced', async () => {
  await seeAll();
  await waitFor(() => expect(stored.texts().join()).toContain(line.partno));
  set(false);
  const late = { ...cart, listing: [{ ...line, partno: 'SL-200' }] };
  const { send } = fakeServer({ ...answers(), [CART]: late });
  await load('/au/cart', async (...call) => (navigator.onLine ? send(...call) : noConnection(...call)));
  await screen.findAllByText(line.partno);
  set(true);
  fireEvent(window, new Event('online'));
  expect((await screen.findAllByText('SL-200')).length).toBeGreaterThan(0);
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeDefined();
});
