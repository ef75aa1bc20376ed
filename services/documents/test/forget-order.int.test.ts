import { DocumentKind, FindDocumentRequest } from '@southline/contracts/documents';
import { OrderForgotten, orderForgotten } from '@southline/contracts/events';
import { jobs } from '@southline/platform/jobs';
import { eventually, unique } from '@southline/testkit';
import {
  aDeliveryChanged,
  anOrderPlaced,
  deliveryChangedMessage,
  orderPlacedMessage,
} from '@southline/testkit/order-placed';
import { afterAll, expect, test } from 'vitest';
import { renderJobId } from '../src/domain/render-job.ts';
import { deliveryChanges, invoiceNumbers, orders, papers } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

const documents = await prepareDocuments();
await documents.start();
afterAll(() => documents.stop());

const requestedKinds = [DocumentKind.DOCUMENT_KIND_ORDER, DocumentKind.DOCUMENT_KIND_PACKING_LIST];
const request = (orderId: string, kind: DocumentKind) => FindDocumentRequest.fromPartial({ orderId, kind });
const staff = () => documents.as('member:1', 'Admin');
const papersOf = (orderId: string) => papers(documents.mongo).find({ orderId }).sort({ kind: 1 }).toArray();
const changeOf = async (orderId: string) =>
  (await deliveryChanges(documents.mongo).findOne({ _id: orderId })) ?? undefined;
const made = async () => {
  const event = anOrderPlaced();
  await documents.publish([orderPlacedMessage(event), deliveryChangedMessage(aDeliveryChanged(event, 1))]);
  await eventually(async () => expect(await changeOf(event.orderId)).toBeDefined());
  await eventually(async () => expect(await papersOf(event.orderId)).toHaveLength(1));
  for (const kind of requestedKinds)
    expect(await staff().findDocument(request(event.orderId, kind))).toMatchObject({ ready: true });
  return event.orderId;
};
const forgottenMessage = (orderId: string, eventId = unique('event')) => ({
  topic: orderForgotten.topic,
  key: orderId,
  value: Buffer.from(OrderForgotten.encode({ orderId, forgottenAt: '2026-11-24T00:00:00.000Z' }).finish()),
  headers: { 'event-id': eventId, 'occurred-at': new Date().toISOString(), 'aggregate-version': '9' },
});

test('a change of the address that arrives after the order was forgotten ends with it, and so does its invoice', async () => {
  const placed = anOrderPlaced();
  // Its mails attach the PDF of the order, which is not retained.
  const unpriced = anOrderPlaced();
  for (const line of unpriced.lines)
    Object.assign(line, { priceOnApplication: true, price: undefined, total: undefined });
  const both = [placed, unpriced];
  await documents.publish(both.map((event) => orderPlacedMessage(event)));
  for (const { orderId } of both) await eventually(async () => expect(await papersOf(orderId)).toHaveLength(1));
  await documents.publish(both.map(({ orderId }) => forgottenMessage(orderId)));
  const endsAt = new Date('2033-11-24T00:00:00.000Z');
  for (const { orderId: _id } of both)
    await eventually(async () => expect(await orders(documents.mongo).findOne({ _id })).toMatchObject({ endsAt }));
  await documents.publish(both.map((event) => deliveryChangedMessage(aDeliveryChanged(event, 1))));
  for (const { orderId } of both) {
    const job = { _id: renderJobId({ orderId, deliveryNo: 1 }), state: 'done' } as const;
    await eventually(async () => expect(await jobs(documents.mongo).countDocuments(job)).toBe(1));
    expect(await changeOf(orderId)).toMatchObject({ no: 1, endsAt });
  }
  expect(await papersOf(placed.orderId)).toMatchObject([{ kind: 'tax-invoice', deliveryNo: 1, endsAt }]);
  expect(await papersOf(unpriced.orderId)).toEqual([]);
});

test('of a forgotten order the tax invoice stays for seven years, with its number and the event; the rest goes', async () => {
  const [orderId, other] = [await made(), await made()];
  const message = forgottenMessage(orderId);
  await documents.publish([message, message, forgottenMessage(orderId)]);
  await eventually(async () => expect(await papersOf(orderId)).toHaveLength(1));
  const endsAt = new Date('2033-11-24T00:00:00.000Z');
  const [invoice] = await papersOf(orderId);
  expect(invoice).toMatchObject({ kind: 'tax-invoice', endsAt });
  expect(await orders(documents.mongo).findOne({ _id: orderId })).toMatchObject({ endsAt });
  expect(await changeOf(orderId)).toMatchObject({ endsAt });
  expect(await changeOf(other)).not.toHaveProperty('endsAt');
  expect(await invoiceNumbers(documents.mongo).countDocuments({ invoiceNo: invoice?.invoiceNo ?? '' })).toBe(1);
  // A later request of staff for the other documents does not bring them back.
  for (const kind of requestedKinds)
    expect(await staff().findDocument(request(orderId, kind))).toMatchObject({ ready: false });
  expect(await papersOf(orderId)).toHaveLength(1);
  expect((await papersOf(other)).map(({ kind, endsAt: end }) => [kind, end])).toEqual([
    ['order', undefined],
    ['packing-list', undefined],
    ['tax-invoice', undefined],
  ]);
});
