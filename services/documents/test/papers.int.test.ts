import { DocumentKind, FindDocumentRequest } from '@southline/contracts/documents';
import { documentReady } from '@southline/contracts/events';
import { Cart } from '@southline/contracts/orders';
import { parkedEvents } from '@southline/platform/inbox';
import { inTransaction } from '@southline/platform/mongo';
import { eventually, unique } from '@southline/testkit';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { afterAll, expect, test } from 'vitest';
import { invoiceNumbers, papers } from '../src/storage/collections.ts';
import { createOrderIntake } from '../src/storage/order-repository.ts';
import { queuePapers } from '../src/transport/kafka/on-order-events.ts';
import { prepareDocuments } from './support/bench.ts';

const documents = await prepareDocuments();
await documents.start();
afterAll(() => documents.stop());

const advise = (line: object) => Object.assign(line, { priceOnApplication: true, price: undefined, total: undefined });
const supplier = { name: 'Southline', abn: '00 000 000 000', address: 'Melbourne' };
const papersOf = (orderId: string) => papers(documents.mongo).find({ orderId }).toArray();

const papersMade = (orderId: string, count = 1) =>
  eventually(async () => {
    const found = await papersOf(orderId);
    expect(found).toHaveLength(count);
    return found;
  });

const outboxOf = (orderId: string) => documents.mongo.db.collection('outbox').find({ key: orderId }).toArray();

test('an order-placed event delivered five times makes one tax invoice and one document-ready event', async () => {
  const event = anOrderPlaced();
  const message = orderPlacedMessage(event);
  await documents.publish([message, message, message]);
  // Repeats the order in another event. The documents' natural keys prevent duplicates.
  await documents.publish([orderPlacedMessage(event), orderPlacedMessage(event)]);
  const made = await papersMade(event.orderId);
  expect(made.map(({ kind }) => kind)).toEqual(['tax-invoice']);
  const after = anOrderPlaced();
  await documents.publish([{ ...orderPlacedMessage(after), key: event.orderId }]);
  await papersMade(after.orderId);
  expect(await papersOf(event.orderId)).toHaveLength(1);
  const ready = await outboxOf(event.orderId);
  expect(ready.map(({ topic }) => topic)).toEqual([documentReady.topic]);
});

const request = (orderId: string, kind: DocumentKind, waitMs = 0) =>
  FindDocumentRequest.fromPartial({ orderId, kind, waitMs });

