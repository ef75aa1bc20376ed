import { createLogger } from '@southline/platform/logger';
import { connectMongo, prepareDatabase } from '@southline/platform/mongo';
import { freshDatabase } from '@southline/testkit';
import { describe, expect, it, test } from 'vitest';
import type { OrderDocument } from '../../../services/orders/src/storage/collections.ts';
import { toOrder } from '../../../services/orders/src/storage/order-document.ts';
import type { ItemDocument, ReturnDocument } from '../../../services/returns/src/storage/collections.ts';
import { toReturn } from '../../../services/returns/src/storage/documents.ts';
import { declarationOf, recordedReleases } from './support/release-record.ts';
import { storedCollections } from './support/stored-collections.ts';

const releases = await recordedReleases();

test('there is a record of a release', () => {
  expect(releases.length).toBeGreaterThan(0);
});

describe.each(releases)('the documents and events of release $release', ({ record, stored }) => {
  const { documents, events } = record;

  it('each event is read with the same contents, and belongs to the same record', () => {
    for (const { topic, key, value, json } of events) {
      const declaration = declarationOf(topic);
      const event = declaration?.message.decode(Buffer.from(value, 'base64'));
      expect(declaration?.message.toJSON(event), topic).toMatchObject(json as object);
      expect(declaration?.key(event), topic).toBe(key);
    }
  });

  it('the databases of this release accept each document', async () => {
    for (const [service, collections] of Object.entries(storedCollections)) {
      const mongo = await connectMongo(freshDatabase(service), { logger: createLogger('releases', 'error') });
      try {
        await prepareDatabase(mongo, collections);
        for (const { collectionName } of collections) {
          for (const document of stored[`${service}.${collectionName}`] ?? [])
            await mongo.db.collection(collectionName).insertOne({ ...document });
        }
      } finally {
        await mongo.close();
      }
    }
  });

  it('no recorded collection is unknown to this release', () => {
    const known = Object.entries(storedCollections).flatMap(([service, collections]) =>
      collections.map(({ collectionName }) => `${service}.${collectionName}`),
    );
    expect(Object.keys(documents).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('orders and returns are read from them', () => {
    const orders = (documents['orders.orders'] ?? []) as OrderDocument[];
    expect(orders.length).toBeGreaterThan(0);
    for (const document of orders) {
      const order = toOrder(document);
      expect(order).toMatchObject({ orderId: document._id, orderNo: document.orderNo });
      expect(order.lines.every(({ quantity }) => Number.isInteger(quantity))).toBe(true);
    }
    const returned = (documents['returns.returns'] ?? []) as ReturnDocument[];
    const items = (documents['returns.items'] ?? []) as ItemDocument[];
    for (const document of returned) {
      const own = items.filter(({ returnId }) => returnId === document._id);
      expect(toReturn(document, own)).toMatchObject({
        returnId: document._id,
        items: own.map(() => expect.anything()),
      });
    }
  });
});
