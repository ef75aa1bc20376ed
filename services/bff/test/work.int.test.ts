import { UserType } from '@southline/contracts/auth';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { openShop, visit } from './shop.ts';

const shop = perFile(openShop);
beforeEach(() => {
  shop.desk.state.failing = undefined;
});

const signedIn = async (userType: UserType) => {
  const email = `${unique('work')}@southline.example`;
  shop.auth.add(email, userType);
  const browser = visit(shop);
  await browser.signIn(email);
  return browser;
};
const kindsFor = async (userType: UserType) => {
  const { data } = (await (await signedIn(userType)).post('operations/get-work', {})).json();
  return data.items.map(({ kind, decisions }: { kind: string; decisions: string[] }) => [kind, ...decisions].join(' '));
};

test('the longest waiting comes first; dealers get the kinds that they may act on, and decide nothing', async () => {
  expect(await kindsFor(UserType.USER_TYPE_DEALER)).toEqual([
    'auth-staff',
    'notifications-staff',
    'returns-staff',
    'orders-staff',
  ]);
  expect(await kindsFor(UserType.USER_TYPE_ADMIN)).toEqual([
    'auth-administrators retry',
    'notifications-administrators retry',
    'returns-administrators retry',
    'payments-administrators retry',
    'orders-administrators retry',
    'auth-staff retry',
    'notifications-staff retry',
    'returns-staff retry',
    'payments-staff retry',
    'orders-staff retry',
  ]);
});

test('a service without an answer is named, and the rest is shown', async () => {
  shop.desk.state.failing = 'returns';
  const { data } = (await (await signedIn(UserType.USER_TYPE_DEALER)).post('operations/get-work', {})).json();
  expect(data.missing).toEqual(['returns']);
  expect(data.items).toHaveLength(3);
});

const decision = {
  service: 'notifications',
  kind: 'notifications-administrators',
  key: 'one',
  decision: 'retry',
  reason: 'the server is back',
};

test('an administrator decides; the owning service gets the reason and the id of the request', async () => {
  const admin = await signedIn(UserType.USER_TYPE_ADMIN);
  const requestID = unique('request');
  const answer = await admin.post('operations/decide-work', { ...decision, requestID });
  expect(answer.json()).toMatchObject({ status: true, data: { state: 'queued' } });
  expect(shop.desk.decided.at(-1)).toEqual({
    service: 'notifications',
    key: 'one',
    by: expect.any(String),
    reason: 'the server is back',
    requestId: requestID,
  });
});

test('without a reason, for an unknown decision, and by a dealer nothing is decided', async () => {
  const before = shop.desk.decided.length;
  const requestID = unique('request');
  const admin = await signedIn(UserType.USER_TYPE_ADMIN);
  for (const wrong of [{ reason: ' ' }, { decision: 'refund' }, { kind: 'other' }]) {
    expect((await admin.post('operations/decide-work', { ...decision, requestID, ...wrong })).statusCode).toBe(400);
  }
  const dealer = await signedIn(UserType.USER_TYPE_DEALER);
  expect((await dealer.post('operations/decide-work', { ...decision, requestID })).statusCode).toBe(403);
  expect(shop.desk.decided).toHaveLength(before);
});
