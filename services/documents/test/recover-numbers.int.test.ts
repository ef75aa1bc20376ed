import { DocumentReady, documentReady } from '@southline/contracts/events';
import { perFile } from '@southline/testkit/per-file';
import { expect, test } from 'vitest';
import { invoiceNumbers, skippedNumbers } from '../src/storage/collections.ts';
import { invoiceNumberSeries } from '../src/storage/invoice-numbers.ts';
import { recoverNumbers } from '../src/storage/recover-numbers.ts';
import { announcedNumbers } from '../src/transport/kafka/announced-numbers.ts';
import { prepareDocuments } from './support/bench.ts';

const bench = perFile(prepareDocuments);

test('after a restore each order has its document’s number, and new ones follow all issued ones', async () => {
  const { mongo, broker, publish } = bench;
  const series = invoiceNumberSeries(mongo);
  expect(await series.of('in-the-copy')).toBe('INV-100001');
  const since = new Date();
  const announced = (orderId: string, invoiceNo: string) => ({
    topic: documentReady.topic,
    key: orderId,
    value: Buffer.from(DocumentReady.encode(DocumentReady.fromPartial({ orderId, invoiceNo })).finish()),
    headers: { 'event-id': orderId, 'occurred-at': since.toISOString(), 'aggregate-version': '1' },
  });
  await publish([announced('in-the-copy', 'INV-100001'), announced('b', 'INV-100002'), announced('d', 'INV-100004')]);
  const given = await announcedNumbers(broker, since);
  expect(await recoverNumbers(mongo, given, 'drill')).toEqual({ known: 2, skipped: 101, twice: [] });
  expect(await series.of('d')).toBe('INV-100004');
  expect(await series.of('new')).toBe('INV-100105');
  const held = (await invoiceNumbers(mongo).find().toArray()).map(({ invoiceNo }) => invoiceNo);
  const skipped = (await skippedNumbers(mongo).find().toArray()).map(({ _id }) => _id);
  expect([...held, ...skipped].sort()).toEqual(Array.from({ length: 105 }, (_, n) => `INV-${100_001 + n}`));
  expect(await skippedNumbers(mongo).findOne({ _id: 'INV-100003' })).toMatchObject({ reason: 'drill' });
});

test('a number that was given again before is named', async () => {
  const { mongo } = bench;
  const twice = [{ orderId: 'somebody-else', invoiceNo: 'INV-100001' }];
  expect(await recoverNumbers(mongo, twice, 'drill')).toMatchObject({ twice: ['INV-100001'] });
});
