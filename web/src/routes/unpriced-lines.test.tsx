// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Answers, refuse } from '../testing/fake-server.ts';
import { orderDetails } from '../testing/orders.ts';
import { member, user } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

// Imports the pages before the tests, because a first import can take longer than a test's timeout.
beforeAll(async () => {
  await Promise.all([import('./orders-pages.tsx'), import('./order-page.tsx')]);
  await import('../features/orders/components/price-form.tsx');
});

const LIST = 'Order/get-unpriced-lines';
const ONE = 'Order/get-member-order-details';
const OFFER = 'Order/offer-prices';
const staff = { data: { ...member.data, user: { ...user, membershipNo: 'D7', userType: 'Dealer' as const } } };
const order = '/au/member-order-details/o1/SL10000001';

const part = { shoppingCartID: 'a', partno: 'SL-A', partsDescription: 'Battery', quantity: 3 };
const offer = {
  offerNo: 1,
  offeredAt: '2026-03-05T01:00:00.000Z',
  // 13 March in Melbourne.
  validUntil: '2026-03-12T14:00:00.000Z',
  lines: [{ ...part, listPrice: 9.5, total: 28.5 }],
  total: 28.5,
  accepted: null,
};
const row = (orderNumber: string, rest: object = {}) => ({
  orderID: `id-${orderNumber}`,
  orderNumber,
  orderDate: '2026-03-04T13:30:07.000Z',
  membershipNo: 'M7',
  lines: [{ ...part, vehicle: '2018 Toyota Hilux' }],
  offer: null,
  ...rest,
});

const [line] = orderDetails({ fulfilmentStatus: 'Order Placed' }).orderDetails;
if (!line) throw new Error('no line');
const advised = { ...line, sellPrice: 0, totalSales: 0 };
const lines = [
  line,
  { ...advised, shoppingCartID: 'a', southlinePartNo: 'SL-A', quantity: 3 },
  { ...advised, shoppingCartID: 'b', southlinePartNo: 'SL-B' },
];
const placed = orderDetails({ fulfilmentStatus: 'Order Placed', orderDetails: lines });

