// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cart as anyCart, line, noSite, site } from '../testing/carts.ts';
import { type Answers, fakeServer, refuse } from '../testing/fake-server.ts';
import { guest, member, profile } from '../testing/people.ts';
import { openApp, renderApp } from '../testing/render-app.tsx';

const deliveryDetails = { ...site, deliveryFirstName: 'Robin', deliveryLocality: 'Dandenong' };
const cart = {
  ...anyCart,
  deliveryDetails,
  warehouse: { name: 'Southline warehouse', address: 'Dandenong South' },
};
const empty = { ...cart, listing: [], totalToPay: 0 };

const CART = 'cart/get-shopping-carts-for-cartspage';
const CODE = 'payment/eway-access-code';
const QUERY = 'payment/eway-query-transaction-and-save-response';
const answers = (): Answers => ({
  'session/current': { data: { ...guest.data, cartCount: 1 } },
  [CART]: cart,
  'cart/update-cart-customer-details': {},
  [CODE]: { accessCode: 'AC', formUrl: 'https://provider.example/form', rdTransactionNo: 'RD' },
  'payment/eway-sending-card': {},
  [QUERY]: {},
  'cart/submit-order': { data: { orderID: 'o1', orderNo: 'S1' } },
  'cart/update-carts': {},
  'cart/delete-carts': {},
});

const acceptTerms = () => fireEvent.click(screen.getByRole('checkbox', { name: /^I accept the Terms/ }));

const fillCard = async () => {
  const fields = {
    'Name on card': 'R Lee',
    'Card number': '4444333322221111',
    'Expiry month': '12',
    'Expiry year': '40',
  };
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  fireEvent.change(screen.getByLabelText('CVN'), { target: { value: '123' } });
  acceptTerms();
};

test.each([
  ['au', '2031-01-15T04:42:00.000Z', '3:42 pm AEDT'],
  ['nz', '2031-01-15T04:42:00.000Z', '5:42 pm NZDT'],
])(
  'after a declined card the page says until when the parts are held, by the clock of %s',
  async (region, heldUntil, time) => {
    const declined = refuse(200, 'Declined', 'The payment was declined.');
    const opened = { accessCode: 'AC', formUrl: 'https://provider.example/form', rdTransactionNo: 'RD', heldUntil };
    vi.stubGlobal('fetch', async () => new Response());
    openApp(`/${region}/cart`, { ...answers(), [CODE]: opened, [QUERY]: declined });
    await fillCard();
    expect(screen.queryByText(/We hold these parts/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: region === 'nz' ? 'Pay A$29.45' : 'Pay $29.45' }));
    await screen.findByText('Payment failed.');
    expect(screen.getByText(/We hold these parts/).textContent?.replace('\u202f', ' ')).toBe(
      `We hold these parts for you until ${time}.`,
    );
  },
);

test('a double click pays once: one access code, one card post, one order, and the thank-you', async () => {
  const provider = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', provider);
  const { server } = openApp('/au/cart', answers());
  await fillCard();
  const pay = screen.getByRole('button', { name: 'Pay $29.45' });
  fireEvent.click(pay);
  fireEvent.click(pay);
  await screen.findByText(/^Thank you for your order! The dealer will contact you/);
  expect(server.called(CODE).map(({ body }) => body)).toEqual([
    { orderID: 'o1', orderNo: 'S1', amount: 29.45, language: 'en' },
  ]);
  expect(provider).toHaveBeenCalledTimes(1);
  expect(provider.mock.calls[0]?.[0]).toBe('https://provider.example/form');
  expect(server.called('cart/submit-order')).toHaveLength(1);
});

test('no call of ours and no storage ever holds a card', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const { server } = openApp('/au/cart', answers());
  await fillCard();
  fireEvent.click(screen.getByRole('button', { name: 'Pay $29.45' }));
  await screen.findByText(/^Thank you for your order!/);
  expect(JSON.stringify(server.calls)).not.toMatch(/4444333322221111|R Lee/);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4444333322221111|R Lee/);
});

