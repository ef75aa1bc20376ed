// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refuse } from '../testing/fake-server.ts';
import { orderDetails } from '../testing/orders.ts';
import { guest, member } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const ORDER = 'Order/get-member-order-details';
const page = '/au/cart?placed=o1&no=SL10000001';
const answers = (order: Answers[typeof ORDER]): Answers => ({ 'session/current': member, [ORDER]: order });

test('the thank-you names lines, amount, delivery address and which mail goes where', async () => {
  const order = orderDetails({ ccEmails: ['boss@example.com', 'shop@example.com'] });
  const { server } = openApp(page, answers({ data: order }));
  const lines = within(await screen.findByRole('table'));
  expect(lines.getByText('Oil filter')).toBeDefined();
  expect(screen.getByText('$37.95')).toBeDefined();
  expect(screen.getByText('1 Lane').parentElement?.textContent).toBe('Robin Lee1 LaneCarlton VIC 30530412345678');
  expect(
    screen.getByText(/^We send the confirmation to robin@example\.com\. Your documents are attached/),
  ).toBeDefined();
  expect(screen.getByText('We send copies to boss@example.com, shop@example.com.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View your order' }).getAttribute('href')).toBe(
    '/au/member-order-details/o1/SL10000001',
  );
  expect(server.called(ORDER).map(({ body }) => body)).toEqual([{ orderID: 'o1' }]);
});

test('the thank-you says what was paid, when the order leaves and arrives, and which dealer helps', async () => {
  const dealer = { dealerName: 'Lane Motors', dealerPhone: '03 9000 0000', dealerAddress: '2 Lane' };
  const expected = { dispatchDay: '2026-03-05', arrivalDay: '2026-03-10' };
  openApp(page, answers({ data: orderDetails({ dealer, expected }) }));
  expect(await screen.findByText('Total paid: $37.95, card ending in 1111')).toBeDefined();
  expect(await screen.findByText('We expect your order to leave our warehouse on Thursday 5 March.')).toBeDefined();
  // The stored days of the order: Labour Day is left out.
  expect(screen.getByText('We expect it to arrive on Tuesday 10 March.')).toBeDefined();
  expect(screen.getByText('Your dealer is Lane Motors, telephone 03 9000 0000.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Join Us' })).toBeNull();
});

test('while mails are held, the thank-you says so beside its promise of a mail', async () => {
  const held = { name: 'mails-held' as const, text: 'Our e-mails are late today.' };
  const answered = { ...answers({ data: orderDetails() }), 'session/switches': { data: [held] } };
  openApp(page, answered);
  expect(await screen.findByText('Our e-mails are late today.')).toBeDefined();
});

test('a guest joins from the thank-you with one click', async () => {
  openApp(page, { ...answers({ data: orderDetails() }), 'session/current': guest });
  fireEvent.click(await screen.findByRole('button', { name: 'Join Us' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('a guest has a page of the order, and the mail of an order without a payment has no documents', async () => {
  const own = orderDetails({ totalToPay: 0 });
  const orderLines = own.orderDetails.map((line) => ({ ...line, membershipNo: '' }));
  const order = { ...own, orderDetails: orderLines };
  openApp(page, { ...answers({ data: order }), 'session/current': guest });
  expect(await screen.findByText('We send the confirmation to robin@example.com.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'View your order' });
  expect(link.getAttribute('href')).toContain('/au/member-order-details/');
});

test.each([
  ['somebody else’s order', refuse(404, 'NotFound', 'There is no such order.')],
  ['another number than the order’s', { data: orderDetails({ orderNumber: 'SL10000002' }) }],
])('of %s nothing is shown', async (_name, answer) => {
  openApp(page, answers(answer));
  expect(await screen.findByText(/^To see the details of this order, sign in/)).toBeDefined();
  expect(screen.queryByText('1 Lane')).toBeNull();
  expect(screen.queryByText('Oil filter')).toBeNull();
});
