import { createLogger } from '@southline/platform/logger';
import { connectRedis } from '@southline/platform/redis';
import { unique } from '@southline/testkit';
import { expect, test } from 'vitest';
import { createRecipientLimit } from '../src/security/recipient-limit.ts';
import { openRedis } from './redis.ts';
import { type Browser, delivery, openShop, type Shop, visit } from './shop.ts';

const logger = createLogger('bff', 'silent');
const tooMany = { code: 'TooManyRequests' };

test('a mailbox gets five mails an hour over all forms, however its address is spelled', async () => {
  const redis = await openRedis(logger);
  const [one, other] = [createRecipientLimit(redis), createRecipientLimit(redis)];
  const name = unique('stranger');
  await one([`${name}@example.com`, `${name.toUpperCase()}@example.com`]);
  for (const tag of ['a', 'b', 'c', 'd']) await other([`${name}+${tag}@Example.com`]);
  await expect(one([`${name}@example.com`])).rejects.toMatchObject({ code: 'TooManyRequests' });
  await expect(other([`${unique('free')}@example.com`, `${name}+e@example.com`])).rejects.toThrow();
  await one([`${unique('free')}@example.com`]);
  redis.disconnect();
});

test('a sender who names a mailbox again counts once; past the limit a further sender is refused each time', async () => {
  const redis = await openRedis(logger);
  const limit = createRecipientLimit(redis);
  const mailbox = `${unique('copy')}@example.com`;
  for (const sender of ['a', 'b', 'a', 'c', 'd', 'b', 'e', 'a']) await limit([mailbox], sender);
  for (const _ of ['once', 'again']) await expect(limit([mailbox], 'f')).rejects.toMatchObject(tooMany);
  await limit([mailbox], 'e');
  redis.disconnect();
});

const buying = async (shop: Shop) => {
  const browser = visit(shop);
  await browser.post('cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 });
  return browser;
};

test('copies of orders: the sixth buyer cannot name a mailbox, and a paid order goes on without such a copy', async () => {
  const redis = await openRedis(logger);
  const shop = await openShop({ limitMails: createRecipientLimit(redis) });
  const [stranger, colleague] = [unique('stranger'), unique('colleague')].map((name) => `${name}@example.com`);
  const save = async (browser: Browser, ccemail: string) =>
    (await browser.post('cart/update-cart-customer-details', { devliveryDetails: delivery, ccemail })).statusCode;
  for (let at = 0; at < 5; at += 1) {
    const buyer = await buying(shop);
    expect([await save(buyer, stranger ?? ''), await save(buyer, stranger ?? '')]).toEqual([200, 200]);
  }
  const sixth = await buying(shop);
  expect(await save(sixth, stranger ?? '')).toBe(429);
  expect(await save(sixth, colleague ?? '')).toBe(200);

  const { listing } = (await sixth.post('cart/get-shopping-carts-for-cartspage')).json();
  const order = { cart: listing, devliveryDetails: delivery, ccemail: stranger };
  expect((await sixth.post('cart/submit-order', order)).statusCode).toBe(200);
  expect(shop.orders.state.copies).toEqual([]);
  await shop.close();
  redis.disconnect();
});

test('a new address of members: the sixth member cannot name a mailbox; saving a profile without one is free', async () => {
  const redis = await openRedis(logger);
  const shop = await openShop({ limitMails: createRecipientLimit(redis) });
  const stranger = `${unique('stranger')}@example.com`;
  const change = async (email?: string) => {
    const own = `${unique('member')}@southline.example`;
    const account = shop.auth.add(own);
    const browser = visit(shop);
    await browser.signIn(own);
    const fields = { firstName: 'Robin', lastName: 'Lee', address: '1 Example St', suburb: 'Town', state: 'VIC' };
    const profile = { ...fields, postcode: '3000', mobile: '0400000000', email: email ?? own };
    const { statusCode } = await browser.post('auth/update-profile', { ...profile, currentPassword: account.password });
    return statusCode;
  };
  for (let at = 0; at < 5; at += 1) expect(await change(stranger)).toBe(200);
  expect(await change(stranger)).toBe(429);
  expect(await change()).toBe(200);
  await shop.close();
  redis.disconnect();
});

test('while Redis is away nothing is mailed to an address that is not proven, but a checkout with copies goes on', async () => {
  const redis = connectRedis('redis://127.0.0.1:1', logger);
  await expect(createRecipientLimit(redis)(['a@example.com'])).rejects.toMatchObject({ kind: 'unavailable' });
  await createRecipientLimit(redis)(['a@example.com'], 'a buyer who pays');
  redis.disconnect();
});
