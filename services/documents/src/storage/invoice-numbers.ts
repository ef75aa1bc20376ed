import { readTogether } from '@southline/platform/gather';
import {
  afterCommit,
  beforeCommit,
  type ClientSession,
  deferWrite,
  inTransaction,
  type Mongo,
  onDuplicate,
} from '@southline/platform/mongo';
import { type Recent, recentRecords } from '@southline/platform/recent';
import type { InvoiceNumbers } from '../domain/ports.ts';
import { invoiceNumber } from '../domain/tax-invoice.ts';
import { counters, invoiceNumbers, joinedOrders, mostTogether, orders } from './collections.ts';

export const invoiceSeries = 'invoice';

/** The orders of a transaction that get a number at its end. */
const wanting = new WeakMap<ClientSession, Set<string>>();

/**
 * Assigns a number to the order in the transaction, unless it has one. All orders of the transaction get theirs
 * together. The series has no gaps: the counter and the orders' numbers are written in one transaction, and every such
 * order gets its documents. `recent` gets the numbers, which never change, after the commit.
 */
export const giveInvoiceNumber = (
  mongo: Mongo,
  session: ClientSession,
  orderId: string,
  recent: Recent<string>,
): void => {
  const orders = wanting.get(session) ?? new Set();
  wanting.set(session, orders.add(orderId));
  beforeCommit(session, 'invoice numbers', () => giveNumbers(mongo, session, recent));
};

const giveNumbers = async (mongo: Mongo, session: ClientSession, recent: Recent<string>): Promise<void> => {
  const orders = [...(wanting.get(session) ?? [])];
  wanting.delete(session);
  const known = invoiceNumbers(mongo).find({ _id: { $in: orders } }, { session, projection: { _id: 1 } });
  const numbered = new Set((await known.toArray()).map(({ _id }) => _id));
  const fresh = orders.filter((orderId) => !numbered.has(orderId));
  if (fresh.length === 0) return;
  const counter = await counters(mongo).findOneAndUpdate(
    { _id: invoiceSeries },
    { $inc: { count: fresh.length } },
    { upsert: true, returnDocument: 'after', session },
  );
  const before = (counter?.count ?? fresh.length) - fresh.length;
  fresh.forEach((orderId, index) => {
    const invoiceNo = invoiceNumber(before + index + 1);
    deferWrite(session, invoiceNumbers(mongo), { insertOne: { document: { _id: orderId, invoiceNo } } });
    afterCommit(session, `invoice number of ${orderId}`, () => recent.set(orderId, invoiceNo));
  });
};

/** The orders that the owner placed, or that moved to the owner's account. */
const ownOrders = async (mongo: Mongo, orderIds: readonly string[], owner: string): Promise<string[]> => {
  const named = { _id: { $in: [...orderIds] }, owner };
  const found = [orders(mongo).distinct('_id', named), joinedOrders(mongo).distinct('_id', named)];
  return (await Promise.all(found)).flat();
};

export const invoiceNumberSeries = (mongo: Mongo, recent: Recent<string> = recentRecords()): InvoiceNumbers => {
  const numbersOf = async (orderIds: readonly string[]) => {
    const found = await invoiceNumbers(mongo)
      .find({ _id: { $in: [...orderIds] } })
      .toArray();
    return new Map(found.map(({ _id, invoiceNo }) => [_id, invoiceNo]));
  };
  const given = readTogether(mostTogether, numbersOf);
  const give = (orderId: string) =>
    inTransaction(mongo, async (session) => giveInvoiceNumber(mongo, session, orderId, recent)).catch(
      onDuplicate(() => undefined),
    );

  return {
    async list(orderIds, owner) {
      const own = owner === undefined ? orderIds : await ownOrders(mongo, orderIds, owner);
      return Object.fromEntries(await numbersOf(own));
    },
    orderOf: async (invoiceNo) => (await invoiceNumbers(mongo).findOne({ invoiceNo }))?._id,
    async of(orderId) {
      const known = recent.get(orderId) ?? (await given(orderId));
      if (known !== undefined) return known;
      // The order arrived before numbers were assigned at that point, or was restored from a backup.
      await give(orderId);
      const now = await given(orderId);
      if (now === undefined) throw new Error('The order has no invoice number.');
      return now;
    },
  };
};
