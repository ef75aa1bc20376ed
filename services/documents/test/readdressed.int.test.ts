import { DocumentKind, FindDocumentRequest } from '@southline/contracts/documents';
import { DeliveryChanged, type OrderPlaced } from '@southline/contracts/events';
import { lineFacts, linesOfParcel, placedOrder, readdressed } from '@southline/contracts/order-facts';
import { eventually } from '@southline/testkit';
import {
  aDeliveryChanged,
  anOrderPlaced,
  deliveryChangedMessage,
  orderDispatchedMessage,
  orderPlacedMessage,
} from '@southline/testkit/order-placed';
import { perFile } from '@southline/testkit/per-file';
import { Binary } from 'mongodb';
import { expect, test } from 'vitest';
import { orderPaper } from '../src/domain/order-paper.ts';
import { packingList, parcelList } from '../src/domain/packing-list.ts';
import { paperId } from '../src/domain/paper-kind.ts';
import { taxInvoice } from '../src/domain/tax-invoice.ts';
import { renderer } from '../src/render/renderer.ts';
import { deliveryChanges, invoiceNumbers, papers } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

const supplier = { name: 'Southline', abn: '11 111 111 111', address: '1 Old Road, Melbourne' };
const bench = perFile(async () => {
  const documents = await prepareDocuments();
  const { name, abn, address } = supplier;
  await documents.start(undefined, { SUPPLIER_NAME: name, SUPPLIER_ABN: abn, SUPPLIER_ADDRESS: address });
  return documents;
});

const kinds = [
  DocumentKind.DOCUMENT_KIND_TAX_INVOICE,
  DocumentKind.DOCUMENT_KIND_ORDER,
  DocumentKind.DOCUMENT_KIND_PACKING_LIST,
];

const read = async ({ orderId, owner }: OrderPlaced, kind: DocumentKind) => {
  const { documentId } = await bench
    .as(owner)
    .findDocument(FindDocumentRequest.fromPartial({ orderId, kind, waitMs: 5_000 }));
  return (await bench.asNotifications().readDocument({ documentId })).content;
};

const numberOf = (orderId: string) =>
  eventually(async () => (await invoiceNumbers(bench.mongo).findOne({ _id: orderId }))?.invoiceNo ?? false);

/** All three documents have the address of the change, and each is stored once under its number. */
const show = async (placed: OrderPlaced, change: DeliveryChanged | undefined) => {
  const order = placedOrder(readdressed(placed, change));
  const none = order.lines.map(() => 0);
  const state = change && { key: '', at: new Date(change.changedAt), cancelled: none, dispatched: none };
  const wanted = [
    taxInvoice(order, supplier, await numberOf(placed.orderId)),
    orderPaper(order, supplier),
    packingList(order, supplier, state),
  ];
  for (const [nth, kind] of kinds.entries()) {
    const expected = await renderer.paper(wanted[nth] as (typeof wanted)[number]);
    await eventually(async () => expect((await read(placed, kind)).equals(expected)).toBe(true));
  }
  const stored = await papers(bench.mongo).find({ orderId: placed.orderId }).sort({ kind: 1 }).toArray();
  expect(stored.map(({ kind }) => kind)).toEqual(['order', 'packing-list', 'tax-invoice']);
  expect(stored.find(({ invoiceNo }) => invoiceNo)?.invoiceNo).toBe(await numberOf(placed.orderId));
};

test('order, invoice and packing list show the address of the last change under the same numbers', async () => {
  const placed = anOrderPlaced();
  await bench.publish([orderPlacedMessage(placed)]);
  await show(placed, undefined);
  const [first, second] = [aDeliveryChanged(placed, 1), aDeliveryChanged(placed, 2)];
  await bench.publish([deliveryChangedMessage(first)]);
  await show(placed, first);
  const number = await numberOf(placed.orderId);
  // The first one arrives again, as after a restore.
  await bench.publish([deliveryChangedMessage(second), deliveryChangedMessage(first)]);
  await show(placed, second);
  expect(await numberOf(placed.orderId)).toBe(number);
  expect((await deliveryChanges(bench.mongo).findOne({ _id: placed.orderId }))?.no).toBe(2);
});

test('an invoice with an earlier address than the last change is not read until it is rendered again', async () => {
  const placed = anOrderPlaced();
  await bench.publish([orderPlacedMessage(placed)]);
  await show(placed, undefined);
  const documentId = paperId(placed.orderId, 'tax-invoice');
  const change = aDeliveryChanged(placed, 1);
  // The change is stored, and its job has not run yet.
  const event = new Binary(DeliveryChanged.encode(change).finish());
  await deliveryChanges(bench.mongo).insertOne({ _id: placed.orderId, no: 1, event });
  const { documents } = await bench.asNotifications().readDocuments({ documentIds: [documentId] });
  expect(documents.map(({ content }) => content.length)).toEqual([0]);
  await expect(bench.asNotifications().readDocument({ documentId })).rejects.toMatchObject({ code: 'NotFound' });
  await bench.publish([deliveryChangedMessage(change)]);
  await show(placed, change);
});

test('a change that arrives before its order counts, and a parcel has the address of its dispatch', async () => {
  const placed = anOrderPlaced();
  const change = aDeliveryChanged(placed, 1);
  await bench.publish([deliveryChangedMessage(change)]);
  await eventually(async () =>
    expect(await deliveryChanges(bench.mongo).countDocuments({ _id: placed.orderId })).toBe(1),
  );
  await bench.publish([orderPlacedMessage(placed)]);
  await show(placed, change);
  // The event of the second change is still on its way.
  const { delivery } = aDeliveryChanged(placed, 2);
  const units = { lineId: '1001', quantity: 1 };
  await bench.publish([orderDispatchedMessage(placed, { parcelNo: 1, ...units }, { delivery, restWaits: true })]);
  const parcel = {
    no: 1,
    dispatchedAt: new Date('2026-04-01T01:00:00.000Z'),
    carrier: '',
    trackingNo: '',
    restWaits: true,
    lines: linesOfParcel(placed.lines, [units]).map(lineFacts),
  };
  const order = placedOrder({ ...placed, ...(delivery && { delivery }) });
  const expected = await renderer.paper(parcelList(order, parcel, supplier));
  const request = { orderId: placed.orderId, parcelNo: 1, kind: DocumentKind.DOCUMENT_KIND_PARCEL_LIST, waitMs: 5_000 };
  const { documentId } = await bench.as(placed.owner).findDocument(FindDocumentRequest.fromPartial(request));
  expect((await bench.asNotifications().readDocument({ documentId })).content.equals(expected)).toBe(true);
});
