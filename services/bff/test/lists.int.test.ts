import { UserType } from '@southline/contracts/auth';
import { createLogger } from '@southline/platform/logger';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { describe, expect, test } from 'vitest';
import { openShop, type Shop, visit } from './shop.ts';

const shop = perFile(openShop);

const member = async (at: Shop = shop) => {
  const browser = visit(at);
  const email = `${unique('lists')}@southline.example`;
  at.auth.add(email, UserType.USER_TYPE_MEMBER);
  await browser.signIn(email);
  return browser;
};

const rows = [
  { partNo: 'sl b-60', quantity: 2 },
  { partNo: 'whatever', quantity: 999 },
];
const tokenIn = (link: string) => new URL(link, 'http://localhost').searchParams.get('list') ?? '';

test('a list is saved under its name, shown with the others, and removed', async () => {
  const browser = await member();
  const saved = (await browser.post('lists/save', { name: 'Van 3', rows })).json();
  expect(saved).toEqual({ status: true, data: { id: expect.any(String), name: 'Van 3', rows } });
  expect((await browser.post('lists/get')).json()).toEqual({ status: true, data: [saved.data] });
  const { id } = saved.data;
  expect((await browser.post('lists/remove', { id })).json()).toEqual({ status: true });
  expect((await browser.post('lists/get')).json().data).toEqual([]);
  expect((await browser.post('lists/remove', { id })).statusCode).toBe(404);
});

test('the link of a shared list works without an account, and does not reveal its owner', async () => {
  const owner = await member();
  const { id } = (await owner.post('lists/save', { name: 'Brakes', rows })).json().data;
  const { link, expires } = (await owner.post('lists/share', { id })).json().data;
  expect(link).toMatch(/^\/au\/quick-order\?list=[\w-]+$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  const stranger = visit(shop);
  const shared = () => stranger.get(`lists/shared?token=${tokenIn(link)}`);
  expect((await shared()).json()).toEqual({ status: true, data: { name: 'Brakes', rows } });
  expect((await shared()).cookies).toEqual([]);
  await owner.post('lists/remove', { id });
  expect((await shared()).statusCode).toBe(404);
});

test('an owner stops sharing: links from before open nothing, and a new one opens the list', async () => {
  const [owner, other] = [await member(), await member()];
  const { id } = (await owner.post('lists/save', { name: 'Brakes', rows })).json().data;
  const share = async () => tokenIn((await owner.post('lists/share', { id })).json().data.link);
  const opened = async (token: string) => (await visit(shop).get(`lists/shared?token=${token}`)).json();
  const before = [await share(), await share()];
  expect((await other.post('lists/stop-sharing', { id })).json()).toMatchObject({ code: 'NotFound' });
  for (const token of before) expect(await opened(token)).toMatchObject({ status: true });
  expect((await owner.post('lists/stop-sharing', { id })).json()).toEqual({ status: true });
  const unknown = await opened('made-up');
  for (const token of before) expect(await opened(token)).toEqual(unknown);
  const after = await share();
  expect(await opened(after)).toMatchObject({ status: true });
  await owner.post('lists/stop-sharing', { id });
  expect(await opened(after)).toEqual(unknown);
});

test('a link that was changed or made up opens nothing', async () => {
  const owner = await member();
  const { id } = (await owner.post('lists/save', { name: 'Brakes', rows })).json().data;
  const token = tokenIn((await owner.post('lists/share', { id })).json().data.link);
  const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
  for (const bad of [changed, id, 'x'])
    expect((await visit(shop).get(`lists/shared?token=${bad}`)).json()).toMatchObject({ code: 'NotFound' });
  for (const bad of ['', 'a'.repeat(6_001), '../x'])
    expect((await visit(shop).get(`lists/shared?token=${bad}`)).statusCode).toBe(400);
});

describe('a shared cart', () => {
  const shopping = async () => {
    const guest = visit(shop);
    await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
    return guest;
  };
  const share = async (guest: Awaited<ReturnType<typeof shopping>>) => (await guest.post('cart/share')).json().data;

  test('for a guest it has numbers and quantities only, readable with the link', async () => {
    const guest = await shopping();
    const { link, expires } = await share(guest);
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
    const stranger = visit(shop);
    const opened = () => stranger.get(`lists/shared?token=${tokenIn(link)}`);
    const asItWas = { status: true, data: { name: '', rows: [{ partNo: 'SL-B-60', quantity: 2 }] } };
    expect((await opened()).json()).toEqual(asItWas);
    expect((await opened()).cookies).toEqual([]);
    await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
    expect((await opened()).json()).toEqual(asItWas);
  });

  test('is ended by who shared it, and by nobody who has the link', async () => {
    const [guest, stranger] = [await shopping(), await shopping()];
    const token = tokenIn((await share(guest)).link);
    const opened = async () => (await visit(shop).get(`lists/shared?token=${token}`)).json();
    await stranger.post('cart/stop-sharing');
    expect(await opened()).toMatchObject({ status: true });
    expect((await guest.post('cart/stop-sharing')).json()).toEqual({ status: true });
    expect(await opened()).toEqual((await visit(shop).get('lists/shared?token=made-up')).json());
    const again = tokenIn((await share(guest)).link);
    expect((await visit(shop).get(`lists/shared?token=${again}`)).json()).toMatchObject({ status: true });
  });

  test('has nothing that a voucher gave, and an empty one has no link', async () => {
    const guest = await shopping();
    shop.orders.state.gift = 'SL-GIFT';
    const { link } = await share(guest);
    const { rows: shared } = (await visit(shop).get(`lists/shared?token=${tokenIn(link)}`)).json().data;
    expect(shared).toEqual([{ partNo: 'SL-B-60', quantity: 2 }]);
    const { listing } = (await guest.post('cart/get-shopping-carts-for-cartspage')).json();
    const cartItems = listing.slice(0, 1).map(({ shoppingCartID }: { shoppingCartID: string }) => ({ shoppingCartID }));
    await guest.post('cart/delete-carts', { cartItems });
    expect((await guest.post('cart/share')).json()).toMatchObject({ code: 'CartEmpty' });
    shop.orders.state.gift = '';
  });

  test('needs a cart, and no link opens a cart by its id', async () => {
    expect((await visit(shop).post('cart/share')).statusCode).toBe(404);
    const guest = await shopping();
    const { orderID } = (await guest.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 })).json().data;
    expect((await visit(shop).get(`lists/shared?token=${orderID}`)).json()).toMatchObject({ code: 'NotFound' });
  });

  test('is limited to sixty per hour and client', async () => {
    const guest = await shopping();
    const answers: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) answers.push((await guest.post('cart/share')).statusCode);
    expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
  });
});

