import { DocumentKind, FindDocumentRequest } from '@southline/contracts/documents';
import { eventually } from '@southline/testkit';
import { doomed } from '@southline/testkit/child-process';
import { anOrderPlaced, orderPlacedMessage } from '@southline/testkit/order-placed';
import { expect, test } from 'vitest';
import { invoiceNumbers, papers } from '../src/storage/collections.ts';
import { prepareDocuments } from './support/bench.ts';

/** Is killed after it has rendered a document of the order that it is given. */
const entry = new URL('./support/killed-after-render.ts', import.meta.url);

test('a worker killed between rendering and storing loses nothing: the document is stored once, under its number', async () => {
  const bench = await prepareDocuments();
  const { mongo, publish } = bench;
  const event = anOrderPlaced();
  const first = doomed(entry, bench.env, [event.orderId]);
  await publish([orderPlacedMessage(event)]);
  expect(await first).toEqual([null, 'SIGKILL']);
  // A killed job is repeated when its lease has ended.
  expect(await doomed(entry, bench.env, [event.orderId])).toEqual([null, 'SIGKILL']);
  expect(await papers(mongo).countDocuments({ orderId: event.orderId })).toBe(0);
  const reserved = await invoiceNumbers(mongo).findOne({ _id: event.orderId });

  await bench.start();
  try {
    const made = await eventually(async () => {
      const found = await papers(mongo).find({ orderId: event.orderId }).toArray();
      expect(found).toHaveLength(1);
      return found;
    });
    const invoice = made.find(({ kind }) => kind === 'tax-invoice');
    const given = await invoiceNumbers(mongo).findOne({ _id: event.orderId });
    expect(invoice?.invoiceNo).toBe(given?.invoiceNo);
    if (reserved) expect(given).toEqual(reserved);
    expect(await mongo.db.collection('outbox').countDocuments({ key: event.orderId })).toBe(1);
  } finally {
    await bench.stop();
  }
});

test('a process killed between rendering a requested document and storing it loses nothing: the next request makes it', async () => {
  const bench = await prepareDocuments();
  const { mongo, publish } = bench;
  const event = anOrderPlaced();
  const { orderId } = event;
  const stored = async () => (await papers(mongo).find({ orderId }).toArray()).map(({ kind }) => kind).sort();
  try {
    const before = await bench.start();
    await publish([orderPlacedMessage(event)]);
    await eventually(async () => expect(await stored()).toEqual(['tax-invoice']));
    await before.stop();

    let ended = false;
    const killed = doomed(entry, bench.env, [orderId]).finally(() => {
      ended = true;
    });
    const request = FindDocumentRequest.fromPartial({ orderId, kind: DocumentKind.DOCUMENT_KIND_ORDER });
    const find = () => bench.as(event.owner).findDocument(request);
    // The request that kills the process has no answer, and those before its start have none either.
    await eventually(() =>
      find().then(
        () => false,
        () => ended,
      ),
    );
    expect(await killed).toEqual([null, 'SIGKILL']);
    expect(await stored()).toEqual(['tax-invoice']);
    await bench.start();
    expect(await eventually(find)).toMatchObject({ ready: true });
    expect(await stored()).toEqual(['order', 'tax-invoice']);
  } finally {
    await bench.stop();
  }
});
