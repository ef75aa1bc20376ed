// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse } from '../testing/fake-server.ts';
import { orderDetails, orderRow } from '../testing/orders.ts';
import { guest, member, user } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const LIST = 'Order/get-member-orders';
const ALL = 'Order/get-admin-orders';
const ONE = 'Order/get-member-order-details';
const staff = { data: { ...member.data, user: { ...user, userType: 'Dealer' as const } } };

const rows = [
  orderRow('SL10000003'),
  orderRow('SL10000002', { sales: 0 }),
  orderRow('SL10000001', { fulfilmentStatus: 'Order Cancelled' }),
];
const show = (path: string, answers: Answers = {}) => {
  return openApp(path, { 'session/current': member, [LIST]: { data: rows, totalCount: 23 }, ...answers });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a row has the day in the region, POA for nothing paid, one state, and documents unless it was cancelled', async () => {
  show('/au/member-orders/0');
  const link = await screen.findByRole('link', { name: 'SL10000003' });
  expect(link.getAttribute('href')).toBe('/au/member-order-details/id-SL10000003/SL10000003');
  const row = (number: string) => within(screen.getByRole('row', { name: new RegExp(number) }));
  // 13:30 UTC is the next day in Melbourne.
  expect(row('SL10000003').getByText('05/03/2026')).toBeDefined();
  expect(row('SL10000003').getByText('$272.85')).toBeDefined();
  expect(row('SL10000003').getByText('Order Placed')).toBeDefined();
  expect(screen.queryByText('Completed')).toBeNull();
  expect(row('SL10000002').getByText('POA')).toBeDefined();
  expect(row('SL10000001').getByText('Order Cancelled')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Invoice of / })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Packing List of / })).toHaveLength(2);
});

test('filters, page and sort order are in the URL, and a search starts on the first page', async () => {
  const { server, router } = show('/au/member-orders/0?page=2&sortBy=sales');
  await screen.findByRole('link', { name: 'SL10000003' });
  type('From', '2026-03-01');
  type('To', '2026-03-04');
  type('Order No', ' SL10000003 ');
  fireEvent.click(
    within(screen.getByRole('form', { name: 'Narrow the list' })).getByRole('button', { name: 'Search' }),
  );
  const search = { from: '2026-03-01', to: '2026-03-04', orderNo: 'SL10000003', sortBy: 'sales' };
  await waitFor(() => expect(router.state.location.search).toEqual(search));
  await waitFor(() =>
    expect(server.called(LIST).map(({ body }) => body)).toEqual([
      { fromDate: '', toDate: '', orderNo: '', page: 2, sortBy: 'sales', sortDir: 'asc' },
      { fromDate: '20260301', toDate: '20260304', orderNo: 'SL10000003', page: 1, sortBy: 'sales', sortDir: 'asc' },
    ]),
  );
  const csv = screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
  expect(csv).toContain('/au/api/Order/member-orders.csv?fromDate=20260301&toDate=20260304&orderNo=SL10000003');
});

test('a search, what is to be dispatched, and last month are in the URL, in the call and in the file', async () => {
  const data = rows.map((row) => ({ ...row, membershipNo: 'M7', purchaseOrderNo: 'PO 7', lineCount: 4 }));
  const admin = { data: { ...member.data, user: { ...user, userType: 'Admin' as const } } };
  const { server, router } = show('/au/manager-orders/0?status=waiting-3', {
    'session/current': admin,
    [ALL]: { data, totalCount: 3 },
  });
  const row = within(await screen.findByRole('row', { name: /SL10000003/ }));
  for (const text of ['PO PO 7', /2 × FO1003/, 'and 3 more lines', 'Robin Lee', 'M7']) row.getByText(text);
  type('Name, email, PO or part no', ' robin PO7 ');
  const filters = within(screen.getByRole('form', { name: 'Narrow the list' }));
  fireEvent.click(filters.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'robin PO7', status: 'waiting-3' }));
  await waitFor(() =>
    expect(server.called(ALL).at(-1)?.body).toMatchObject({ search: 'robin PO7', show: 'waiting-3' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Last month' }));
  const pressed = await screen.findByRole('button', { name: 'Last month', pressed: true });
  expect(pressed).toBeDefined();
  const csv = screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
  expect(csv).toMatch(/fromDate=\d{6}01&toDate=\d{8}&orderNo=&search=robin\+PO7&show=waiting-3/);
});

test.each([
  ['Dealer', 0],
  ['Admin', 1],
] as const)('%s finds %d links to the file of all orders', async (userType, links) => {
  const staffUser = { data: { ...member.data, user: { ...user, userType } } };
  const data = rows.map((row) => ({ ...row, membershipNo: 'M7' }));
  show('/au/manager-orders/0', { 'session/current': staffUser, [ALL]: { data, totalCount: 3 } });
  await screen.findByRole('link', { name: 'SL10000003' });
  expect(screen.queryAllByRole('link', { name: 'Export as CSV' })).toHaveLength(links);
});

test('from later than to says so and shows no orders', async () => {
  const { server } = show('/au/member-orders/0?from=2026-03-05&to=2026-03-04');
  expect(await screen.findByText('From date cannot later than to date.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(server.called(LIST)).toHaveLength(0);
});

test('no orders, no match and a failure each say what to do next', async () => {
  const none = { [LIST]: { data: [], totalCount: 0 } };
  const first = show('/au/member-orders/0', none);
  expect(await screen.findByText('No orders yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find parts' })).toBeDefined();
  first.unmount();
  const { router, unmount } = show('/au/member-orders/0?orderNo=SL1', none);
  expect(await screen.findByText('No orders match')).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  unmount();
  const { server } = show('/au/member-orders/0', { [LIST]: refuse(503, 'Unavailable', 'Not right now.') });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers[LIST] = { data: rows, totalCount: 3 };
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: 'SL10000003' })).toBeDefined();
});