test('a stranger’s list cannot be shared or removed, and is answered like a missing one', async () => {
  const [owner, other] = [await member(), await member()];
  const { id } = (await owner.post('lists/save', { name: 'Mine', rows })).json().data;
  for (const call of ['lists/share', 'lists/remove'] as const) {
    const foreign = await other.post(call, { id });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual((await other.post(call, { id: 'missing' })).json());
  }
  expect((await other.post('lists/get')).json().data).toEqual([]);
  expect((await owner.post('lists/get')).json().data).toHaveLength(1);
});

test('a list has a name and 1 to 200 rows of 1 to 999', async () => {
  const browser = await member();
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ partNo: `A${index}`, quantity: 1 }));
  for (const bad of [
    { name: '', rows },
    { name: 'x'.repeat(61), rows },
    { name: 'x', rows: [] },
    { name: 'x', rows: many(201) },
    { name: 'x', rows: [{ partNo: '', quantity: 1 }] },
    { name: 'x', rows: [{ partNo: 'A1', quantity: 1_000 }] },
  ])
    expect((await browser.post('lists/save', bad)).statusCode).toBe(400);
  expect((await browser.post('lists/save', { name: 'x', rows: many(200) })).statusCode).toBe(200);
});

test('the token of a shared list gets into no line of the log', async () => {
  const lines: string[] = [];
  const logger = createLogger('bff', 'trace', { write: (line: string) => void lines.push(line) });
  const talkative = await openShop({ logger });
  const owner = await member(talkative);
  const { id } = (await owner.post('lists/save', { name: 'Brakes', rows })).json().data;
  const { link } = (await owner.post('lists/share', { id })).json().data;
  await visit(talkative).get(`lists/shared?token=${tokenIn(link)}`);
  await visit(talkative).get(`lists/shared?token=${tokenIn(link)}x`);
  await talkative.app.inject({ url: link });
  await talkative.close();
  expect(lines.filter((line) => line.includes('lists/shared')).length).toBeGreaterThanOrEqual(2);
  expect(lines.join('')).not.toContain(tokenIn(link));
});
