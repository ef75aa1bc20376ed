import { DocumentKind, FindDocumentRequest } from '@southline/contracts/documents';
import { OrderJoined, orderJoined } from '@southline/contracts/events';
import { ownerOfMember } from '@southline/kernel/owner';
import { eventually, unique } from '@southline/testkit';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { afterAll, expect, test } from 'vitest';
import { joinedOrders } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

const documents = await prepareDocuments();
await documents.start();
afterAll(() => documents.stop());

const joinedMessage = (orderId: string, owner: string, guestOwner: string) => ({
  topic: orderJoined.topic,
  key: orderId,
  value: Buffer.from(OrderJoined.encode({ orderId, owner, guestOwner, joinedAt: '2026-11-25T00:00:00.000Z' }).finish()),
  headers: { 'event-id': unique('event'), 'occurred-at': new Date().toISOString(), 'aggregate-version': '4' },
});
const query = (orderId: string) =>
  FindDocumentRequest.fromPartial({ orderId, kind: DocumentKind.DOCUMENT_KIND_TAX_INVOICE, waitMs: 1_000 });

test.each(['before', 'after'])(
  'the documents of a guest’s order that moved are the member’s, if order-joined came %s order-placed',
  async (when) => {
    const event = anOrderPlaced();
    const owner = ownerOfMember(unique('M'));
    const messages = [orderPlacedMessage(event), joinedMessage(event.orderId, owner, event.owner)];
    for (const message of when === 'before' ? messages.reverse() : messages) {
      await documents.publish([message]);
      if (message.topic === orderJoined.topic)
        await eventually(async () =>
          expect(await joinedOrders(documents.mongo).findOne({ _id: event.orderId })).toMatchObject({ owner }),
        );
    }
    const ofMember = documents.as(owner, 'Member');
    await eventually(async () =>
      expect(await ofMember.findDocument(query(event.orderId))).toMatchObject({ ready: true }),
    );
    const { invoiceNos } = await ofMember.listInvoiceNumbers({ orderIds: [event.orderId] });
    expect(Object.keys(invoiceNos)).toEqual([event.orderId]);
    const missing = expect.objectContaining({ kind: 'not-found' });
    await expect(documents.as(event.owner).findDocument(query(event.orderId))).rejects.toEqual(missing);
  },
);
