// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { orderDetails } from '../testing/orders.ts';
import { listing, row } from '../testing/parts.ts';
import { guest, member, user } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';
import {
  chat,
  memberRequest,
  processLine,
  returnableLine,
  returnableOrder,
  returnItem,
  returnTable,
  staffRequest,
  staffReturn,
  toProcess,
} from '../testing/returns.ts';

// Imports the pages before the tests, because a first import can take longer than a test's timeout.
beforeAll(async () => {
  await Promise.all([import('./returns-pages.tsx'), import('./pay-offer-page.tsx'), import('./member-home.tsx')]);
});

const CREATE = 'return/create-return-order-item';
const ITEM = 'return/get-return-request-details';
const CHAT = 'return/get-return-request-chat-details';
const SEARCH = 'api/Product/SearchByKeywords';
const CODE = 'payment/eway-access-code';

const delivered = orderDetails({ fulfilmentStatus: 'Order Delivered' });
const found = [
  { ...row, productNr: 'FO1004', listPrice: 20 },
  { ...row, productNr: 'FO1003' },
  { ...row, productNr: 'FO2000', fit: 'Unknown' as const },
  { ...row, productNr: 'FO2500', fit: 'FitsIf' as const, fitNote: 'with 16-inch wheels' },
  { ...row, productNr: 'FO3000', listPrice: 0 },
  { ...row, productNr: 'FO4000', orderable: false },
];
const form: Answers = {
  'return/get-member-order-details': { data: [delivered] },
  'return/get-return-order-info': returnableOrder([
    returnableLine('line-1', { vehicle: '2018 Commodore', vehicleSlug: 'commodore-2018' }),
  ]),
  [SEARCH]: listing(found),
  [CREATE]: { data: { returnOrderNo: 'R10000001' } },
  'return/get-return-request-list': { returnList: [], totalCount: 0 },
};
const exchange = {
  state: 'Held' as const,
  productNr: 'FO1004',
  partsDescription: 'Oil filter',
  quantity: 2,
  orderID: 'x1',
  orderNo: 'SL10000009',
  totalToPay: 40,
  // 19 March in Melbourne.
  heldUntil: '2026-03-18T14:00:00.000Z',
  problem: '',
};

const show = (path: string, answers: Answers = {}) => {
  return openApp(path, { 'session/current': member, [CHAT]: chat(), ...answers });
};
const change = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const itemPath = '/au/returns-item-detail/o1/item-1';

test('the form lists what fits the vehicle of the line first, and sends the chosen part', async () => {
  const { server, router } = show('/au/returns-detail/o1/SL10000001', form);
  await screen.findByRole('listitem', { name: 'Oil filter' });
  change('Reason To Return', '1');
  change('Quantity', '1');
  change('Notes', 'Too small');
  fireEvent.click(screen.getByLabelText('I want another part instead'));
  const fitting = await screen.findByRole('group', { name: 'Fits 2018 Commodore' });
  const texts = (group: HTMLElement) =>
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(texts(fitting)).toEqual(['FO1004 · Oil filter · $20.00']);
  expect(texts(screen.getByRole('group', { name: 'Other parts' }))).toEqual(['FO2000 · Oil filter · $18.95']);
  expect(server.called(SEARCH)[0]?.body).toMatchObject({ keywords: 'Oil filter', vehicleSlug: 'commodore-2018' });
  const conditional = screen.getByRole('group', { name: 'Fits 2018 Commodore, on condition' });
  expect(texts(conditional)).toEqual(['FO2500 · Oil filter · $18.95 · with 16-inch wheels']);
  change('The right part', 'FO2500');
  expect(screen.getByText(/^It fits on one condition: with 16-inch wheels\./)).toBeDefined();
  change('The right part', 'FO1004');
  expect(screen.queryByText(/^It fits on one condition/)).toBeNull();
  change('How many', '2');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/member-orders/2'));
  expect(server.called(CREATE)[0]?.body).toMatchObject({
    returnItems: [{ returnReason: 1, exchangeFor: { productNr: 'FO1004', quantity: 2 } }],
  });
});

