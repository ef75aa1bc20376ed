import { inTransaction, type Mongo } from '@southline/platform/mongo';
import type { GivenNumber } from '../domain/ports.ts';
import { invoiceCount, invoiceNumber } from '../domain/tax-invoice.ts';
import { counters, invoiceNumbers, skippedNumbers } from './collections.ts';
import { invoiceSeries } from './invoice-numbers.ts';

export interface Recovered {
  /** Orders that have their announced number again. */
  readonly known: number;
  readonly skipped: number;
  /** Numbers that two orders have, because they were assigned again before this command ran. */
  readonly twice: readonly string[];
}

/** A document can be read before its event is published. So numbers above the highest known one may have been used. */
const margin = 100;

/**
 * Runs after a restore. Assigns each order the number with which its document was announced. The series continues after
 * all numbers that may have been used. Skipped numbers are recorded with the reason.
 */
export const recoverNumbers = (mongo: Mongo, given: readonly GivenNumber[], reason: string): Promise<Recovered> => {
  const at = new Date();
  const [numbers, skipped] = [invoiceNumbers(mongo), skippedNumbers(mongo)];
  return inTransaction(mongo, async (session) => {
    const count = (await counters(mongo).findOne({ _id: invoiceSeries }, { session }))?.count ?? 0;
    const holders = new Map<string, string>();
    const owners = new Set<string>();
    for await (const { _id, invoiceNo } of numbers.find({}, { session })) {
      holders.set(invoiceNo, _id);
      owners.add(_id);
    }
    const twice: string[] = [];
    const back: { _id: string; invoiceNo: string }[] = [];
    for (const { orderId, invoiceNo } of given) {
      const holder = holders.get(invoiceNo);
      if (holder !== undefined && holder !== orderId) twice.push(invoiceNo);
      if (holder !== undefined || owners.has(orderId)) continue;
      holders.set(invoiceNo, orderId);
      owners.add(orderId);
      back.push({ _id: orderId, invoiceNo });
    }
    const next = Math.max(count, ...given.map(({ invoiceNo }) => invoiceCount(invoiceNo))) + margin;
    const free = Array.from({ length: next - count }, (_, n) => invoiceNumber(count + 1 + n)).filter(
      (invoiceNo) => !holders.has(invoiceNo),
    );
    if (back.length > 0) await numbers.insertMany(back, { session });
    if (free.length > 0)
      await skipped.insertMany(
        free.map((_id) => ({ _id, reason, at })),
        { session },
      );
    await counters(mongo).updateOne({ _id: invoiceSeries }, { $set: { count: next } }, { session, upsert: true });
    return { known: back.length, skipped: free.length, twice };
  });
};
