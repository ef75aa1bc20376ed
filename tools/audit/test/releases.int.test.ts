import { createLogger } from '@southline/platform/logger';
import { connectMongo, isDuplicateKey, type Mongo, prepareDatabase } from '@southline/platform/mongo';
import { freshDatabase } from '@southline/testkit';
import type { Document } from 'mongodb';
import { describe, expect, it, test } from 'vitest';
import { createAccounts } from '../../../services/auth/src/storage/accounts.ts';
import { createOrderRepository as createDrawnOrders } from '../../../services/documents/src/storage/order-repository.ts';
import {
  type DealerDocument,
  type SuburbDocument,
  toDealer,
  toSuburb,
} from '../../../services/locator/src/storage/documents.ts';
import { createOrderRepository as createMailedOrders } from '../../../services/notifications/src/storage/order-repository.ts';
import { recentOrders } from '../../../services/notifications/src/storage/recent-orders.ts';
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

  /** The documents come from the databases of several tests, which may use the same key. Only the first of these is stored. */
  const storedOnce = async (mongo: Mongo, name: string, document: Document): Promise<boolean> => {
    try {
      await mongo.db.collection(name).insertOne({ ...document });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  /** Stores each document of some collections, reads it, and returns their number. */
  const storeEach = async (
    service: string,
    wanted: (collection: string) => boolean,
    read: (mongo: Mongo, document: Document) => Promise<void> = async () => {},
  ): Promise<number> => {
    const mongo = await connectMongo(freshDatabase(service), { logger: createLogger('releases', 'error') });
    const collections = storedCollections[service] ?? [];
    let stores = 0;
    try {
      await prepareDatabase(mongo, collections);
      for (const { collectionName } of collections.filter((each) => wanted(each.collectionName))) {
        for (const document of stored[`${service}.${collectionName}`] ?? []) {
          if (!(await storedOnce(mongo, collectionName, document))) continue;
          await read(mongo, document);
          stores += 1;
        }
      }
    } finally {
      await mongo.close();
    }
    return stores;
  };

  it.each(Object.keys(storedCollections))(
    'the database of %s in this release accepts each document',
    async (service) => {
      expect(await storeEach(service, () => true)).toBeGreaterThan(0);
    },
  );

  it('members are read from them', async () => {
    const read = async (mongo: Mongo, { _id, email }: Document) =>
      expect(await createAccounts(mongo).find(_id)).toMatchObject({ membershipNo: _id, email });
    expect(await storeEach('auth', (name) => name === 'members', read)).toBeGreaterThan(0);
  });

  it('documents and mails read the orders that they stored', async () => {
    const isOrders = (name: string) => name === 'orders';
    const drawn = await storeEach('documents', isOrders, async (mongo, { _id, orderNo }) => {
      expect((await createDrawnOrders(mongo).find(_id))?.order).toMatchObject({ orderId: _id, orderNo });
    });
    const mailed = await storeEach('notifications', isOrders, async (mongo, { _id }) => {
      expect(await createMailedOrders(mongo, recentOrders()).read(_id)).toMatchObject({ orderId: _id });
    });
    expect([drawn, mailed]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(Math.min(drawn, mailed)).toBeGreaterThan(0);
  });

  it('places and dealers are read from them', () => {
    const [found] = (documents['locator.suburbs'] ?? []) as SuburbDocument[];
    const [dealer] = (documents['locator.dealers'] ?? []) as DealerDocument[];
    if (!found || !dealer) throw new Error('The record has no places.');
    expect(toSuburb(found)).toMatchObject({ label: found.label, position: { lat: expect.any(Number) } });
    expect(toDealer(dealer)).toMatchObject({ code: dealer.code, position: { lat: expect.any(Number) } });
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