test('Enter searches other words and does not send the request', async () => {
  const { server } = show('/au/returns-detail/o1/SL10000001', form);
  await screen.findByRole('listitem', { name: 'Oil filter' });
  change('Reason To Return', '2');
  fireEvent.click(screen.getByLabelText('I want another part instead'));
  change('Part number or words', 'FO9');
  fireEvent.keyDown(screen.getByLabelText('Part number or words'), { key: 'Enter' });
  await waitFor(() => expect(server.called(SEARCH).at(-1)?.body).toMatchObject({ keywords: 'FO9' }));
  expect(server.called(CREATE)).toHaveLength(0);
});

test('an exchange without a part is refused by the form', async () => {
  const { server } = show('/au/returns-detail/o1/SL10000001', form);
  await screen.findByRole('listitem', { name: 'Oil filter' });
  change('Reason To Return', '1');
  change('Quantity', '1');
  change('Notes', 'Too small');
  fireEvent.click(screen.getByLabelText('I want another part instead'));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findAllByText('Choose a part.')).length).toBeGreaterThan(0);
  expect(server.called(CREATE)).toHaveLength(0);
});

test('a guest is offered an exchange; goods damaged on delivery have none', async () => {
  show('/au/returns-detail/o1/SL10000001', { ...form, 'session/current': guest });
  await screen.findByRole('listitem', { name: 'Oil filter' });
  change('Reason To Return', '3');
  expect(screen.queryByLabelText('I want another part instead')).toBeNull();
  change('Reason To Return', '1');
  expect(screen.getByLabelText('I want another part instead')).toBeDefined();
});

test('a guest is shown the way to pay for the held part', async () => {
  show(itemPath, { 'session/current': guest, [ITEM]: returnItem({ exchange, membershipNo: '' }) });
  const panel = within(await screen.findByRole('region', { name: 'Exchange' }));
  expect(panel.getByRole('link', { name: 'Pay and order' })).toBeDefined();
});

test.each([
  ['Asked', 'We hold this part once your request is approved.'],
  ['Held', 'We hold this part for you until 19/03/2026. Pay $40.00 to have it sent.'],
  ['Unavailable', 'We cannot hold this part for you. You will get a refund instead.'],
  ['Ended', 'We no longer hold this part for you. You will get a refund instead.'],
  ['Paid', 'This part is ordered.'],
] as const)('the page of the request says that the exchange is %s', async (state, words) => {
  show(itemPath, { [ITEM]: returnItem({ exchange: { ...exchange, state } }) });
  const panel = within(await screen.findByRole('region', { name: 'Exchange' }));
  expect(panel.getByText(words)).toBeDefined();
  expect(panel.queryAllByRole('link', { name: 'Pay and order' })).toHaveLength(state === 'Held' ? 1 : 0);
  expect(panel.queryAllByRole('link', { name: 'See the order' })).toHaveLength(state === 'Paid' ? 1 : 0);
  const net = panel.queryByText('Net to pay')?.nextSibling?.textContent;
  expect(net).toBe(state === 'Held' || state === 'Paid' ? '$17.27' : undefined);
});

test('a cheaper part in exchange leaves a net refund', async () => {
  show(itemPath, { [ITEM]: returnItem({ exchange: { ...exchange, totalToPay: 20 } }) });
  const panel = within(await screen.findByRole('region', { name: 'Exchange' }));
  expect(panel.getByText('Refund of the return').nextSibling?.textContent).toBe('−$22.73');
  expect(panel.getByText('Net refund').nextSibling?.textContent).toBe('$2.73');
});

const waiting: Answers = {
  'return/get-return-request-list': {
    returnList: [
      memberRequest('item-1', {
        returnResponse: 'Request Approved',
        exchangeFor: { productNr: 'FO1004', quantity: 2 },
      }),
      memberRequest('item-2', { returnResponse: 'Request Approved' }),
    ],
    totalCount: 2,
  },
  [ITEM]: returnItem({ return_ItemID: 'item-1', exchange }),
};
const toPay = '2 × FO1004 in exchange: pay $40.00 by 19/03/2026';

test('an exchange that waits for payment is on the home page', async () => {
  const { server } = show('/au', waiting);
  const link = await screen.findByRole('link', { name: toPay });
  expect(link.getAttribute('href')).toBe('/au/pay-offer?order=&no=&item=item-1');
  expect(server.called('return/get-return-request-list')[0]?.body).toMatchObject({ status: 'RA' });
  expect(server.called(ITEM).map(({ body }) => body)).toEqual([{ returnItemID: 'item-1' }]);
});

