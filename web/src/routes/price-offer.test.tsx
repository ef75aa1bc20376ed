// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { orderDetails } from '../testing/orders.ts';
import { guest, member, user } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';

// Imports the pages before the tests, because a first import can take longer than a test's timeout.
beforeAll(async () => {
  await Promise.all([import('./order-page.tsx'), import('./pay-offer-page.tsx')]);
});

const ONE = 'Order/get-member-order-details';
const ANSWER = 'Order/answer-offer';
const CODE = 'payment/eway-access-code';
const QUERY = 'payment/eway-query-transaction-and-save-response';
const page = '/au/member-order-details/o1/SL10000001';
const staff = { data: { ...member.data, user: { ...user, membershipNo: 'D7', userType: 'Dealer' as const } } };

const lines = [
  { shoppingCartID: 'a', partno: 'SL-A', partsDescription: 'Battery', quantity: 3, listPrice: 0.1, total: 0.3 },
  { shoppingCartID: 'b', partno: 'SL-B', partsDescription: 'Hose', quantity: 1, listPrice: 0.6, total: 0.6 },
];
const offer = {
  offerNo: 2,
  offeredAt: '2026-03-05T01:00:00.000Z',
  // 6 March in Melbourne.
  validUntil: '2026-03-05T14:00:00.000Z',
  lines,
  total: 0.9,
  accepted: null,
};
const first = orderDetails({ fulfilmentStatus: 'Order Placed', offer });
const accepted = { ...first, offer: { ...offer, accepted: { orderID: 'o2', orderNo: 'SL10000002' } } };
const followOn = orderDetails({
  fulfilmentStatus: 'Order Placed',
  orderNumber: 'SL10000002',
  parentOrder: { orderID: 'o1', orderNo: 'SL10000001' },
});
const moved = { ...first, offer: null, followOnOrders: [{ orderID: 'o2', orderNo: 'SL10000002' }] };

/** After the answer, the first order has its follow-on order; that one can be read once it is placed. */
const show = (answers: Answers = {}, path = page) => {
  const server = fakeServer({
    'session/current': member,
    [ONE]: ({ orderID }) => {
      if (orderID === 'o2') return { data: followOn };
      return { data: server.called(ANSWER).length > 0 || path !== page ? accepted : first };
    },
    [ANSWER]: { data: { orderID: 'o2', orderNo: 'SL10000002', amount: 0.9 } },
    [CODE]: { accessCode: 'AC', formUrl: 'https://provider.example/form', rdTransactionNo: 'RD' },
    'payment/eway-sending-card': {},
    [QUERY]: {},
    'cart/submit-order': { data: { orderID: 'o2', orderNo: 'SL10000002' } },
    ...answers,
  });
  return { server, ...renderApp(path, server.send) };
};
const payPage = '/au/pay-offer?order=o1&no=SL10000001';
const card = async () => within(await screen.findByRole('region', { name: 'Prices for your parts' }));
const decline = (box: ReturnType<typeof within>, partno: string) => {
  const choice = within(box.getByRole('radiogroup', { name: `Your answer for ${partno}` }));
  fireEvent.click(choice.getByRole('radio', { name: 'Decline' }));
};
const fillCard = async () => {
  const fields = { 'Name on card': 'R Lee', 'Card number': '4444333322221111', 'Expiry month': '12', CVN: '123' };
  for (const [label, value] of Object.entries({ ...fields, 'Expiry year': '40' }))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};

test('all lines are accepted at first, and the sum of the accepted ones is exact', async () => {
  show();
  const box = await card();
  expect(box.getByText(/^Valid until/).textContent).toBe('Valid until 06/03/2026');
  expect(box.getByText('3 × $0.10 each')).toBeDefined();
  expect(box.getByText('Accepted lines').nextSibling?.textContent).toBe('$0.90');
  expect(box.getByRole('button', { name: 'Accept and pay $0.90' })).toBeDefined();
  decline(box, 'SL-B');
  expect(box.getByText('Accepted lines').nextSibling?.textContent).toBe('$0.30');
  expect(box.getByText('Declined lines are cancelled.')).toBeDefined();
  expect(box.getByRole('button', { name: 'Accept and pay $0.30' })).toBeDefined();
});

test('the accepted lines are paid for by card, and the page of their order is shown', async () => {
  const provider = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', provider);
  const { server } = show();
  const box = await card();
  decline(box, 'SL-B');
  fireEvent.click(box.getByRole('button', { name: 'Accept and pay $0.30' }));
  await fillCard();
  expect(server.called(ANSWER).map(({ body }) => body)).toEqual([
    { orderID: 'o1', accept: ['a'], decline: ['b'], offerNo: 2 },
  ]);
  const pay = screen.getByRole('button', { name: 'Pay $0.90' });
  fireEvent.click(pay);
  fireEvent.click(pay);
  expect(await screen.findByText('Order #SL10000002')).toBeDefined();
  expect(server.called(CODE).map(({ body }) => body)).toEqual([
    { orderID: 'o2', orderNo: 'SL10000002', amount: 0.9, language: 'en' },
  ]);
  expect(provider).toHaveBeenCalledTimes(1);
  expect(server.called('cart/submit-order').map(({ body }) => body)).toMatchObject([
    { cart: [{ orderID: 'o2' }], devliveryDetails: { FirstName: 'Robin', DeliveryPostcode: '3053' } },
  ]);
  expect(screen.getByRole('link', { name: 'SL10000001' })).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
});