test.each(['Pay $29.45', 'PLACE ORDER'])(
  're-load at "%s" reads the cart again, says what changed and sends no card',
  async (name) => {
    const checkout = name === 'PLACE ORDER';
    const going = { ...line, shoppingCartID: 'c2', partno: 'SL-200', cleansedPartNo: 'SL200' };
    const provider = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', provider);
    const { server } = openApp(checkout ? '/au/checkout' : '/au/cart', {
      ...answers(),
      [CART]: { ...cart, listing: [line, going] },
      [CODE]: refuse(409, 'CartChanged', 're-load'),
    });
    await fillCard();
    const reads = server.called(CART).length;
    server.answers[CART] = { ...cart, listing: [{ ...line, listPrice: 1.8, quantity: 20 }], totalToPay: 48.95 };
    fireEvent.click(screen.getByRole('button', { name }));
    const notice = (await screen.findByText(/^Your cart has changed/)).closest('[role=status]');
    expect(
      within(notice as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'SL-100 Worm drive clampPrice $1.65 → $1.80Quantity 10 → 20',
      'SL-200 Worm drive clampRemoved',
      'TOTAL TO PAY$29.45 → $48.95',
    ]);
    expect(server.called(CART)).toHaveLength(reads + 1);
    expect(screen.queryByText('Payment failed.')).toBeNull();
    expect(provider).not.toHaveBeenCalled();
  },
);

test("a declined card shows 'Payment failed.' with the server's words, and the cart stays", async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const { server } = openApp('/au/cart', {
    ...answers(),
    [QUERY]: refuse(200, 'Declined', 'Try <b>another</b> card.'),
  });
  await fillCard();
  fireEvent.click(screen.getByRole('button', { name: 'Pay $29.45' }));
  await screen.findByText('Payment failed.');
  expect(screen.getByText('another').tagName).toBe('B');
  expect(screen.getByText('SL-100')).toBeDefined();
  expect(server.called('cart/submit-order')).toHaveLength(0);
});

test('a buyer who paid with an earlier cart is asked to wait, and no card is sent', async () => {
  const provider = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', provider);
  openApp('/au/cart', {
    ...answers(),
    [CODE]: refuse(409, 'AttemptInFlight', 'A payment that you began before is still being confirmed.'),
  });
  await fillCard();
  fireEvent.click(screen.getByRole('button', { name: 'Pay $29.45' }));
  await screen.findByText('Your earlier payment is still being confirmed.');
  expect(screen.getByText(/^You have not been charged again/)).toBeDefined();
  expect(screen.queryByText('Payment failed.')).toBeNull();
  expect(provider).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Pay $29.45' })).toHaveProperty('disabled', false);
});

test('a server of the release before, which knows no report of a card, is paid at all the same', async () => {
  const provider = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', provider);
  openApp('/au/cart', { ...answers(), 'payment/eway-sending-card': refuse(404, 'NotFound', 'Not found') });
  await fillCard();
  fireEvent.click(screen.getByRole('button', { name: 'Pay $29.45' }));
  await screen.findByText(/^Thank you for your order!/);
  expect(provider).toHaveBeenCalledTimes(1);
});

test('a reload in the middle of paying goes on with the question and places the order', async () => {
  const attempt = { orderID: 'o1', orderNo: 'S1', accessCode: 'AC', rdTransactionNo: 'RD' };
  sessionStorage.setItem('southline.payment.au', JSON.stringify(attempt));
  const { server } = openApp('/au/cart', answers());
  await screen.findByText(/^Thank you for your order!/);
  expect(server.called(CODE)).toHaveLength(0);
  expect(server.called(QUERY)[0]?.body).toMatchObject({ accessCode: 'AC', rdTransactionID: 'RD' });
  expect(sessionStorage).toHaveLength(0);
});

