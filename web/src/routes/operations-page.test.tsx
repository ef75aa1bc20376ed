// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Timeline } from '../features/operations/api/order-timeline.ts';
import { forgetPerson } from '../shared/http/personal-data.ts';
import { fakeServer, refuse } from '../testing/fake-server.ts';
import { member, user } from '../testing/people.ts';
import { page } from '../testing/range.ts';
import { renderApp } from '../testing/render-app.tsx';

const row = (orderid: string, orderNumber: string) => ({
  orderid,
  orderNumber,
  orderDate: '2026-03-31T14:30:00.000Z',
  sales: 259.95,
  fulfilmentStatus: 'Order Placed',
  membershipNo: '',
  buyerName: 'Robin Quay',
  businessName: '',
  purchaseOrderNo: '',
  firstParts: [],
  lineCount: 1,
  deliveryChangeNo: 0,
  offerUntil: '',
});
const entries: Timeline['entries'] = [
  { at: '2026-03-31T14:29:00.000Z', service: 'payments', what: 'payment-started', facts: { amount: '$259.95' } },
  { at: '2026-03-31T14:29:30.000Z', service: 'payments', what: 'payment-state', facts: { why: 'D4405,D4999' } },
  { at: '2026-03-31T14:30:00.000Z', service: 'orders', what: 'order-state', facts: { from: 'Paid', to: 'Placed' } },
  {
    at: '2026-03-31T14:30:30.000Z',
    service: 'orders',
    what: 'prices-offered',
    facts: { validUntil: '2026-04-07T14:30:30.000Z', state: 'Open', by: 'M100200', reason: 'Open' },
  },
  {
    at: '2026-03-31T14:28:00.000Z',
    service: 'orders',
    what: 'order-state',
    facts: { to: 'AwaitingPayment', why: 'frozen', by: 'M100999' },
  },
  {
    at: '2026-03-31T14:30:40.000Z',
    service: 'notifications',
    what: 'mail-sent',
    facts: { template: 'dealer-order', recipient: 'dealer', tries: '1' },
  },
  { at: '2026-03-31T14:31:00.000Z', service: 'notifications', what: 'of-a-newer-release', facts: { colour: 'blue' } },
];
const server = (
  found = [row('o1', 'SL10000234')],
  missing: Timeline['missing'] = [],
  userType: 'Admin' | 'Member' = 'Admin',
) =>
  fakeServer({
    'session/current': { data: { ...member.data, user: { ...user, userType } } },
    'products/get-product-list': { data: page('Our Range', {}) },
    'Order/get-admin-orders': { data: found, totalCount: found.length },
    'operations/get-order-timeline': { data: { entries, names: { M100200: 'Kim Desk' }, missing } },
  });

test('staff find an order by its number, and see what each service recorded', async () => {
  const { send, called } = server();
  renderApp('/au/operations', send);
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Find an order' }), {
    target: { value: ' SL10000234 ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Find orders' }));
  const placed = within(await screen.findByRole('row', { name: /from\s*Paid/ }));
  expect(placed.getByText('Placed')).toBeDefined();
  expect(screen.getByRole('row', { name: /of-a-newer-release/ }).textContent).toContain('colour');
  expect(called('Order/get-admin-orders')).toMatchObject([{ body: { search: 'SL10000234', page: 1 } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Payments' }));
  expect(screen.queryByRole('row', { name: /Order changed its state/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Payment was started/ }).textContent).toContain('$259.95');
  expect(screen.getByText('refused by the bank without a reason (D4405), D4999')).toBeDefined();
});

test('states, reasons, people and dates are words for people', async () => {
  renderApp('/au/operations?find=SL10000234', server().send);
  const offered = (await screen.findByRole('row', { name: /Prices were offered/ })).textContent;
  expect(offered).toContain('byKim Desk');
  expect(offered).toContain('valid until08/04/2026 00:30:30');
  expect(offered).not.toContain('M100200');
  const frozen = screen.getByRole('row', { name: /Waits for payment/ }).textContent;
  expect(frozen).toContain('the buyer went on to pay');
  expect(frozen).not.toMatch(/AwaitingPayment|frozen/);
  expect(frozen).toContain('M100999');
  const mailed = screen.getByRole('row', { name: /Mail was sent/ }).textContent;
  expect(mailed).toContain('mailNew order in the areatothe dealer');
});

test('of several orders staff choose one, and a service without an answer is named', async () => {
  const { send, called } = server([row('o1', 'SL10000234'), row('o2', 'SL10000235')], ['returns']);
  renderApp('/au/operations?find=quay', send);
  fireEvent.click(await screen.findByRole('link', { name: /SL10000235/ }));
  expect(await screen.findByText(/No answer from: Returns/)).toBeDefined();
  expect(called('operations/get-order-timeline')).toMatchObject([{ body: { orderID: 'o2' } }]);
});

test('signing out removes the orders that staff looked at', async () => {
  const { router } = renderApp('/au/operations?find=quay', server().send);
  await screen.findByRole('row', { name: /Payment was started/ });
  const { queryClient } = router.options.context;
  const held = () =>
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    );
  expect(held()).toContain('Robin Quay');
  await forgetPerson(queryClient);
  expect(held()).not.toMatch(/Robin Quay|259\.95/);
});

test('an order that was not placed is in no list, and is found by its number', async () => {
  const { called, send } = server([]);
  renderApp('/au/operations?find=SL10000234', send);
  expect(await screen.findByText(/This order was not placed/)).toBeDefined();
  expect(screen.getByRole('row', { name: /Payment was started/ })).toBeDefined();
  expect(called('operations/get-order-timeline')).toMatchObject([{ body: { orderID: 'SL10000234' } }]);
});

test('an unknown number finds nothing', async () => {
  const { answers, send } = server([]);
  answers['operations/get-order-timeline'] = refuse(404, 'NotFound', 'There is no such order.');
  renderApp('/au/operations?find=SL10000999', send);
  expect(await screen.findByRole('heading', { name: 'No order found' })).toBeDefined();
});

test('the pages of the desk are tabs in one order, and the current one is marked', async () => {
  const { send } = server();
  renderApp('/au/operations/journal', send);
  const tabs = within(await screen.findByRole('navigation', { name: 'Operations' }));
  await tabs.findByRole('link', { name: 'Switches' });
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Work list',
    'Find an order',
    'Staff journal',
    'Parked events',
    'Unsuccessful searches',
    'Staff accounts',
    'Switches',
  ]);
  expect(tabs.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    'Staff journal',
  ]);
});

test('there is no such page for a member', async () => {
  const { called, send } = server([], [], 'Member');
  renderApp('/au/operations?find=SL1', send);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(called('Order/get-admin-orders')).toEqual([]);
});