test('declining all sends the answer and opens no payment', async () => {
  const { server } = show({ [ANSWER]: { data: { orderID: '', orderNo: '', amount: 0 } } });
  const box = await card();
  decline(box, 'SL-A');
  decline(box, 'SL-B');
  server.answers[ONE] = { data: { ...first, offer: null } };
  fireEvent.click(box.getByRole('button', { name: 'Decline all' }));
  await waitFor(() => expect(screen.queryByText('Prices for your parts')).toBeNull());
  expect(server.called(ANSWER).map(({ body }) => body)).toEqual([
    { orderID: 'o1', accept: [], decline: ['a', 'b'], offerNo: 2 },
  ]);
  expect(screen.getByText('Order #SL10000001')).toBeDefined();
});

test('free lines need no payment: the answer leads to their order', async () => {
  const free = lines.map((line) => ({ ...line, listPrice: 0, total: 0 }));
  show({
    [ONE]: ({ orderID }) => ({
      data: orderID === 'o2' ? followOn : { ...first, offer: { ...offer, lines: free, total: 0 } },
    }),
    [ANSWER]: { data: { orderID: 'o2', orderNo: 'SL10000002', amount: 0 } },
  });
  fireEvent.click((await card()).getByRole('button', { name: 'Send my answer' }));
  expect(await screen.findByText('Order #SL10000002')).toBeDefined();
});

test('an offer that has changed is loaded again, and the page says so', async () => {
  const { server } = show({ [ANSWER]: refuse(409, 'OfferChanged', 'This offer has ended or was replaced.') });
  const box = await card();
  server.answers[ONE] = { data: moved };
  fireEvent.click(box.getByRole('button', { name: 'Accept and pay $0.90' }));
  expect(await screen.findByText('This offer has ended or was replaced.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Prices for your parts')).toBeNull());
  expect(screen.getByText('This offer has ended or was replaced.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'SL10000002' }).getAttribute('href')).toBe(
    '/au/member-order-details/o2/SL10000002',
  );
});

const ofGuest = { ...first, orderDetails: first.orderDetails.map((line) => ({ ...line, membershipNo: '' })) };

test.each([
  ['a guest with the mailed link', guest, { ...ofGuest, reading: true }, true],
  ['staff', staff, first, false],
  ['staff for a guest', staff, ofGuest, false],
])('%s sees the prices and cannot answer', async (_who, session, data, phone) => {
  show({ 'session/current': session, [ONE]: { data } });
  const box = await card();
  expect(await box.findByText('$0.30')).toBeDefined();
  expect(box.queryAllByRole('button')).toEqual([]);
  expect(box.queryAllByRole('radio')).toEqual([]);
  expect(box.queryByRole('link', { name: '1300 555 019' }) !== null).toBe(phone);
});

test.each([
  ['the guest who placed the order, or opened it with a code,', guest],
  ['a member who placed it before signing in', member],
])('%s may answer', async (_who, session) => {
  show({ 'session/current': session, [ONE]: { data: ofGuest } });
  expect((await card()).getByRole('button', { name: 'Accept and pay $0.90' })).toBeDefined();
});

test('a reload while the payment is confirmed goes on with the question', async () => {
  const attempt = { orderID: 'o2', orderNo: 'SL10000002', accessCode: 'AC', rdTransactionNo: 'RD' };
  sessionStorage.setItem('southline.payment.au.o2', JSON.stringify(attempt));
  const { server } = show({}, payPage);
  expect(await screen.findByText('Order #SL10000002')).toBeDefined();
  expect(server.called(CODE)).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('a declined card is said, and the card can be entered again', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const { server } = show({ [QUERY]: refuse(200, 'Declined', 'Try another card.') }, payPage);
  await fillCard();
  fireEvent.click(screen.getByRole('button', { name: 'Pay $0.90' }));
  expect(await screen.findByText('Payment failed.')).toBeDefined();
  expect(screen.getByText('Try another card.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pay $0.90' }).closest('fieldset')?.disabled).toBe(false);
  expect(server.called('cart/submit-order')).toEqual([]);
});

test('an amount that has changed is not paid, and the new one is shown', async () => {
  const provider = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', provider);
  const { server } = show({ [CODE]: refuse(409, 'CartChanged', 're-load') }, payPage);
  await fillCard();
  server.answers[ONE] = { data: { ...accepted, offer: { ...accepted.offer, total: 0.3 } } };
  fireEvent.click(screen.getByRole('button', { name: 'Pay $0.90' }));
  expect(await screen.findByText(/^The amount of this order has changed/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Pay $0.30' })).toBeDefined();
  expect(provider).not.toHaveBeenCalled();
});

test('an offer that ends before the payment takes no card any more', async () => {
  const { server } = show({ [CODE]: refuse(409, 'OfferChanged', 'This offer has ended or was replaced.') }, payPage);
  await fillCard();
  server.answers[ONE] = { data: { ...first, offer: null } };
  fireEvent.click(screen.getByRole('button', { name: 'Pay $0.90' }));
  expect(await screen.findByText('This offer has ended or was replaced.')).toBeDefined();
  expect(await screen.findByText(/^There is nothing to pay for this offer/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pay $0.90' })).toBeNull();
});

test('an offer that is paid already shows its order instead of a card form', async () => {
  show({ [ONE]: { data: moved } }, payPage);
  expect(await screen.findByText(/^There is nothing to pay for this offer/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'SL10000002' })).toBeDefined();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});
