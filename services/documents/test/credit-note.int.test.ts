import { DocumentKind } from '@southline/contracts/documents';
import { documentReady } from '@southline/contracts/events';
import { ReturnState } from '@southline/contracts/returns';
import { parkedEvents } from '@southline/platform/inbox';
import { eventually } from '@southline/testkit';
import { anOrderCancelled, orderCancelledMessage } from '@southline/testkit/order-cancelled';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { perFile } from '@southline/testkit/per-file';
import { aReturnProcessed, returnProcessedMessage } from '@southline/testkit/return-processed';
import { eventsOf } from '@southline/testkit/written-events';
import { beforeAll, expect, test } from 'vitest';
import { cancellations, invoiceNumbers, papers, returns } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

const documents = perFile(prepareDocuments);
beforeAll(async () => {
  await documents.start();
});

const creditNotes = (orderId: string) => papers(documents.mongo).find({ orderId, kind: 'credit-note' }).toArray();
const theOne = (orderId: string) =>
  eventually(async () => {
    const found = await creditNotes(orderId);
    expect(found).toHaveLength(1);
    return found[0];
  });

const announced = async (orderId: string) =>
  (await eventsOf(documents.mongo, documentReady, orderId)).filter(
    ({ kind }) => kind === DocumentKind.DOCUMENT_KIND_CREDIT_NOTE,
  );

test('a return delivered five times, shuffled, has one credit note that is announced once', async () => {
  const order = anOrderPlaced();
  const [first, second] = [aReturnProcessed(order), aReturnProcessed(order)];
  const copies = (event: typeof first) => [
    ...Array.from({ length: 3 }, () => returnProcessedMessage(event, `${event.returnId}-1`)),
    ...Array.from({ length: 2 }, () => returnProcessedMessage(event)),
  ];
  // The events may even come before the order's own. The credit note then waits for the tax invoice.
  const messages = [...copies(first), ...copies(second)].sort((a, b) =>
    a.headers['event-id'].localeCompare(b.headers['event-id']),
  );
  await documents.publish(messages);
  await documents.publish([orderPlacedMessage(order)]);
  await eventually(async () => expect(await creditNotes(order.orderId)).toHaveLength(2));
  const after = aReturnProcessed(order);
  await documents.publish([...messages, returnProcessedMessage(after)]);
  await eventually(async () => expect(await creditNotes(order.orderId)).toHaveLength(3));
  const events = await announced(order.orderId);
  expect(events.map(({ returnNo }) => returnNo).sort()).toEqual(
    [first, second, after].map(({ returnNo }) => returnNo).sort(),
  );
  const { invoiceNo } = (await invoiceNumbers(documents.mongo).findOne({ _id: order.orderId })) ?? {};
  expect(invoiceNo).toBeTruthy();
});

test('only its owner and staff find it by the number of the return', async () => {
  const order = anOrderPlaced({ owner: 'member:4711' });
  const event = aReturnProcessed(order);
  await documents.publish([orderPlacedMessage(order), returnProcessedMessage(event)]);
  const kind = DocumentKind.DOCUMENT_KIND_CREDIT_NOTE;
  const query = { orderId: '', returnNo: event.returnNo, cancellationNo: 0, kind, waitMs: 5_000 };
  const found = await eventually(async () => {
    const answer = await documents.as('member:4711', 'Member').findDocument(query);
    return answer.ready && answer;
  });
  expect(found.fileName).toBe(`Southline-Credit-Note-${event.returnNo.replace(/[^A-Z0-9]/g, '')}.pdf`);
  expect(await documents.as('member:1', 'Admin').findDocument(query)).toEqual(found);
  await expect(documents.as('member:2', 'Member').findDocument(query)).rejects.toMatchObject({ kind: 'not-found' });
  const { content } = await documents.asNotifications().readDocument({ documentId: found.documentId });
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a declined return has none', async () => {
  const order = anOrderPlaced();
  const declined = aReturnProcessed(order, { outcome: ReturnState.RETURN_STATE_DECLINED });
  const after = aReturnProcessed(order);
  await documents.publish([orderPlacedMessage(order), returnProcessedMessage(declined)]);
  await documents.publish([{ ...returnProcessedMessage(after), key: declined.returnId }]);
  expect(await theOne(order.orderId)).toMatchObject({ returnId: after.returnId });
  expect(await returns(documents.mongo).findOne({ _id: declined.returnId })).toBeNull();
});

