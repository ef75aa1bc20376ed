import { DocumentKind } from '@southline/contracts/documents';
import { documentReady } from '@southline/contracts/events';
import { eventually } from '@southline/testkit';
import { anOrderPlaced, orderDispatchedMessage, orderPlacedMessage } from '@southline/testkit/order-placed';
import { perFile } from '@southline/testkit/per-file';
import { eventsOf } from '@southline/testkit/written-events';
import { expect, test } from 'vitest';
import { papers } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

const bench = perFile(async () => {
  const documents = await prepareDocuments();
  await documents.start();
  return documents;
});

const listsOf = (orderId: string, count: number) =>
  eventually(async () => {
    const found = await papers(bench.mongo).find({ orderId, kind: 'parcel-list' }).sort({ parcelNo: 1 }).toArray();
    expect(found).toHaveLength(count);
    return found;
  });

const query = (orderId: string, parcelNo: number) => ({
  orderId,
  returnNo: '',
  cancellationNo: 0,
  parcelNo,
  kind: DocumentKind.DOCUMENT_KIND_PARCEL_LIST,
  waitMs: 0,
});

test('each parcel has one packing list, also when it is told of before its order, and twice', async () => {
  const order = anOrderPlaced();
  const first = orderDispatchedMessage(order, { parcelNo: 1, lineId: '2002', quantity: 3 }, { restWaits: true });
  const second = orderDispatchedMessage(order, { parcelNo: 2, lineId: '1001', quantity: 1 });
  await bench.publish([first, first, second]);
  expect(await bench.as(order.owner).findDocument(query(order.orderId, 1))).toMatchObject({ ready: false });
  await bench.publish([orderPlacedMessage(order), second]);
  const made = await listsOf(order.orderId, 2);
  expect(made.map(({ fileName }) => fileName)).toEqual(
    [1, 2].map((no) => `Southline-Packing-List-${order.orderNo}-${no}.pdf`),
  );
  const ready = await eventsOf(bench.mongo, documentReady, order.orderId);
  const numbers = ready.map(({ parcelNo }) => parcelNo).filter((no) => no > 0);
  expect(numbers.sort()).toEqual([1, 2]);
  // The tax invoice of the order is stored beside the two packing lists.
  await eventually(async () => expect(await papers(bench.mongo).countDocuments({ orderId: order.orderId })).toBe(3));
});

test('its owner and staff find it by its number; a stranger does not, and no other number is made', async () => {
  const order = anOrderPlaced();
  const message = orderDispatchedMessage(order, { parcelNo: 1, lineId: '1001', quantity: 1 });
  await bench.publish([orderPlacedMessage(order), message]);
  await listsOf(order.orderId, 1);
  for (const reader of [bench.as(order.owner), bench.as('member:1', 'Admin')])
    expect(await reader.findDocument(query(order.orderId, 1))).toMatchObject({ ready: true });
  const stranger = bench.as('guest:somebody-else');
  await expect(stranger.findDocument(query(order.orderId, 1))).rejects.toMatchObject({ kind: 'not-found' });
  expect(await bench.as(order.owner).findDocument(query(order.orderId, 2))).toMatchObject({ ready: false });
});
