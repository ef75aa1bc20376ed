import { deskServices } from '@southline/contracts/desk';
import { catalogueStaffActed } from '@southline/contracts/events';
import { OrdersServiceService } from '@southline/contracts/orders';
import { DomainError } from '@southline/kernel/errors';
import { createGrpcServer } from '@southline/platform/grpc';
import { createVerifier } from '@southline/platform/identity';
import { createLogger } from '@southline/platform/logger';
import { eventually, unique } from '@southline/testkit';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, it } from 'vitest';
import { holds, stock } from '../src/storage/collections.ts';
import { prepareCatalogue } from './support/running-catalogue.ts';

const hourMs = 3_600_000;

it('gives old holds back that orders does without, and no other', async () => {
  const asked: [orderId: string, round: number, by: string | undefined][] = [];
  const bench = await prepareCatalogue();
  const { mongo } = bench;
  const orders = createGrpcServer({
    verifier: createVerifier(bench.keys.verifyKeys.split(',')),
    logger: createLogger('orders', 'silent'),
    health: { ready: async () => true },
  });
  const missing = async () => {
    throw new DomainError('unavailable', 'Unavailable', 'not in this test');
  };
  const names = Object.keys(OrdersServiceService);
  const handlers = {
    ...Object.fromEntries(names.map((name) => [name, missing])),
    giveUpHold: async (
      { orderId, round }: { orderId: string; round: number },
      call: { identity?: { subject: string } },
    ) => {
      asked.push([orderId, round, call.identity?.subject]);
      return { givenUp: orderId.startsWith('ended') };
    },
    listUnneededHolds: async ({ holds }: { holds: { orderId: string }[] }) => ({
      holds: holds.filter(({ orderId }) => orderId.startsWith('ended')),
    }),
  };
  orders.add(OrdersServiceService, handlers as never);
  const port = await orders.listen('127.0.0.1', 0);

  const partNo = unique('P').replace('-', '').toUpperCase();
  await stock(mongo).insertOne({ _id: partNo, available: 1, held: 3, sold: 0, restocked: 0, initial: 4 });
  const held = (orderId: string, round: number, hours: number) => {
    const at = new Date(Date.now() - hours * hourMs);
    const lines = [{ partNo, quantity: 1 }];
    return { _id: `${orderId}:${round}`, orderId, round, lines, state: 'HELD' as const, history: [], at };
  };
  await holds(mongo).insertMany([held('ended', 2, 49), held('needed', 1, 49), held('ended-young', 1, 47)]);

  await bench.start(undefined, { ORDERS_ADDRESS: `127.0.0.1:${port}` });
  await eventually(async () =>
    expect(await stock(mongo).findOne({ _id: partNo })).toMatchObject({ available: 2, held: 2 }),
  );
  await eventually(() => expect(asked).toHaveLength(2));
  expect(asked.sort()).toEqual([
    ['ended', 2, 'service:catalogue'],
    ['needed', 1, 'service:catalogue'],
  ]);
  const states = await holds(mongo).find().sort({ _id: 1 }).toArray();
  expect(states.map(({ _id, state }) => [_id, state])).toEqual([
    ['ended-young:1', 'HELD'],
    ['ended:2', 'RELEASED'],
    ['needed:1', 'HELD'],
  ]);

  const admin = bench.client(deskServices.catalogue, { subject: 'member:A1', role: 'Admin', membershipNo: 'A1' });
  const { items } = await admin.listWaiting({});
  expect(items).toMatchObject([{ kind: 'hold-not-needed', record: `1 × ${partNo}`, decisions: ['release'] }]);
  const decision = { kind: 'hold-not-needed', key: 'ended-young:1', decision: 'release', reason: 'a lost release' };
  const request = { ...decision, requestId: unique('request') };
  const dealer = bench.client(deskServices.catalogue, { subject: 'member:D1', role: 'Dealer', membershipNo: 'D1' });
  expect((await dealer.listWaiting({})).items).toEqual([]);
  await expect(dealer.decideWaiting(request)).rejects.toMatchObject({ kind: 'forbidden' });
  for (const key of ['needed:1', 'unknown:1'])
    await expect(admin.decideWaiting({ ...request, key })).rejects.toMatchObject({ code: 'NotWaiting' });
  const twice = await Promise.all([1, 2].map(() => admin.decideWaiting(request)));
  expect(twice).toEqual([{ state: 'released' }, { state: 'released' }]);
  const another = { ...decision, requestId: unique('request') };
  await expect(admin.decideWaiting(another)).rejects.toMatchObject({ code: 'NotWaiting' });
  expect(await stock(mongo).findOne({ _id: partNo })).toMatchObject({ available: 3, held: 1 });
  expect(await eventsOf(mongo, catalogueStaffActed)).toMatchObject([
    { actor: 'A1', action: 'hold-released', record: 'ended-young:1', reason: 'a lost release' },
  ]);
  await bench.stop();
  await orders.close(0);
});