test('a row says how far the units are, and staff may dispatch what waits of a partly dispatched order', async () => {
  const data = [{ ...orderRow('SL10000004', { fulfilmentStatus: 'Order Partly Dispatched' }), membershipNo: 'M7' }];
  show('/au/manager-orders/0', { 'session/current': staff, [ALL]: { data, totalCount: 1 } });
  expect(await screen.findByText('Order Partly Dispatched')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Dispatch SL10000004' })).toBeDefined();
});

test('the history of an order shows its e-mails and documents on request', async () => {
  const order = orderDetails({
    steps: [
      { kind: 'Placed', at: '2026-03-04T13:30:07.000Z' },
      { kind: 'ConfirmationMailed', at: '2026-03-04T13:31:07.000Z' },
    ],
  });
  show('/au/member-order-details/id-SL10000001/SL10000001', { [ONE]: { data: order } });
  const more = await screen.findByRole('button', { name: 'Show emails and documents' });
  expect(screen.queryByText('Confirmation emailed')).toBeNull();
  fireEvent.click(more);
  expect(screen.getByText('Confirmation emailed')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show emails and documents' })).toBeNull();
});

test('the other tabs say that there are none; there is no fourth', async () => {
  const none = { returnList: [], totalCount: 0 };
  const { router } = show('/au/member-orders/0', { 'return/get-return-request-list': none });
  await screen.findByRole('link', { name: 'SL10000003' });
  fireEvent.click(screen.getByRole('link', { name: 'Return Request' }));
  expect(await screen.findByText('There are no return requests')).toBeDefined();
  expect(router.state.location.pathname).toBe('/au/member-orders/2');
  await router.navigate({ to: '/$region/member-orders/$showTab', params: { region: 'au', showTab: '3' } });
  expect(await screen.findByRole('heading', { level: 1, name: /not found|does not exist|no page/i })).toBeDefined();
});

test('an unknown tab has the frame of every page', async () => {
  show('/au/member-orders/3');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(screen.getByRole('banner')).toBeDefined();
});

test('a member who opens a staff page gets "not found", with a link home', async () => {
  show('/nz/manager-orders/0');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(screen.getByRole('link', { name: 'Southline home' }).getAttribute('href')).toBe('/nz');
});

test('staff dispatch a row with its tracking number, and several rows with a number each', async () => {
  const data = ['SL10000005', 'SL10000006', 'SL10000007'].map((number) => ({
    ...orderRow(number, { deliveryChangeNo: number === 'SL10000006' ? 2 : 0 }),
    membershipNo: 'M7',
  }));
  const { server } = show('/au/manager-orders/0?membershipNo=M7', {
    'session/current': staff,
    [ALL]: { data, totalCount: 3 },
    'Order/update-fulfilment-status': ({ orderID }) =>
      orderID === 'id-SL10000007'
        ? refuse(409, 'PriceToBeAdvised', 'It waits for a price.')
        : { data: { updated: [String(orderID)], refused: [] } },
  });
  const sent = () => server.called('Order/update-fulfilment-status').map(({ body: { requestID: _, ...body } }) => body);
  fireEvent.click(await screen.findByRole('button', { name: 'Dispatch SL10000005' }));
  expect(server.called(ALL)[0]?.body).toMatchObject({ membershipNo: 'M7' });
  const field = screen.getByLabelText('Tracking No SL10000005');
  expect(document.activeElement).toBe(field);
  type('Carrier', 'Roadline');
  fireEvent.change(field, { target: { value: 'RL 5' } });
  fireEvent.submit(field);
  const shipped = { status: 'Order Dispatched', carrier: 'Roadline', deliveryChangeNo: 0 };
  const notice = 'Address changed: print the packing list again.';
  expect(screen.queryByText(notice)).toBeNull();
  await waitFor(() => expect(sent()).toEqual([{ orderID: 'id-SL10000005', ...shipped, trackingNo: 'RL 5' }]));
  await waitFor(() => expect(screen.queryByText('1 order chosen')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('3 orders'));

  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all orders of this page' }));
  expect(screen.getByText('3 orders chosen')).toBeDefined();
  expect(screen.getByLabelText('Tracking No SL10000006')).toBe(screen.getByRole('textbox', { description: notice }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose SL10000005' }));
  type('Carrier', 'Roadline');
  fireEvent.change(screen.getByLabelText('Tracking No SL10000006'), { target: { value: 'RL 6' } });
  fireEvent.change(screen.getByLabelText('Tracking No SL10000007'), { target: { value: 'RL 7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as dispatched' }));
  await waitFor(() =>
    expect(sent().slice(1)).toEqual([
      { orderID: 'id-SL10000006', ...shipped, trackingNo: 'RL 6', deliveryChangeNo: 2 },
      { orderID: 'id-SL10000007', ...shipped, trackingNo: 'RL 7' },
    ]),
  );
  expect(await screen.findByText('It waits for a price.')).toBeDefined();
  expect(screen.queryByLabelText('Tracking No SL10000006')).toBeNull();
  // Pressed again, the refused order keeps its idempotency key.
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as dispatched' }));
  await waitFor(() => expect(sent()).toHaveLength(4));
  const ids = server.called('Order/update-fulfilment-status').map(({ body }) => body.requestID);
  expect(ids[3]).toBe(ids[2]);
  expect(new Set(ids).size).toBe(3);
});

test('a member has no list of all orders', async () => {
  const { server } = show('/au/manager-orders/0');
  expect(await screen.findByRole('heading', { level: 1, name: /not found|does not exist|no page/i })).toBeDefined();
  expect(server.called(ALL)).toHaveLength(0);
});

test('an order shows its buyer, its lines as bought, its sums and its story', async () => {
  show('/au/member-order-details/o1/SL10000001', { [ONE]: { data: orderDetails() } });
  expect(await screen.findByText('Order #SL10000001')).toBeDefined();
  expect(screen.getAllByText('05/03/2026 00:30:07').length).toBeGreaterThan(0);
  for (const text of ['FOR BUYER', 'Robin Lee', 'PO 7', 'Ring twice', 'FO1003', 'GM-7', '2018 Toyota Hilux', 'Fits'])
    expect(within(screen.getByRole('main')).getAllByText(text).length, text).toBeGreaterThan(0);
  expect(screen.queryByText('FOR DEALER')).toBeNull();
  expect(screen.getByText('TOTAL TO PAY').nextSibling?.textContent).toBe('$37.95');
  const story = within(screen.getByRole('region', { name: 'Order history' }));
  expect(story.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Paid05/03/2026 00:30:05',
    'Placed05/03/2026 00:30:07',
    'Dispatched05/03/2026 12:00:00',
  ]);
  expect(screen.getByRole('button', { name: 'Download Order' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mark as delivered' })).toBeNull();
});

test('an order in two parcels shows the lines, the state and the carrier’s page of each', async () => {
  const [parcel] = orderDetails().parcels;
  if (!parcel) throw new Error('no parcel');
  const link = 'https://startrack.com.au/track/details/ST1';
  const second = {
    ...parcel,
    parcelNo: 2,
    status: 'Delivered' as const,
    carrier: 'StarTrack',
    trackingNo: 'ST1',
    trackingLink: link,
  };
  show('/au/member-order-details/o1/SL10000001', { [ONE]: { data: { ...orderDetails(), parcels: [parcel, second] } } });
  const section = within(await screen.findByRole('region', { name: 'Parcels' }));
  expect(section.getAllByText('We expect it to arrive on Monday 9 March.')).toHaveLength(1);
  expect(section.getByText('Parcel 2').textContent).toBe('Parcel 2Delivered');
  expect(section.getAllByText('FO1003')).toHaveLength(2);
  expect(section.getByRole('link', { name: 'Tracking No ST1' }).getAttribute('href')).toBe(link);
  expect(section.queryByRole('link', { name: 'Tracking No RL42' })).toBeNull();
  expect(section.getByRole('button', { name: 'Packing list of parcel 1' })).toBeDefined();
  expect(section.queryByRole('button', { name: 'Mark parcel 1 as delivered' })).toBeNull();
});

test('staff dispatch all that waits with one press, or units that they choose', async () => {
  const [line] = orderDetails({ fulfilmentStatus: 'Order Placed' }).orderDetails;
  if (!line) throw new Error('no line');
  const lines = [line, { ...line, shoppingCartID: 'poa', southlinePartNo: 'POA1', sellPrice: 0 }];
  const { server } = show('/au/member-order-details/o1/SL10000001', {
    'session/current': staff,
    [ONE]: { data: { ...orderDetails({ fulfilmentStatus: 'Order Placed' }), orderDetails: lines } },
    'Order/update-fulfilment-status': { data: { updated: ['o1'], refused: [], parcelNo: 1 } },
  });
  const form = within(await screen.findByRole('form', { name: 'Dispatch and delivery' }));
  expect(form.queryByText('POA1')).toBeNull();
  const sent = () => server.called('Order/update-fulfilment-status').map(({ body }) => body);
  fireEvent.click(form.getByRole('button', { name: 'Mark as dispatched' }));
  const all = {
    orderID: 'o1',
    status: 'Order Dispatched',
    deliveryChangeNo: 0,
    lines: [{ shoppingCartID: 'line-1', quantity: 2 }],
  };
  await waitFor(() => expect(sent()).toMatchObject([all]));
  fireEvent.click(form.getByRole('button', { name: 'Dispatch one FO1003 less' }));
  await waitFor(() =>
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Mark as delivered' }).disabled).toBe(false),
  );
  fireEvent.click(form.getByRole('button', { name: 'Mark as delivered' }));
  const one = { status: 'Order Delivered', lines: [{ shoppingCartID: 'line-1', quantity: 1 }] };
  await waitFor(() => expect(sent()).toMatchObject([all, one]));
  const ids = sent().map((body) => (body as { requestID: string }).requestID);
  expect(new Set(ids).size).toBe(2);
});

test('the confirmation is sent again with a new id for each press', async () => {
  const { server } = show('/au/member-order-details/o1/SL10000001', {
    [ONE]: { data: orderDetails() },
    'Order/resend-confirmation': {},
  });
  const button = await screen.findByRole('button', { name: 'Send the confirmation again' });
  fireEvent.click(button);
  expect(await screen.findByText('The confirmation is being sent to the email address of the order.')).toBeDefined();
  fireEvent.click(button);
  await waitFor(() => expect(server.called('Order/resend-confirmation')).toHaveLength(2));
  const ids = server.called('Order/resend-confirmation').map(({ body }) => body.requestID);
  expect(new Set(ids).size).toBe(2);
});

test('a guest sees the same for a foreign order and for a wrong number', async () => {
  const answers = { 'session/current': guest, [ONE]: refuse(404, 'NotFound', 'There is no such order.') };
  const { unmount } = show('/au/member-order-details/o1/SL10000001', answers);
  expect(await screen.findByText('There is no such order')).toBeDefined();
  expect(screen.getByRole('main').querySelector('a[href*="sign-in"]')).not.toBeNull();
  unmount();
  show('/au/member-order-details/o1/SL9', { 'session/current': guest, [ONE]: { data: orderDetails() } });
  expect(await screen.findByText('There is no such order')).toBeDefined();
});

const row = (partNo: string, rest: object = {}) => ({
  partNo,
  description: `About ${partNo}`,
  newPartNo: partNo,
  newDescription: `About ${partNo}`,
  quantity: 2,
  oldPrice: 12.5,
  price: 14,
  isFreePart: false,
  reason: '',
  ...rest,
});

test('an unchanged order is in the cart after one press in the list', async () => {
  const plan = { added: [row('FO1003', { price: 12.5 })], replaced: [], unavailable: [] };
  const { server, router } = show('/au/member-orders/0', { 'Order/reorder': { data: plan } });
  fireEvent.click(await screen.findByRole('button', { name: 'Order again SL10000003' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/au/cart'));
  expect(server.called('Order/reorder').map(({ body }) => body.dryRun)).toEqual([true, undefined]);
});

test('ordering again shows old and new prices, and adds only after a press', async () => {
  const plan = {
    added: [row('FO1003')],
    replaced: [row('FO1004', { newPartNo: 'FO1004-A', reason: 'FO1004 was replaced by FO1004-A.' })],
    unavailable: [row('FO1005', { newPartNo: '', reason: 'FO1005 is no longer sold.' })],
  };
  const { server } = show('/au/member-order-details/o1/SL10000001', {
    [ONE]: { data: orderDetails() },
    'Order/reorder': { data: plan },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
  expect(await dialog.findByText('FO1004 was replaced by FO1004-A.')).toBeDefined();
  expect(dialog.getByText('FO1005 is no longer sold.')).toBeDefined();
  expect(dialog.getAllByText('was $12.50')).toHaveLength(2);
  expect(server.called('Order/reorder').every(({ body }) => body.dryRun)).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
  expect(await dialog.findByText('These are in your cart now.')).toBeDefined();
  expect(server.called('Order/reorder').at(-1)?.body).toMatchObject({ orderID: 'o1', requestID: expect.any(String) });
});
