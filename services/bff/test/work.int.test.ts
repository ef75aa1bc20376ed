import { UserType } from '@southline/contracts/auth';
import { deskServices } from '@southline/contracts/desk';
import { unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { beforeEach, expect, test } from 'vitest';
import { openShop, signedIn } from './shop.ts';

const shop = perFile(openShop);
beforeEach(() => {
  shop.desk.state.failing = undefined;
});

const comeAs = (userType: UserType) => signedIn(shop, userType);
const kindsFor = async (userType: UserType) => {
  const { data } = (await (await comeAs(userType)).post('operations/get-work', {})).json();
  return data.items.map(({ kind, decisions }: { kind: string; decisions: string[] }) => [kind, ...decisions].join(' '));
};

test('the longest waiting comes first; dealers get the kinds that they may act on, and decide nothing', async () => {
  // The later a service in the list, the older its items.
  const services = Object.keys(deskServices).reverse();
  const ofStaff = services.filter((name) => name !== 'payments').map((name) => `${name}-staff`);
  expect(await kindsFor(UserType.USER_TYPE_DEALER)).toEqual(ofStaff);
  expect(await kindsFor(UserType.USER_TYPE_ADMIN)).toEqual(
    ['administrators', 'staff'].flatMap((seenBy) => services.map((name) => `${name}-${seenBy} retry`)),
  );
});

test('an administrator replays all parked events of a handler; a dealer may not', async () => {
  const admin = await comeAs(UserType.USER_TYPE_ADMIN);
  const { groups, runs, missing } = (await admin.post('operations/get-parked-events', {})).json().data;
  expect({ runs, missing, count: groups.length }).toEqual({ runs: [], missing: [], count: 8 });
  const { service, topic, handler, upTo, events } = groups[0];
  expect(events).toBe(2);
  const decided = { service, topic, handler, upTo, decision: 'replay', reason: 'the cause is gone' };
  const requestID = unique('request');
  const answer = await admin.post('operations/decide-parked-events', { ...decided, requestID });
  expect(answer.json()).toMatchObject({ status: true, data: { events: 2 } });
  expect(shop.desk.parked.at(-1)).toMatchObject({
    service,
    handler,
    upTo: new Date(upTo),
    decision: 'replay',
    reason: 'the cause is gone',
    requestId: requestID,
  });
  const before = shop.desk.parked.length;
  expect((await admin.post('operations/decide-parked-events', { ...decided, requestID, reason: ' ' })).statusCode).toBe(
    400,
  );
  const dealer = await comeAs(UserType.USER_TYPE_DEALER);
  expect((await dealer.post('operations/get-parked-events', {})).statusCode).toBe(403);
  expect((await dealer.post('operations/decide-parked-events', { ...decided, requestID })).statusCode).toBe(403);
  expect(shop.desk.parked).toHaveLength(before);
});

test('a service without an answer is named, and the rest is shown', async () => {
  shop.desk.state.failing = 'returns';
  const { data } = (await (await comeAs(UserType.USER_TYPE_DEALER)).post('operations/get-work', {})).json();
  expect(data.missing).toEqual(['returns']);
  expect(data.items).toHaveLength(7);
});

const decision = {
  service: 'notifications',
  kind: 'notifications-administrators',
  key: 'one',
  decision: 'retry',
  reason: 'the server is back',
};

test('an administrator decides; the owning service gets the reason and the id of the request', async () => {
  const admin = await comeAs(UserType.USER_TYPE_ADMIN);
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
  const admin = await comeAs(UserType.USER_TYPE_ADMIN);
  for (const wrong of [{ reason: ' ' }, { decision: 'refund' }, { kind: 'other' }]) {
    expect((await admin.post('operations/decide-work', { ...decision, requestID, ...wrong })).statusCode).toBe(400);
  }
  const dealer = await comeAs(UserType.USER_TYPE_DEALER);
  expect((await dealer.post('operations/decide-work', { ...decision, requestID })).statusCode).toBe(403);
  expect(shop.desk.decided).toHaveLength(before);
});
