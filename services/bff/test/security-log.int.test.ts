import { createLogger } from '@southline/platform/logger';
import { eventually, unique } from '@southline/testkit';
import { expect, test } from 'vitest';
import { createStaffReading } from '../src/security/staff-reading.ts';
import { openRedis } from './redis.ts';
import { openShop, visit } from './shop.ts';
import { come } from './walk/people.ts';

const listening = () => {
  const lines: string[] = [];
  const logger = createLogger('bff', 'info', { write: (line: string) => void lines.push(line) });
  return {
    logger,
    others: () => lines.filter((line) => !line.includes('"log":"security"')).join(''),
    security: () => lines.filter((line) => line.includes('"log":"security"')).map((line) => JSON.parse(line)),
  };
};

test('what staff read of other people is logged with the records, and members’ own reading is not', async () => {
  const { logger, security, others } = listening();
  const shop = await openShop({ logger, settings: { TRUST_PROXY_HOPS: 1 } });
  const member = await come(shop, 'Member A');
  const dealer = await come(shop, 'Dealer');
  const admin = await come(shop, 'Admin');
  const from = { 'x-forwarded-for': '198.51.100.7' };
  const orderID = member.own?.order.orderID ?? '';
  await member.browser.post('Order/get-member-order-details', { orderID }, from);
  await dealer.browser.post('Order/get-member-order-details', { orderID }, from);
  await dealer.browser.post('Order/get-admin-orders', { membershipNo: 'M1' }, from);
  await dealer.browser.get('Order/manager-orders.csv');
  await admin.browser.get('Order/manager-orders.csv?membershipNo=M1');
  await admin.browser.get('ChicagoEntry/entries.csv');
  await member.browser.post('auth/sign-out-others', {}, from);
  await eventually(async () => security().length >= 6);
  await shop.close();

  expect(security().map(({ event, outcome, role, call, records }) => [event, outcome, role, call, records])).toEqual([
    ['staff-access', 'done', 'Dealer', 'Order/get-member-order-details', { orderID }],
    ['staff-access', 'done', 'Dealer', 'Order/get-admin-orders', { membershipNo: 'M1' }],
    ['export', '403', 'Dealer', 'Order/manager-orders.csv', {}],
    ['export', 'done', 'Admin', 'Order/manager-orders.csv', { membershipNo: 'M1' }],
    ['export', 'done', 'Admin', 'ChicagoEntry/entries.csv', {}],
    ['sessions-ended', 'done', 'Member', undefined, undefined],
  ]);
  const [first] = security();
  expect(first).toMatchObject({ account: expect.stringMatching(/^M/), clientAddress: '198.51.100.7' });
  expect(security().every(({ requestId, clientAddress }) => requestId && clientAddress)).toBe(true);
  expect(others()).not.toContain('198.51.100.7');
});

test('a staff account that reads unusually much is told of, over all processes and by itself', async () => {
  const redis = await openRedis();
  const { logger, security } = listening();
  const count = createStaffReading(redis, { calls: 2, exports: 1 });
  const shop = await openShop({ logger, countStaffReading: count });
  const people = [unique('much'), unique('little')].map((name) => `${name}@southline.example`);
  const [much, little] = people.map((email) => {
    shop.auth.add(email, 3);
    return visit(shop);
  });
  await much?.signIn(people[0] ?? '');
  await little?.signIn(people[1] ?? '');
  for (const _ of [1, 2, 3]) await much?.post('Order/get-admin-orders');
  for (const _ of [1, 2]) await much?.get('ChicagoEntry/entries.csv');
  for (const _ of [1, 2]) await little?.post('Order/get-admin-orders');
  const mass = () => security().filter(({ event }) => event === 'mass-reading');
  await eventually(async () => mass().length >= 2);
  await shop.close();
  redis.disconnect();
  expect(mass().map(({ outcome, call }) => `${outcome} ${call}`)).toEqual([
    'staff-access Order/get-admin-orders',
    'export ChicagoEntry/entries.csv',
  ]);
  expect(new Set(mass().map(({ account }) => account)).size).toBe(1);
});