test('order and packing list are made when they are first asked for, once, the same for owner and staff', async () => {
  const event = anOrderPlaced();
  await documents.publish([orderPlacedMessage(event)]);
  await papersMade(event.orderId);
  for (const [kind, name] of [
    [DocumentKind.DOCUMENT_KIND_ORDER, 'Order'],
    [DocumentKind.DOCUMENT_KIND_PACKING_LIST, 'Packing-List'],
  ] as const) {
    const asked = request(event.orderId, kind);
    await expect(documents.as('guest:somebody-else').findDocument(asked)).rejects.toMatchObject({ kind: 'not-found' });
    const found = await Promise.all(
      [documents.as(event.owner), documents.as('member:1', 'Admin')].map((client) => client.findDocument(asked)),
    );
    expect(new Set(found.map(({ fileName }) => fileName))).toEqual(new Set([`Southline-${name}-${event.orderNo}.pdf`]));
    const { content } = await documents.asNotifications().readDocument({ documentId: found[0]?.documentId ?? '' });
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(await papersOf(event.orderId)).toHaveLength(3);
  expect(await outboxOf(event.orderId)).toHaveLength(1);
});

test('staff see which documents an order has, with the invoice number, and buyers are refused', async () => {
  const event = anOrderPlaced();
  await documents.publish([orderPlacedMessage(event)]);
  const [invoice] = await papersMade(event.orderId);
  const { entries } = await documents.as('member:D1', 'Dealer').listOrderTimeline({ orderId: event.orderId });
  const facts = { fileName: `Southline-Tax-Invoice-${event.orderNo}.pdf`, invoiceNo: invoice?.invoiceNo };
  expect(entries).toEqual([{ at: invoice?.createdAt.toISOString(), what: 'document-made', facts }]);
  const buyer = documents.as(event.owner, 'Member');
  await expect(buyer.listOrderTimeline({ orderId: event.orderId })).rejects.toMatchObject({ kind: 'forbidden' });
});

test('invoice numbers are listed for their owner and for staff alone', async () => {
  const [one, other] = [anOrderPlaced(), anOrderPlaced()];
  await documents.publish([orderPlacedMessage(one), orderPlacedMessage(other)]);
  await papersMade(one.orderId);
  await papersMade(other.orderId);
  const orderIds = [one.orderId, other.orderId, 'unknown'];
  const list = (client: ReturnType<typeof documents.as>) => client.listInvoiceNumbers({ orderIds });
  const own = await list(documents.as(one.owner, 'Member'));
  expect(Object.keys(own.invoiceNos)).toEqual([one.orderId]);
  const all = await list(documents.as('member:D1', 'Dealer'));
  expect(Object.keys(all.invoiceNos).sort()).toEqual([one.orderId, other.orderId].sort());
  expect(new Set(Object.values(all.invoiceNos)).size).toBe(2);
  await expect(list(documents.as('guest:a'))).rejects.toMatchObject({ kind: 'forbidden' });
});

test('the tax invoice of a Chinese order names its parts in Chinese too; without translations only in English', async () => {
  const [chinese, other] = [anOrderPlaced({ language: 'zh' }), anOrderPlaced({ language: 'ko' })];
  await documents.publish([orderPlacedMessage(chinese), orderPlacedMessage(other)]);
  const printed = async ({ orderId }: { orderId: string }) =>
    (await papersMade(orderId)).map(({ bytes }) => Buffer.from(bytes.buffer).includes('NotoSansSC'));
  expect(await printed(chinese)).toEqual([true]);
  expect(await printed(other)).toEqual([false]);
});

test('an order without any price gets no tax invoice, and takes no number of the series', async () => {
  const event = anOrderPlaced();
  event.lines.forEach(advise);
  await documents.publish([orderPlacedMessage(event)]);
  const made = await papersMade(event.orderId);
  expect(made.map(({ kind }) => kind)).toEqual(['order']);
  const invoice = request(event.orderId, DocumentKind.DOCUMENT_KIND_TAX_INVOICE);
  expect(await documents.as(event.owner).findDocument(invoice)).toMatchObject({ ready: false });
  const after = anOrderPlaced();
  await documents.publish([{ ...orderPlacedMessage(after), key: event.orderId }]);
  await papersMade(after.orderId);
  expect(await papersOf(event.orderId)).toHaveLength(1);
  expect(await invoiceNumbers(documents.mongo).findOne({ _id: event.orderId })).toBeNull();
});

test('an order of which one line has no price gets its tax invoice at once', async () => {
  const event = anOrderPlaced();
  event.lines.slice(0, 1).forEach(advise);
  await documents.publish([orderPlacedMessage(event)]);
  expect((await papersMade(event.orderId)).map(({ kind }) => kind)).toContain('tax-invoice');
});

test('invoice numbers have no gap and no double, also when many orders come at once', async () => {
  const events = Array.from({ length: 12 }, () => anOrderPlaced());
  await documents.publish(events.map((event) => orderPlacedMessage(event)));
  for (const { orderId } of events) await papersMade(orderId);
  // The broker also carries orders of other files. In the end each assigned number has its document.
  await eventually(async () => {
    const numbers = await papers(documents.mongo)
      .find({ kind: 'tax-invoice' }, { projection: { invoiceNo: 1 } })
      .toArray();
    const counts = numbers.map(({ invoiceNo }) => Number(invoiceNo?.slice(4))).sort((a, b) => a - b);
    expect(counts).toEqual(counts.map((_, index) => 100_001 + index));
  });
});

test('owner and staff wait for the document and find it, and its bytes match their hash', async () => {
  const event = anOrderPlaced();
  await documents.publish([orderPlacedMessage(event)]);
  const owner = documents.as(event.owner);
  const found = await owner.findDocument({
    orderId: event.orderId,
    returnNo: '',
    cancellationNo: 0,
    kind: DocumentKind.DOCUMENT_KIND_TAX_INVOICE,
    waitMs: 5_000,
  });
  expect(found).toMatchObject({ ready: true, fileName: `Southline-Tax-Invoice-${event.orderNo}.pdf` });
  const staff = await documents.as('member:1', 'Admin').findDocument({
    orderId: event.orderId,
    returnNo: '',
    cancellationNo: 0,
    kind: DocumentKind.DOCUMENT_KIND_TAX_INVOICE,
    waitMs: 0,
  });
  expect(staff).toEqual(found);
  const paper = await documents.asNotifications().readDocument({ documentId: found.documentId });
  expect(paper.contentType).toBe('application/pdf');
  expect(paper.content.subarray(0, 5).toString()).toBe('%PDF-');
  const [stored] = await papers(documents.mongo).find({ _id: found.documentId }).toArray();
  expect(stored?.sha256).toBe(paper.sha256);
  const missing = documents.asNotifications().readDocument({ documentId: `${event.orderId}/credit-note/1` });
  await expect(missing).rejects.toMatchObject({ kind: 'not-found' });
  const together = [`${event.orderId}/credit-note/1`, found.documentId];
  const { documents: read } = await documents.asNotifications().readDocuments({ documentIds: together });
  expect(read.map(({ fileName, content }) => [fileName, content.length])).toEqual([
    ['', 0],
    [paper.fileName, paper.content.length],
  ]);
});

test('an order gets its invoice number on arrival, and the document has it', async () => {
  const events = [anOrderPlaced(), anOrderPlaced()];
  const intake = createOrderIntake(documents.mongo, supplier);
  const taken = await inTransaction(documents.mongo, async (session) => {
    for (const event of events) await queuePapers(intake(session), event);
  }).then(() =>
    invoiceNumbers(documents.mongo)
      .find({ _id: { $in: events.map(({ orderId }) => orderId) } })
      .toArray(),
  );
  expect(new Set(taken.map(({ invoiceNo }) => invoiceNo)).size).toBe(2);
  for (const { _id, invoiceNo } of taken) {
    const made = await papersMade(_id);
    expect(made.find(({ kind }) => kind === 'tax-invoice')?.invoiceNo).toBe(invoiceNo);
  }
});

test('another person’s order is not found, and people cannot read bytes by id', async () => {
  const event = anOrderPlaced();
  await documents.publish([orderPlacedMessage(event)]);
  await papersMade(event.orderId);
  const stranger = documents.as('guest:somebody-else');
  const query = {
    orderId: event.orderId,
    returnNo: '',
    cancellationNo: 0,
    kind: DocumentKind.DOCUMENT_KIND_ORDER,
    waitMs: 0,
  };
  await expect(stranger.findDocument(query)).rejects.toMatchObject({ kind: 'not-found' });
  const documentId = `${event.orderId}/order/1`;
  for (const read of [stranger.readDocument({ documentId }), stranger.readDocuments({ documentIds: [documentId] })])
    await expect(read).rejects.toMatchObject({ kind: 'forbidden' });
});

test('an order that is not known yet is answered as being made', async () => {
  const query = {
    orderId: unique('order'),
    returnNo: '',
    cancellationNo: 0,
    kind: DocumentKind.DOCUMENT_KIND_ORDER,
    waitMs: 200,
  };
  expect(await documents.as('guest:anybody').findDocument(query)).toMatchObject({ ready: false });
});

test('an event without the facts for a document is parked and takes no invoice number', async () => {
  const poison = anOrderPlaced({ placedAt: 'yesterday' });
  const good = anOrderPlaced();
  await documents.publish([orderPlacedMessage(poison), { ...orderPlacedMessage(good), key: poison.orderId }]);
  await papersMade(good.orderId);
  expect(await invoiceNumbers(documents.mongo).findOne({ _id: poison.orderId })).toBeNull();
  expect(await documents.mongo.db.collection('jobs').countDocuments({ 'payload.orderId': poison.orderId })).toBe(0);
  expect(await parkedEvents(documents.mongo).countDocuments({ 'payload.orderId': poison.orderId })).toBe(1);
});

test('the order list of a cart is rendered on demand and not stored', async () => {
  const { lines, totals } = anOrderPlaced();
  const cart = Cart.fromPartial({ orderNo: 'SL10000007', lines, ...(totals && { totals }) });
  const before = await papers(documents.mongo).countDocuments();
  const list = await documents.as('guest:anybody').renderOrderList({ cart, region: 'nz', language: '' });
  expect(list.fileName).toBe('Southline-Order-List-SL10000007.pdf');
  expect(list.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await papers(documents.mongo).countDocuments()).toBe(before);
});
