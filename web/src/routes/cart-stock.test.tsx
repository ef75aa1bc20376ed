// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { added, cart, line } from '../testing/carts.ts';
import { type Answers, refuse } from '../testing/fake-server.ts';
import { row as part } from '../testing/parts.ts';
import { guest } from '../testing/people.ts';
import { openApp } from '../testing/render-app.tsx';

const CART = 'cart/get-shopping-carts-for-cartspage';
const BUTTON = 'Take what is in stock, put the rest on the order pad';

const few = { ...line, partno: 'FEW-1', cleansedPartNo: 'FEW1', minQuantity: 1, quantity: 10, warehouseStock: 4 };
const none = {
  ...few,
  shoppingCartID: 'c2',
  partno: 'NONE-1',
  cleansedPartNo: 'NONE1',
  quantity: 3,
  warehouseStock: 0,
};
const fine = { ...few, shoppingCartID: 'c3', partno: 'FINE-1', cleansedPartNo: 'FINE1', quantity: 1 };

const server = (rest: Answers = {}): Answers => {
  let listing = [few, none, fine];
  return {
    'session/current': guest,
    [CART]: () => ({ ...cart, listing }),
    'cart/update-carts': ({ quantity }) => {
      listing = listing.map((each) => (each === few ? { ...few, quantity: quantity as number } : each));
      return {};
    },
    'cart/delete-carts': () => {
      listing = listing.filter(({ partno }) => partno !== 'NONE-1');
      return {};
    },
    'cart/add-to-cart': { data: added },
    'cart/quick-order': ({ rows }) => ({
      data: {
        rows: (rows as { partNo: string; quantity: number }[]).map((asked, at) => ({
          ...asked,
          row: at + 1,
          state: 'Short' as const,
          part: { ...part, productNr: asked.partNo },
          choices:
            asked.partNo === 'NONE-1' ? [{ ...part, productNr: 'ALT-1', extra: { ...part.extra, minQty: 2 } }] : [],
          message: '',
        })),
        added: 0,
        problems: [],
      },
    }),
    ...rest,
  };
};

test('one press keeps what is in stock and puts the rest on the order pad', async () => {
  const { server: calls, store } = openApp('/au/cart', server());
  fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
  expect((await screen.findAllByText(/^The rest of 2 lines is on your order pad/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('button', { name: BUTTON })).toBeNull());
  expect(calls.called('cart/update-carts').map(({ body }) => [body.shoppingCartID, body.quantity])).toEqual([
    ['c1', 4],
  ]);
  expect(calls.called('cart/delete-carts').map(({ body }) => body.cartItems)).toEqual([[{ shoppingCartID: 'c2' }]]);
  const rows = store.getState().pad.rows.filter(({ partNo }) => partNo);
  expect(rows.map(({ partNo, quantity }) => [partNo, quantity])).toEqual([
    ['FEW-1', 6],
    ['NONE-1', 3],
  ]);
});

test('after a refusal only what has left the cart is on the pad', async () => {
  const { store } = openApp('/au/cart', server({ 'cart/delete-carts': refuse(503, 'Unavailable', 'Too busy.') }));
  fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
  expect(await screen.findByText('Too busy.')).toBeDefined();
  const rows = store.getState().pad.rows.filter(({ partNo }) => partNo);
  expect(rows.map(({ partNo, quantity }) => [partNo, quantity])).toEqual([['FEW-1', 6]]);
});

test('a short line offers an equivalent part in stock, which takes its place', async () => {
  const { server: calls } = openApp('/au/cart', server());
  fireEvent.click(await screen.findByRole('button', { name: /^Use ALT-1 instead, \$18.95, in stock/ }));
  await waitFor(() => expect(calls.called('cart/delete-carts')).toHaveLength(1));
  expect(calls.called('cart/add-to-cart').map(({ body }) => [body.productNr, body.quantity])).toEqual([['ALT-1', 4]]);
  expect(calls.called('cart/delete-carts')[0]?.body.cartItems).toEqual([{ shoppingCartID: 'c2' }]);
});

test('a refused part leaves the line in the cart', async () => {
  const refused = refuse(409, 'CartFull', 'A cart holds at most 200 different parts.');
  const { server: calls } = openApp('/au/cart', server({ 'cart/add-to-cart': refused }));
  fireEvent.click(await screen.findByRole('button', { name: /^Use ALT-1 instead/ }));
  expect(await screen.findByText(/A cart holds at most 200/)).toBeDefined();
  expect(calls.called('cart/delete-carts')).toHaveLength(0);
});

test('the cart has one way to pay, and the ways to buy stand before the form', async () => {
  openApp('/au/cart', server({ [CART]: { ...cart, listing: [fine] } }));
  const guestButton = await screen.findByRole('button', { name: 'Guest Checkout' });
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  const first = screen.getByLabelText('First Name');
  expect(guestButton.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent.click(guestButton);
  expect(document.activeElement).toBe(first);
  expect(screen.queryByText('First Name is required.')).toBeNull();
});

test('lines for one vehicle are together under its name; number and name come first, then the facts', async () => {
  const hilux = { ...fine, vehicle: '2018 TOYOTA HiLux', vehicleSlug: 'hilux', fit: 'Fits' as const, minQuantity: 2 };
  const listing = [
    { ...hilux, shoppingCartID: 'c1', partno: 'A-1', gmPartNumber: '920' },
    { ...fine, shoppingCartID: 'c2', partno: 'B-1' },
    { ...hilux, shoppingCartID: 'c3', partno: 'C-1' },
  ];
  openApp('/au/cart', server({ [CART]: { ...cart, listing } }));
  const heading = await screen.findByRole('rowheader', { name: 'For 2018 TOYOTA HiLux' });
  const [group, others] = screen.getAllByRole('rowgroup').slice(1) as [HTMLElement, HTMLElement];
  expect(group.contains(heading)).toBe(true);
  const [first] = within(group).getAllByRole('row').slice(1) as [HTMLElement];
  expect(within(first).getAllByRole('cell')[1]?.textContent).toBe(
    'A-1 Worm drive clamp4 in stockGM 920FitsMin order to buy: 2',
  );
  expect(within(group).getByRole('link', { name: 'C-1' })).toBeDefined();
  expect(within(others).getByRole('rowheader', { name: 'Not chosen for a vehicle' })).toBeDefined();
  expect(within(others).getByRole('link', { name: 'B-1' })).toBeDefined();
});

test('a cart without vehicles has no headings', async () => {
  openApp('/au/cart', server());
  await screen.findByRole('link', { name: 'FEW-1' });
  expect(screen.queryByRole('rowheader')).toBeNull();
});

test('the checkout has no advertisement', async () => {
  openApp('/au/checkout', server({ [CART]: { ...cart, listing: [fine] } }));
  await screen.findByRole('button', { name: 'PLACE ORDER' });
  expect(screen.queryByRole('link', { name: /fuel card/i })).toBeNull();
});