test('an order that the server has placed meanwhile is thanked for, not sent again', async () => {
  const attempt = { orderID: 'o1', orderNo: 'S1', accessCode: 'AC', rdTransactionNo: 'RD' };
  sessionStorage.setItem('southline.payment.au', JSON.stringify(attempt));
  const { server } = openApp('/au/cart', { ...answers(), [CART]: empty });
  await screen.findByText(/^Thank you for your order!/);
  expect(server.called('cart/submit-order')).toHaveLength(0);
});

test('missing details stop the payment with the texts of the specification', async () => {
  const { server } = openApp('/au/cart', {
    ...answers(),
    [CART]: { ...cart, deliveryDetails: { ...deliveryDetails, deliveryFirstName: '', deliveryPostCode: '0100' } },
  });
  const pay = await screen.findByRole('button', { name: 'Pay $29.45' });
  acceptTerms();
  fireEvent.click(pay);
  expect(await screen.findAllByText('First Name is required.')).toHaveLength(2);
  expect(screen.getAllByText('Invalid Australian postcode')).toHaveLength(2);
  expect(server.called(CODE)).toHaveLength(0);
});

test('wrong additional emails stop the payment', async () => {
  const { server } = openApp('/au/cart', answers());
  fireEvent.change(await screen.findByLabelText('Additional emails'), { target: { value: 'a@example.com; b' } });
  acceptTerms();
  fireEvent.click(screen.getByRole('button', { name: 'Pay $29.45' }));
  const text = 'Please enter valid email address. If multiple emails, please seperate with a semi-colon(;).';
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(server.called('cart/update-cart-customer-details')).toHaveLength(0);
});

test.each(['Notes', 'Purchase order number', 'Additional emails', 'Last Name', 'Address Line'])(
  'a card number in "%s" stops the payment, and the field says why',
  async (label) => {
    const { server } = openApp('/au/cart', answers());
    fireEvent.change(await screen.findByLabelText(label), { target: { value: '4444-3333-2222-1111' } });
    acceptTerms();
    fireEvent.click(screen.getByRole('button', { name: 'Pay $29.45' }));
    expect((await screen.findAllByText(/^This looks like a card number/)).length).toBeGreaterThan(0);
    expect(server.called('cart/update-cart-customer-details')).toHaveLength(0);
  },
);

test('a refused quantity returns to the server’s value', async () => {
  let refuseNow: (answer: object) => void = () => {};
  const refused = new Promise<object>((resolve) => {
    refuseNow = resolve;
  });
  const { server } = openApp('/au/cart', { ...answers(), 'cart/update-carts': () => refused });
  fireEvent.click(await screen.findByRole('button', { name: 'More SL-100' }));
  const box = screen.getByLabelText<HTMLInputElement>('Quantity of SL-100');
  await waitFor(() => expect(box.value).toBe('20'));
  refuseNow(refuse(503, 'Unavailable', 'down'));
  await waitFor(() => expect(box.value).toBe('10'));
  expect(server.called('cart/update-carts')[0]?.body).toMatchObject({ shoppingCartID: 'c1', quantity: 20 });
});

test('a step below the minimum removes the line, and the empty cart leads to the finder', async () => {
  const { server } = openApp('/au/cart', answers());
  const fewer = await screen.findByRole('button', { name: 'Fewer SL-100' });
  server.answers[CART] = empty;
  fireEvent.click(fewer);
  await screen.findByText('Your cart is Empty!');
  expect(server.called('cart/delete-carts')[0]?.body).toEqual({ cartItems: [{ shoppingCartID: 'c1' }] });
  const explore = screen.getByRole('link', { name: 'Explore Our Extensive Range Of Parts' });
  expect(explore.getAttribute('href')).toBe('/au/parts-finder');
});

/** The section of the order's details; vouchers have a button with the same name. */
const extras = () => within(screen.getByRole('region', { name: 'Order references (optional)' }));

