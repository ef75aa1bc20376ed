import { JournalServiceService } from '@southline/contracts/auth';
import { ordersStaffActed, StaffActed } from '@southline/contracts/events';
import { outboxEvent } from '@southline/platform/outbox';
import { eventually, unique } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { journal, journalDatabase, prepareJournal } from '../src/storage/journal.ts';
import { runAuth } from './support/bench.ts';
import { aMember } from './support/people.ts';

const auth = perFile(async () => {
  const bench = await runAuth();
  await prepareJournal(bench.mongo);
  return bench;
});

const as = (role: 'Admin' | 'Dealer') =>
  auth.client(JournalServiceService, { subject: 'member:M9', role, membershipNo: 'M9' });

const anAction = (change: Partial<StaffActed> = {}) =>
  StaffActed.fromPartial({
    actionId: unique('action'),
    at: '2026-03-01T10:00:00.000Z',
    service: 'orders',
    actor: 'M100200',
    role: 'Dealer',
    clientAddress: '203.0.113.7',
    action: 'units-cancelled',
    record: 'SL10000234',
    orderId: 'o1',
    reason: 'asked by phone',
    before: { state: 'Placed' },
    after: { state: 'Cancelled' },
    ...change,
  });

const publish = (entries: readonly StaffActed[]) =>
  auth.publish(
    entries.map((entry) => {
      const { topic, key, value, headers } = outboxEvent(ordersStaffActed, entry, {
        version: 1,
        occurredAt: new Date(entry.at),
      });
      return { topic, key, value, headers };
    }),
  );

const everything = { search: '', action: '', actor: '', orderId: '', from: '', to: '', pageSize: 0, pageToken: '' };

const search = (change: Partial<typeof everything>) => as('Admin').listJournal({ ...everything, ...change });

test('an action has one entry, however often and with whatever contents it comes', async () => {
  const orderId = unique('order');
  const action = anAction({ orderId });
  const last = anAction({ orderId });
  await publish([action, { ...action, reason: 'another one' }, action]);
  await publish([last]);
  await eventually(async () => {
    const { entries } = await as('Admin').listOrderJournal({ orderId });
    expect(entries.map(({ actionId }) => actionId)).toContain(last.actionId);
    expect(entries.filter(({ actionId }) => actionId === action.actionId)).toHaveLength(1);
  });
  expect(await journal(journalDatabase(auth.mongo)).countDocuments({ _id: action.actionId })).toBe(1);
});

test('administrators find entries by words, action and time, page by page', async () => {
  const word = unique('word').toLowerCase();
  const times = ['01', '02', '03'].map((day) => `2026-04-${day}T10:00:00.000Z`);
  await publish(times.map((at) => anAction({ at, reason: `Because of ${word}.` })));
  await eventually(async () => expect((await search({ search: word })).entries).toHaveLength(3));
  const first = await search({ search: `${word} sl10000234`, pageSize: 2 });
  expect(first.entries.map(({ at }) => at)).toEqual([times[2], times[1]]);
  const second = await search({ search: word, pageSize: 2, pageToken: first.nextPageToken });
  expect(second.entries.map(({ at }) => at)).toEqual([times[0]]);
  expect(second.nextPageToken).toBe('');
  expect((await search({ search: word, from: times[1] ?? '', to: times[2] ?? '' })).entries).toHaveLength(1);
  expect((await search({ search: word, action: 'parcel-sent' })).entries).toEqual([]);
  expect((await search({ search: `${word} absent` })).entries).toEqual([]);
});

test('administrators find what one person did, and what was done about one order and its returns', async () => {
  const [actor, other] = [unique('M'), unique('M')];
  const [orderId, another] = [unique('order'), unique('order')];
  await publish([
    anAction({ actor, orderId }),
    anAction({ actor, orderId: another }),
    anAction({ actor: other, orderId, action: 'return-completed', record: 'RO1', reason: `Not ${actor}.` }),
  ]);
  await eventually(async () => expect((await search({ orderId })).entries).toHaveLength(2));
  await eventually(async () => expect((await search({ actor })).entries).toHaveLength(2));
  expect((await search({ actor, orderId })).entries).toMatchObject([{ actor, orderId }]);
  expect((await search({ actor: other })).entries).toMatchObject([{ record: 'RO1' }]);
});

test('people have the names of their accounts, and an administrator finds entries by them', async () => {
  const stranger = unique('M');
  const lastName = 'Quayfield';
  const { membershipNo } = await aMember(auth, { firstName: 'Kim', lastName });
  await publish([anAction({ actor: membershipNo })]);
  await eventually(async () =>
    expect((await search({ search: 'quayfield' })).entries).toMatchObject([{ actor: membershipNo }]),
  );
  const { names } = await as('Dealer').listNames({ membershipNos: [membershipNo, stranger] });
  expect(names).toEqual({ [membershipNo]: `Kim ${lastName}` });
});

test('the list is for administrators; dealers read an order’s entries without those about payments', async () => {
  const orderId = unique('order');
  await publish([anAction({ orderId }), anAction({ orderId, service: 'payments' })]);
  await eventually(async () => expect((await as('Admin').listOrderJournal({ orderId })).entries).toHaveLength(2));
  expect((await as('Dealer').listOrderJournal({ orderId })).entries.map(({ service }) => service)).toEqual(['orders']);
  await expect(as('Dealer').listJournal(everything)).rejects.toMatchObject({ kind: 'forbidden' });
});