const show = (path: string, answers: Answers = {}) => {
  return openApp(path, { 'session/current': staff, [ONE]: { data: placed }, ...answers });
};
const form = async () => within(await screen.findByRole('region', { name: 'Offer prices' }));
const type = (box: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(box.getByLabelText(label), { target: { value } });

test('the list of staff shows order, age, member, part, vehicle and offer; keys move between the rows', async () => {
  const rows = [
    row('SL10000001'),
    row('SL10000002', { membershipNo: '', offer }),
    row('SL10000003', { offer: { ...offer, accepted: { orderID: 'o9', orderNo: 'SL10000009' } } }),
  ];
  const { server } = show('/au/manager-orders/3', { [LIST]: { data: rows, totalCount: 3 } });
  const first = within(await screen.findByRole('row', { name: /SL10000001/ }));
  for (const text of ['M7', '3 × SL-A', '05/03/2026', 'No offer yet']) expect(first.getByText(text)).toBeDefined();
  expect(first.getByText(/2018 Toyota Hilux/)).toBeDefined();
  expect(first.getByText(/^\d+ days$/)).toBeDefined();
  const second = within(screen.getByRole('row', { name: /SL10000002/ }));
  for (const text of ['Guest', '$28.50', 'open until 13/03/2026']) expect(second.getByText(text)).toBeDefined();
  expect(screen.getByText('accepted, to be paid until 13/03/2026')).toBeDefined();
  expect(screen.getByText('3 orders have lines without a price')).toBeDefined();
  expect(server.called(LIST).map(({ body }) => body)).toEqual([{ page: 1 }]);
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('SL10000002');
});

test('the list is narrowed to an order, whose number is in the URL', async () => {
  const { server, router } = show('/au/manager-orders/3?page=2', { [LIST]: { data: [], totalCount: 0 } });
  expect(await screen.findByText('Every line has a price')).toBeDefined();
  expect(screen.queryByLabelText('From')).toBeNull();
  fireEvent.change(screen.getByLabelText('Order No'), { target: { value: 'sl10000001' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No orders match')).toBeDefined();
  expect(router.state.location.search).toEqual({ orderNo: 'sl10000001' });
  expect(server.called(LIST).at(-1)?.body).toEqual({ page: 1, orderNo: 'SL10000001' });
});

test('a member has neither the list nor the form', async () => {
  const { server, router } = show('/au/manager-orders/3', { 'session/current': member });
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(server.called(LIST)).toHaveLength(0);
  await router.navigate({
    to: '/$region/member-order-details/$orderID/$orderNo',
    params: { region: 'au', orderID: 'o1', orderNo: 'SL10000001' },
  });
  expect(await screen.findByText('Order #SL10000001')).toBeDefined();
  expect(screen.queryByText('Offer prices')).toBeNull();
});

test('staff price a line and see what the buyer gets before they send it', async () => {
  const { server } = show(order, { [OFFER]: { data: { ...offer, offerNo: 1 } } });
  const box = await form();
  expect(box.queryByText('FO1003')).toBeNull();
  type(box, 'Price of SL-A each, incl. GST', ' $9.50 ');
  expect(box.getAllByText('$28.50')).toHaveLength(2);
  expect(box.getByText('1 of 2 lines')).toBeDefined();
  expect(box.getByText('GST included').nextSibling?.textContent).toBe('$2.59');
  expect(box.getByText('Lines that you leave empty stay without a price.')).toBeDefined();
  type(box, 'Valid for how many days', '3');
  fireEvent.click(box.getByRole('button', { name: 'Send the offer' }));
  expect(await box.findByText('Offer 1 was sent to the buyer. It is valid until 13/03/2026.')).toBeDefined();
  expect(server.called(OFFER).map(({ body }) => body)).toEqual([
    { orderID: 'o1', lines: [{ shoppingCartID: 'a', listPrice: 9.5 }], validDays: 3, requestID: expect.any(String) },
  ]);
});

test('wrong fields are named, the first one has the focus, and nothing is sent', async () => {
  const { server } = show(order);
  const box = await form();
  fireEvent.click(box.getByRole('button', { name: 'Send the offer' }));
  expect(await box.findByText('Enter the price of at least one line.')).toBeDefined();
  expect(document.activeElement).toBe(box.getByLabelText('Price of SL-A each, incl. GST'));
  type(box, 'Price of SL-A each, incl. GST', '1');
  type(box, 'Price of SL-B each, incl. GST', '12,50');
  type(box, 'Valid for how many days', '31');
  fireEvent.click(box.getByRole('button', { name: 'Send the offer' }));
  expect(box.getAllByText('Please enter an amount like 24.50.')).toHaveLength(2);
  expect(box.getAllByText('Enter a whole number from 1 to 30.')).toHaveLength(2);
  expect(document.activeElement).toBe(box.getByLabelText('Price of SL-B each, incl. GST'));
  expect(server.called(OFFER)).toHaveLength(0);
});

test('an open offer is replaced from its prices; the refusal of the server is shown', async () => {
  const refusal = 'The buyer has accepted the present offer and is about to pay.';
  show(order, { [ONE]: { data: { ...placed, offer } }, [OFFER]: refuse(409, 'OfferChanged', refusal) });
  const box = await form();
  expect(box.getByText('Offer 1 has no answer yet. A new offer replaces it.')).toBeDefined();
  const price = box.getByLabelText<HTMLInputElement>('Price of SL-A each, incl. GST');
  expect(price.value).toBe('9.50');
  fireEvent.click(box.getByRole('button', { name: 'Replace the offer' }));
  expect(await box.findByText(refusal)).toBeDefined();
  expect(price.value).toBe('9.50');
});

test('while the buyer can pay for the accepted offer there is no form', async () => {
  const accepted = { ...offer, accepted: { orderID: 'o2', orderNo: 'SL10000002' } };
  show(order, { [ONE]: { data: { ...placed, offer: accepted } } });
  const box = await form();
  await waitFor(() => expect(box.getByText(/can pay for order SL10000002/)).toBeDefined());
  expect(box.queryByRole('button')).toBeNull();
});