const kindsOf = async (orderId: string) =>
  (await papers(documents.mongo).find({ orderId }).toArray()).map(({ kind }) => kind).sort();

test('each cancellation with a refund has one credit note, told before the order and told again', async () => {
  const order = anOrderPlaced({ owner: 'member:4711' });
  const first = anOrderCancelled(order, { no: 1, units: { '2002': 2 } });
  const free = { ...anOrderCancelled(order, { no: 2, units: { '2002': 1 } }), refunded: { cents: 0, currency: 'AUD' } };
  const third = anOrderCancelled(order, { no: 3, units: { '1001': 1 } });
  const messages = [first, free, third].map((event) => orderCancelledMessage(event));
  await documents.publish([...messages, orderCancelledMessage(first), ...messages]);
  await documents.publish([orderPlacedMessage(order)]);
  await eventually(async () => expect(await creditNotes(order.orderId)).toHaveLength(2));
  const after = anOrderCancelled(order, { no: 4, units: { '2002': 1 } });
  await documents.publish([...messages, orderCancelledMessage(after)]);
  await eventually(async () => expect(await creditNotes(order.orderId)).toHaveLength(3));
  const notes = (await announced(order.orderId)).map(({ cancellationNo, fileName }) => [cancellationNo, fileName]);
  expect(notes.sort()).toEqual([1, 3, 4].map((no) => [no, `Southline-Credit-Note-${order.orderNo}-${no}.pdf`]));
  expect(await kindsOf(order.orderId)).toEqual([...Array(3).fill('credit-note'), 'tax-invoice']);
});

test('the credit note of a cancellation is found by its owner and staff alone', async () => {
  const order = anOrderPlaced({ owner: 'member:4712' });
  await documents.publish([orderPlacedMessage(order), orderCancelledMessage(anOrderCancelled(order))]);
  const kind = DocumentKind.DOCUMENT_KIND_CREDIT_NOTE;
  const query = { orderId: order.orderId, returnNo: '', cancellationNo: 1, kind, waitMs: 5_000 };
  const found = await eventually(async () => {
    const answer = await documents.as('member:4712', 'Member').findDocument(query);
    return answer.ready && answer;
  });
  expect(await documents.as('member:1', 'Admin').findDocument(query)).toEqual(found);
  for (const stranger of [documents.as('member:2', 'Member'), documents.as('guest:somebody')])
    await expect(stranger.findDocument(query)).rejects.toMatchObject({ kind: 'not-found' });
  expect(
    await documents.as('member:4712', 'Member').findDocument({ ...query, cancellationNo: 2, waitMs: 0 }),
  ).toMatchObject({ ready: false });
  const { content } = await documents.asNotifications().readDocument({ documentId: found.documentId });
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('an order that was never placed has no credit note, and an unreadable cancellation is parked', async () => {
  const order = anOrderPlaced();
  const { orderId: key } = order;
  const never = { ...anOrderCancelled(order), cancellation: undefined };
  const broken = anOrderCancelled(order, { change: { owner: '' } });
  const after = anOrderPlaced();
  await documents.publish([orderCancelledMessage(never), orderCancelledMessage(broken), orderPlacedMessage(after)]);
  await documents.publish([{ ...orderCancelledMessage(anOrderCancelled(after)), key }]);
  expect(await theOne(after.orderId)).toMatchObject({ cancellationNo: 1 });
  expect(await cancellations(documents.mongo).countDocuments({ orderId: key })).toBe(0);
  expect(await parkedEvents(documents.mongo).countDocuments({ 'payload.orderId': key })).toBe(1);
});