test('an anonymous visitor may join or buy as a guest; joining opens over the cart', async () => {
  openApp('/au/cart', { ...answers(), 'auth/sign-up': {} });
  expect(await screen.findByRole('button', { name: 'Guest Checkout' })).toBeDefined();
  expect(extras().queryByRole('button', { name: 'Apply' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Join Us' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Join Southline' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Join Us' }));
  expect(await dialog.findAllByText('Confirm Password is required.')).toHaveLength(2);
  const typed = {
    'First Name': 'Robin',
    'Last Name': 'Lee',
    Email: 'r@example.com',
    'Confirm Email': 'r@example.com',
    Mobile: '0412345678',
    Postcode: '3053',
    Password: 'torque wrench 40',
    'Confirm Password': 'torque wrench 40',
  };
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Join Us' }));
  expect(await dialog.findByText(/^We have sent an email to r@example.com/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Back to the cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('SL-100')).toBeDefined();
});

test('Guest Checkout saves the details and leads to the card', async () => {
  const { server } = openApp('/au/cart', answers());
  fireEvent.click(await screen.findByRole('button', { name: 'Guest Checkout' }));
  await screen.findByText('Details saved');
  expect(server.called('cart/update-cart-customer-details')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Name on card'));
});

test.each([CODE, QUERY])('a session that has ended at %s leads to the sign-in', async (call) => {
  vi.stubGlobal('fetch', async () => new Response());
  const ended = refuse(401, 'UnauthorisedAccess', 'UnauthorisedAccess');
  const { router } = openApp('/au/cart', { ...answers(), [call]: ended });
  await fillCard();
  fireEvent.click(screen.getByRole('button', { name: 'Pay $29.45' }));
  await waitFor(() => expect(router.state.location.href).toBe('/au/sign-in?re=unauthorised'));
  expect(sessionStorage.getItem('southline.return')).toBe('/au/cart');
  // The card may have been charged: the payment is asked about again after the sign-in.
  expect(JSON.stringify({ ...sessionStorage }).includes('"RD')).toBe(call === QUERY);
});

test('the dialog of an offer names what its own code saves, not what another code does', async () => {
  const code = (voucherCode: string, saving: number) => ({
    voucherCode,
    saving,
    isvalid: true,
    error_Message: '',
    title: '',
  });
  const voucherMessage = {
    message: 'Add one more.',
    buttonDisplay: 'Add 1',
    shoppingCartID: 'c1',
    voucher_Code: 'BUY3GET1',
    final_Quantity: 20,
    isAdd: false,
  };
  const offer = { isShowMessage: true, voucherMessage };
  const both = { ...cart, voucherSaving: 5, voucher: [code('SAVE10', 3), code('BUY3GET1', 2)] };
  const { server, unmount } = openApp('/au/cart', { ...answers(), [CART]: both, 'voucher/get-voucher-message': offer });
  const saved = within(await screen.findByRole('dialog', { name: 'Special Offer!' }));
  expect(saved.getByText('Today you have saved $2.00 with the coupon code!')).toBeDefined();
  unmount();
  server.answers[CART] = { ...both, voucherSaving: 3, voucher: [code('SAVE10', 3), code('BUY3GET1', 0)] };
  renderApp('/au/cart', server.send);
  const nothing = within(await screen.findByRole('dialog', { name: 'Special Offer!' }));
  expect(nothing.queryByText(/^Today you have saved/)).toBeNull();
});

test('the checkout counts as in stock what is, and names the rest', async () => {
  const short = { ...line, shoppingCartID: 'c2', partno: 'SL-200', warehouseStock: 0 };
  const { server, unmount } = openApp('/au/checkout', { ...answers(), [CART]: { ...cart, listing: [line, short] } });
  expect(await screen.findByRole('heading', { name: 'In Stock ~ 1 items. Short of stock: 1' })).toBeDefined();
  unmount();
  server.answers[CART] = { ...cart, listing: [short] };
  renderApp('/au/checkout', server.send);
  expect(await screen.findByRole('heading', { name: 'In Stock ~ 0 items. Short of stock: 1' })).toBeDefined();
});

test('a member’s profile is filled in; Apply saves changes, Cancel restores the profile', async () => {
  const { server } = openApp('/au/cart', {
    ...answers(),
    'session/current': member,
    'auth/get-profile': { data: profile },
    [CART]: { ...cart, deliveryDetails: noSite },
  });
  const suburb = await screen.findByLabelText<HTMLInputElement>('Suburb');
  expect(suburb.value).toBe('Carlton');
  expect(screen.queryByRole('button', { name: 'Guest Checkout' })).toBeNull();
  fireEvent.change(suburb, { target: { value: 'Fitzroy' } });
  fireEvent.click(extras().getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Details saved')).toBeDefined();
  expect(server.called('cart/update-cart-customer-details')[0]?.body).toMatchObject({
    devliveryDetails: { DeliveryLocality: 'Fitzroy', FirstName: 'Robin' },
  });
  fireEvent.change(suburb, { target: { value: 'Nowhere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(suburb.value).toBe('Carlton'));
});

test('a removed line is announced, and the keyboard focus stays in the list', async () => {
  const other = { ...line, shoppingCartID: 'c2', partno: 'SL-200' };
  const { server } = openApp('/au/cart', { ...answers(), [CART]: { ...cart, listing: [line, other] } });
  const remove = await screen.findByRole('button', { name: 'Remove SL-100' });
  remove.focus();
  server.answers[CART] = { ...cart, listing: [other] };
  fireEvent.click(remove);
  expect(await screen.findByText('SL-100 removed from your cart')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove SL-100' })).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('where fewer than the smallest quantity are left, the way on is to remove the line', async () => {
  const few = { ...line, warehouseStock: 4 };
  const some = { ...line, shoppingCartID: 'c2', partno: 'SL-200', quantity: 40, warehouseStock: 37 };
  openApp('/au/cart', { ...answers(), [CART]: { ...cart, listing: [few, some] } });
  expect(await screen.findByText(/^The stock left is below the minimum order of 10/)).toBeDefined();
  expect(screen.getByText('Only 30 can be bought now. Lower the quantity to pay.')).toBeDefined();
});

test('a line above the stock disables Pay, explains it, and can be reduced to the stock', async () => {
  const short = { ...line, partno: 'SL-200', quantity: 500, minQuantity: 4, warehouseStock: 18 };
  const { server } = openApp('/au/cart', { ...answers(), [CART]: { ...cart, listing: [short] } });
  const pay = await screen.findByRole('button', { name: 'Pay $29.45' });
  acceptTerms();
  expect(pay).toHaveProperty('disabled', true);
  expect(screen.getByText(/^There is not enough stock of SL-200/)).toBeDefined();
  server.answers[CART] = { ...cart, listing: [{ ...short, quantity: 16 }] };
  fireEvent.click(screen.getByRole('button', { name: /^Set to 16/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $29.45' })).toHaveProperty('disabled', false));
  expect(server.called('cart/update-carts')[0]?.body).toMatchObject({ quantity: 16 });
  expect(screen.queryByText(/^There is not enough stock/)).toBeNull();
});

test('with many short lines, the reason is beside Pay, with a way to the first of them', async () => {
  const listing = Array.from({ length: 12 }, (_, at) => ({
    ...line,
    shoppingCartID: `c${at}`,
    partno: `SL-${at}`,
    warehouseStock: at === 0 ? 50 : 0,
  }));
  openApp('/au/cart', { ...answers(), [CART]: { ...cart, listing } });
  const pay = await screen.findByRole('button', { name: 'Pay $29.45' });
  acceptTerms();
  expect(pay).toHaveProperty('disabled', true);
  const reason = document.getElementById(pay.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(/^11 lines do not have enough stock/);
  expect(reason?.parentElement?.contains(pay)).toBe(true);
  fireEvent.click(within(reason as HTMLElement).getByRole('button', { name: 'Show the first one' }));
  expect(document.activeElement?.closest('tr')?.textContent).toMatch(/SL-1\D/);
});

const terms = {
  fee: 12.95,
  freeFrom: 150,
  cutOff: '14:00',
  timeZone: 'Australia/Melbourne',
  transitDays: { NSW: 2, VIC: 1, QLD: 3, SA: 2, WA: 4, TAS: 3, ACT: 2, NT: 5 },
  warehouseClosedOn: ['2031-01-27'],
  holidays: { WA: ['2031-01-28'] },
};

test('the cart says when it leaves and arrives, past weekends and holidays', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-24T04:00:00Z') });
  openApp('/au/cart', {
    ...answers(),
    'cart/get-delivery-terms': { data: terms },
    [CART]: { ...cart, deliveryDetails: { ...deliveryDetails, deliveryState: 'WA' } },
  });
  const days = await screen.findByText(/^Ordered now, we expect it to leave our warehouse on Tuesday.? 28 January\./);
  expect(days.textContent).toMatch(/We expect it to arrive on Monday.? 3 February\.$/);
});

test.each([
  ['a price is to be advised', { ...line, listPrice: 0, totalSales: 0 }],
  ['a line is above the stock', { ...line, quantity: 500 }],
])('no day is promised while %s', async (_, row) => {
  const { server } = openApp('/au/cart', {
    ...answers(),
    'cart/get-delivery-terms': { data: terms },
    [CART]: { ...cart, listing: [row] },
  });
  await screen.findByText('TOTAL TO PAY');
  expect(screen.queryByText(/leave our warehouse/)).toBeNull();
  expect(server.called('cart/get-delivery-terms')).toEqual([]);
});

test('an empty cart reminds visitors who are not signed in of the account’s cart', async () => {
  const { server, unmount } = openApp('/au/cart', {
    ...answers(),
    [CART]: empty,
    'auth/get-profile': { data: profile },
  });
  const reminder = await screen.findByText(/^Sign in to see the cart saved/);
  fireEvent.click(within(reminder).getByRole('link', { name: 'Sign in' }));
  expect(sessionStorage.getItem('southline.return')).toBe('/au/cart');
  unmount();
  server.answers['session/current'] = member;
  renderApp('/au/cart', server.send);
  await screen.findByText('Your cart is Empty!');
  expect(screen.queryByText(/^Sign in to see the cart/)).toBeNull();
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

test('without a connection the cart says so, and comes by itself once there is one', async () => {
  let online = false;
  onlineManager.setOnline(false);
  const server = fakeServer(answers());
  renderApp('/au/cart', async (...call) => {
    if (!online && String(call[0]).includes(CART)) throw new TypeError('Failed to fetch');
    return server.send(...call);
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  online = true;
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('SL-100')).toBeDefined();
});

test('why an order has no tax invoice is explained in the visitor’s language', async () => {
  const refusal = refuse(409, 'PriceToBeAdvised', 'No part of this order has a price.');
  const chinese = { 'cart.taxInvoice': '税务发票', 'server.No part of this order has a price.': '没有已定价的配件。' };
  openApp(
    '/au/cart?placed=o1&no=S1',
    { ...answers(), 'Order/get-tax-invoice': refusal, 'Language/get': { data: chinese } },
    'zh',
  );
  fireEvent.click(await screen.findByRole('button', { name: '税务发票' }));
  expect((await screen.findByRole('alert')).textContent).toBe('没有已定价的配件。');
});

test('at the checkout PLACE ORDER waits for the terms, and what clears the cart asks first', async () => {
  const { server } = openApp('/au/checkout', answers());
  const place = await screen.findByRole('button', { name: 'PLACE ORDER' });
  expect(place).toHaveProperty('disabled', true);
  expect(screen.getByRole('heading', { name: 'In Stock ~ 1 items' })).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: /Terms & Conditions/ }));
  expect(place).toHaveProperty('disabled', false);
  fireEvent.click(screen.getByRole('button', { name: 'Clear Shopping Cart' }));
  expect(server.called('cart/delete-carts')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  await waitFor(() => expect(server.called('cart/delete-carts')).toHaveLength(1));
});

test('the cart pays once the terms are accepted, by the button or by Enter in the card', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const { server } = openApp('/au/cart', answers());
  await fillCard();
  acceptTerms();
  const pay = screen.getByRole('button', { name: 'Pay $29.45' });
  const enter = () => fireEvent.keyDown(screen.getByLabelText('CVN'), { key: 'Enter' });
  expect(pay).toHaveProperty('disabled', true);
  enter();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^I accept the Terms/ }));
  expect(screen.getByText('Accept them to pay.')).toBeDefined();
  expect(server.called(CODE)).toHaveLength(0);
  acceptTerms();
  expect(pay).toHaveProperty('disabled', false);
  enter();
  await waitFor(() => expect(server.called(CODE)).toHaveLength(1));
});

test('the thank-you of the checkout makes an order list', async () => {
  openApp('/au/checkout?placed=o1&no=S1', answers());
  await screen.findByRole('heading', { name: 'Thank you for your order!' });
  expect(screen.getByRole('button', { name: 'Generate a Order List' })).toBeDefined();
});

test('the quantity of a part that a voucher gives is read, not set, and its removal is not taken back as a purchase', async () => {
  const given = { ...line, shoppingCartID: 'c2', partno: 'SL-200', quantity: 2, minQuantity: 1, freeWith: 'FREEGLOBE' };
  const free = { ...given, listPrice: 0, totalSales: 0, isFreePart: true, warehouseStock: 1 };
  const { server } = openApp('/au/cart', { ...answers(), [CART]: { ...cart, listing: [line, free] } });
  expect(await screen.findByText(/^Free with FREEGLOBE/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'More SL-100' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'More SL-200' })).toBeNull();
  expect(screen.queryByLabelText('Quantity of SL-200')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Set to/ })).toBeNull();
  server.answers[CART] = cart;
  fireEvent.click(screen.getByRole('button', { name: 'Remove SL-200' }));
  expect(await screen.findByText('SL-200 removed from your cart')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the banner below a placed order leads to the fuel card, and that page to the parts finder', async () => {
  openApp('/au/cart?placed=o1&no=S1', answers());
  fireEvent.click(await screen.findByRole('link', { name: /^Mobil fuel card/ }));
  await screen.findByRole('heading', { level: 1, name: 'Mobil fuel card' });
  const back = screen.getByRole('link', { name: 'Back to the parts finder' });
  expect(back.getAttribute('href')).toBe('/au/parts-finder');
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/au/contact-us');
});

test('a guest shares the current cart; a changed cart removes the link', async () => {
  const expires = '2026-12-22T00:00:00.000Z';
  const { server } = openApp('/au/cart', {
    ...answers(),
    'cart/share': { data: { link: '/au/quick-order?list=tok', expires } },
    'cart/stop-sharing': {},
    'cart/update-carts': {},
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Share this cart' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to the list' });
  expect(link.value).toBe(`${window.location.origin}/au/quick-order?list=tok`);
  expect(server.called('cart/share').map(({ body }) => body)).toEqual([{}]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('Sharing has stopped. Links that you gave out no longer work.')).toBeDefined();
  expect(server.called('cart/stop-sharing').map(({ body }) => body)).toEqual([{}]);
});

test('while payments are switched off the page says so instead of asking for a card, and the cart stays', async () => {
  const text = 'We take payments again at noon.';
  openApp('/au/cart', { ...answers(), 'session/switches': { data: [{ name: 'payments-off', text }] } });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  acceptTerms();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $29.45' }).disabled).toBe(true);
  expect(screen.getByLabelText('Quantity of SL-100')).toBeDefined();
});

test('payments that are switched off while the buyer pays: the server’s text, and nothing was sent to the bank', async () => {
  const provider = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', provider);
  openApp('/au/cart', { ...answers(), [CODE]: refuse(503, 'SwitchedOff', 'We take payments again at noon.') });
  await fillCard();
  fireEvent.click(screen.getByRole('button', { name: 'Pay $29.45' }));
  expect(await screen.findByText('We take payments again at noon.')).toBeDefined();
  expect(provider).not.toHaveBeenCalled();
});