test.each([
  ['a member', member],
  ['a guest', guest],
])('an exchange that waits for payment is on the order of %s, without a list of requests', async (_, session) => {
  const approved = returnTable({ returnItemID: 'item-1', returnResponse: 'Request Approved' });
  const order = orderDetails({
    fulfilmentStatus: 'Order Delivered',
    returnDataTables: [
      approved,
      returnTable({ returnItemID: 'item-2', returnResponse: 'Request Pending' }),
      { ...approved, returnItemID: 'item-3', status: 'Declined' },
    ],
  });
  const answers = { ...waiting, 'session/current': session, 'Order/get-member-order-details': { data: order } };
  const { server } = show('/au/member-order-details/o1/SL10000001', answers);
  const link = await screen.findByRole('link', { name: toPay });
  expect(link.getAttribute('href')).toBe('/au/pay-offer?order=&no=&item=item-1');
  expect(server.called(ITEM).map(({ body }) => body)).toEqual([{ returnItemID: 'item-1' }]);
  expect(server.called('return/get-return-request-list')).toEqual([]);
});

test('staff see the exchange and cannot pay for it', async () => {
  const staff = { data: { ...member.data, user: { ...user, membershipNo: 'D7', userType: 'Dealer' as const } } };
  show(itemPath, { 'session/current': staff, [ITEM]: returnItem({ exchange }) });
  const panel = within(await screen.findByRole('region', { name: 'Exchange' }));
  expect(panel.queryByRole('link', { name: 'Pay and order' })).toBeNull();
});

test('the held part is paid for by card, and the page of its order is shown', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response()),
  );
  const { server, router } = show(itemPath, {
    ...form,
    [ITEM]: returnItem({ exchange }),
    [CODE]: { accessCode: 'AC', formUrl: 'https://provider.example/form', rdTransactionNo: 'RD' },
    'payment/eway-sending-card': {},
    'payment/eway-query-transaction-and-save-response': {},
    'cart/submit-order': { data: { orderID: 'x1', orderNo: 'SL10000009' } },
    'Order/get-member-order-details': { data: orderDetails({ orderNumber: 'SL10000009' }) },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Pay and order' }));
  const fields = { 'Name on card': 'R Lee', 'Card number': '4444333322221111', 'Expiry month': '12', CVN: '123' };
  for (const [label, value] of Object.entries({ ...fields, 'Expiry year': '40' }))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay $40.00' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/member-order-details/x1/SL10000009'));
  expect(server.called(CODE).map(({ body }) => body)).toEqual([
    { orderID: 'x1', orderNo: 'SL10000009', amount: 40, language: 'en' },
  ]);
  expect(server.called('cart/submit-order').map(({ body }) => body)).toMatchObject([{ cart: [{ orderID: 'x1' }] }]);
});

test('an exchange whose time has ended shows no card form', async () => {
  show('/au/pay-offer?item=item-1', { ...form, [ITEM]: returnItem({ exchange: { ...exchange, state: 'Ended' } }) });
  expect(await screen.findByText('We no longer hold this part for you. You will get a refund instead.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('the lists and the processing page of staff show the exchange', async () => {
  const dealer = { data: { ...member.data, user: { ...user, membershipNo: 'D7', userType: 'Dealer' as const } } };
  const exchangeFor = { productNr: 'FO1004', quantity: 2 };
  const { router } = show('/au/manager-orders/1?list=requests', {
    'session/current': dealer,
    'return/get-admin-return-requests': { returnList: [staffRequest('item-1', { exchangeFor })], totalCount: 1 },
    'return/get-admin-return-lists': { returnList: [staffReturn('R10000001', { exchange: true })], totalCount: 1 },
    'return/get-admin-return-details': toProcess({}, [
      processLine('line-1', { exchange: { ...exchange, state: 'Paid' } }),
    ]),
  });
  expect(await screen.findByText('Wanted instead: 2 × FO1004')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'All returns' }));
  expect(await screen.findByText('With an exchange')).toBeDefined();
  const params = { region: 'au', returnOrderNo: 'R10000001' };
  await router.navigate({ to: '/$region/returns-process/$returnOrderNo', params });
  expect((await screen.findByText('2 × FO1004')).textContent).toBe('2 × FO1004');
  expect(screen.getByText('This part is ordered.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toContain('/SL10000009');
});
