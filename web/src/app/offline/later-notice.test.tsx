// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { laterParts } from '../../shared/later/later-parts.ts';
import { added, cart, line } from '../../testing/carts.ts';
import { type Answers, fakeServer, refuse } from '../../testing/fake-server.ts';
import { listing, row } from '../../testing/parts.ts';
import { guest } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ADD = 'cart/add-to-cart';
const CART = 'cart/get-shopping-carts-for-cartspage';

const setOnline = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};
afterEach(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  laterParts.clear();
});

/** A list of two parts; the idempotency keys of the calls that reached the server. */
const open = async (answers: Answers = {}) => {
  const other = { ...row, partguid: 'p2', productNr: 'FO2000' };
  const server = fakeServer({
    'session/current': guest,
    'api/Vehicle/GetMakes': { data: [] },
    'api/Product/SearchByKeywords': listing([row, other]),
    [ADD]: { data: added },
    [CART]: cart,
    ...answers,
  });
  const keys: (string | null)[] = [];
  const send: typeof fetch = async (input, init) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    if (String(input).includes(ADD)) keys.push(new Headers(init?.headers).get('idempotency-key'));
    return server.send(input, init);
  };
  renderApp('/au/parts-finder?keywords=oil', send);
  await screen.findByRole('link', { name: row.productNr });
  return { server, keys };
};

const addBoth = async () => {
  setOnline(false);
  for (const number of [row.productNr, 'FO2000']) {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Add.* ${number}$`) }));
    await screen.findByRole('button', { name: `Saved for later ${number}` });
  }
};
const notice = async (title: RegExp) => {
  const heading = await screen.findByText(title);
  return within(heading.closest('[role="status"]') as HTMLElement);
};

test('parts that are added offline wait on the device, go into the cart online, and the buyer reads what changed', async () => {
  const bought = { ...line, partno: row.productNr, listPrice: 20.5, quantity: 1, warehouseStock: 0 };
  const { server, keys } = await open({
    [CART]: { ...cart, listing: [bought] },
    [ADD]: ({ productNr }) =>
      productNr === 'FO2000' ? refuse(409, 'CartFull', 'A cart holds at most 200 different parts.') : { data: added },
  });
  await addBoth();
  expect(server.called(ADD)).toHaveLength(0);
  expect((await notice(/^2 parts wait/)).getByText(row.productNr)).toBeDefined();

  setOnline(true);
  const shown = await notice(/^1 part that you chose offline is in your cart/);
  expect(shown.getByText('The price is now $20.50. It was $18.95.')).toBeDefined();
  expect(shown.getByText('Out of stock now.')).toBeDefined();
  expect(shown.getByText(/A cart holds at most 200 different parts/)).toBeDefined();
  expect(server.called(ADD).map(({ body }) => [body.productNr, body.quantity])).toEqual([
    [row.productNr, 1],
    ['FO2000', 1],
  ]);
  expect(new Set(keys).size).toBe(2);
  fireEvent.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/chose offline/)).toBeNull());
});

test('without an answer the parts wait on, and each is sent again with its key', async () => {
  let away = true;
  const { keys } = await open({
    [ADD]: () => (away ? refuse(503, 'Unavailable', 'Too busy.') : { data: added }),
  });
  await addBoth();
  setOnline(true);
  await waitFor(() => expect(keys).toHaveLength(1));
  expect(await screen.findByText(/^2 parts wait/)).toBeDefined();
  setOnline(false);
  away = false;
  setOnline(true);
  expect(await screen.findByText(/^2 parts that you chose offline are in your cart/)).toBeDefined();
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
});

test('a part that waits can be removed', async () => {
  const { server } = await open();
  await addBoth();
  fireEvent.click((await notice(/^2 parts wait/)).getByRole('button', { name: 'Remove FO2000' }));
  expect(await screen.findByText(/^1 part waits/)).toBeDefined();
  setOnline(true);
  expect(await screen.findByText(/^1 part that you chose offline is/)).toBeDefined();
  expect(server.called(ADD)).toHaveLength(1);
});
