import { noRemarks } from '@southline/kernel/order';
import { ownerOfMember } from '@southline/kernel/owner';
import { databaseVariable, usersOf } from '@southline/processes';
import { freshDatabase } from '@southline/testkit';
import { perFile } from '@southline/testkit/per-file';
import type { Db, Document } from 'mongodb';
import { expect, test } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { readRemains } from '../src/sources/closed-members.ts';
import { openStores } from '../src/sources/stores.ts';

const databases = () =>
  Object.fromEntries(usersOf('mongo').map((name) => [databaseVariable(name), freshDatabase(name)]));
const stores = perFile(() =>
  openStores(
    loadConfig({
      ...databases(),
      PAYMENT_PROVIDER_URL: 'http://localhost:1',
    } as Parameters<typeof loadConfig>[0]),
  ),
);

const now = new Date('2026-03-08T12:00:00Z');
const longAgo = new Date('2026-03-08T11:00:00Z');
const membershipNo = 'M1';
const owner = ownerOfMember(membershipNo);
const clean = { remarks: noRemarks, delivery: { email: '' } };
const order = { _id: 'o', owner, state: 'Delivered', forgottenAt: longAgo, ...clean };
const item = { _id: 'i', returnId: 'r', entries: [{ message: '' }] };

const put = (db: Db, collection: string, document: Document) =>
  db.collection(collection).replaceOne({ _id: document._id }, document, { upsert: true });

const found = async () =>
  (await readRemains(stores, now)).filter(({ count }) => count > 0).map(({ place, count }) => `${count} ${place}`);

test('each place where data of a closed member are left is found', async () => {
  const closed = { _id: membershipNo, email: '', profile: { lastName: '' }, closedAt: longAgo };
  await put(stores.auth, 'members', closed);
  await put(stores.orders, 'orders', order);
  await put(stores.returns, 'returns', { _id: 'r', membershipNo, state: 'Completed', forgottenAt: longAgo });
  await put(stores.returns, 'items', item);
  expect(await found()).toEqual(['1 delivery of ended returns']);
  const ended = {
    _id: 'r',
    membershipNo,
    state: 'Completed',
    forgottenAt: longAgo,
    order: { delivery: { email: '' } },
  };
  await put(stores.returns, 'returns', ended);
  expect(await found()).toEqual([]);

  await put(stores.orders, 'orders', { ...order, cancellations: [{ reason: '' }, { reason: 'I moved' }] });
  await put(stores.returns, 'items', { ...item, entries: [{ message: '' }, { message: 'Call me' }] });
  await put(stores.catalogue, 'garages', { _id: owner });
  await put(stores.documents, 'papers', { _id: 'p', orderId: 'o', kind: 'parcel-list' });
  await put(stores.documents, 'papers', { _id: 'q', orderId: 'o', kind: 'tax-invoice' });
  expect((await found()).sort()).toEqual([
    '1 documents that tax law does not want',
    '1 garage',
    '1 remarks and reasons of forgotten orders',
    '1 texts of forgotten returns',
  ]);
  await put(stores.orders, 'orders', { ...order, remarks: { ...clean.remarks, notes: 'Leave it at the door' } });
  expect(await found()).toContain('1 remarks and reasons of forgotten orders');
  // Data of a member who closed the account a moment ago are still being deleted, so they are no violation.
  await put(stores.auth, 'members', { ...closed, closedAt: now });
  expect(await found()).toEqual([]);
});
