import { OrderPlaced } from '@southline/contracts/events';
import { unique } from '@southline/testkit';
import { anOrderPlaced } from '@southline/testkit/order-placed';
import { perFile } from '@southline/testkit/per-file';
import { Binary } from 'mongodb';
import { expect, test } from 'vitest';
import { orders } from '../src/storage/collections.ts';
import { createOrderRepository } from '../src/storage/order-repository.ts';
import { rewriteStoredEvents } from '../src/storage/rewrite-stored-events.ts';
import { prepareDocuments } from './support/bench.ts';

const bench = perFile(prepareDocuments);

const remember = async (event: Uint8Array) => {
  const orderId = unique('order');
  const facts = { owner: 'guest:1', orderNo: 'SL1', placedAt: new Date(0) };
  await orders(bench.mongo).insertOne({ _id: orderId, ...facts, event: new Binary(event) });
  return orderId;
};

test('an order of an earlier release is read with its purchase order number; one of this release keeps its bytes', async () => {
  const present = OrderPlaced.encode(anOrderPlaced()).finish();
  // Field 11, a text of four bytes.
  const ofEarlier = Buffer.from([(11 << 3) | 2, 4, ...Buffer.from('PO 7')]);
  const [earlier, current] = [await remember(ofEarlier), await remember(present)];
  await rewriteStoredEvents(bench.mongo);
  await rewriteStoredEvents(bench.mongo);
  expect((await createOrderRepository(bench.mongo).find(earlier))?.remarks.purchaseOrderNo).toBe('PO 7');
  const stored = await orders(bench.mongo).findOne({ _id: current });
  expect(stored?.event.buffer).toEqual(Buffer.from(present));
});
