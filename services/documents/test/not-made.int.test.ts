import { deskServices } from '@southline/contracts/desk';
import { documentsStaffActed } from '@southline/contracts/events';
import { eventually, unique } from '@southline/testkit';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { beforeAll, expect, test } from 'vitest';
import { papers } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

const documents = perFile(prepareDocuments);
beforeAll(async () => {
  await documents.start();
});

test('a document that cannot be made four times waits for an administrator, who has it tried at once; it delays no other', async () => {
  const { db } = documents.mongo;
  const [found] = await db.listCollections({ name: 'papers' }, { nameOnly: false }).toArray();
  const right = (found && 'options' in found && found.options?.validator) || {};
  const event = anOrderPlaced();
  const { orderId, orderNo } = event;
  await db.command({ collMod: 'papers', validator: { $and: [right, { orderId: { $ne: orderId } }] } });
  const admin = documents.client(deskServices.documents, { subject: 'member:A1', role: 'Admin', membershipNo: 'A1' });
  const other = anOrderPlaced();
  await documents.publish([event, other].map((each) => ({ ...orderPlacedMessage(each), key: orderId })));
  await eventually(async () =>
    expect(await papers(documents.mongo).countDocuments({ orderId: other.orderId })).toBe(1),
  );
  const item = await eventually(
    async () => (await admin.listWaiting({})).items.find((each) => each.orderId === orderId) ?? false,
  );
  expect(item).toMatchObject({ kind: 'document-not-made', record: orderNo, decisions: ['retry'] });
  expect(item.facts).toMatchObject({ document: 'tax invoice', error: expect.any(String) });

  const decision = { kind: item.kind, key: item.key, reason: 'the rule is right again', requestId: unique('request') };
  await expect(admin.decideWaiting({ ...decision, decision: 'discard' })).rejects.toMatchObject({ kind: 'invalid' });
  await db.command({ collMod: 'papers', validator: right });
  for (const _ of [1, 2]) await admin.decideWaiting({ ...decision, decision: 'retry' });
  await eventually(async () => expect(await papers(documents.mongo).countDocuments({ orderId })).toBe(1));
  expect((await admin.listWaiting({})).items).toEqual([]);
  expect(await eventsOf(documents.mongo, documentsStaffActed)).toMatchObject([
    { actor: 'A1', action: 'job-retried', record: orderNo, orderId, reason: 'the rule is right again' },
  ]);
});
