import { inTransaction, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import type { InvoiceNumbers } from '../domain/ports.ts';
import { invoiceNumber } from '../domain/tax-invoice.ts';
import { counters, invoiceNumbers } from './collections.ts';

export const invoiceSeries = 'invoice';

const reserve = async (mongo: Mongo, orderId: string): Promise<string> => {
  const reserved = () => invoiceNumbers(mongo).findOne({ _id: orderId });
  const known = await reserved();
  if (known) return known.invoiceNo;
  try {
    return await inTransaction(mongo, async (session) => {
      const counter = await counters(mongo).findOneAndUpdate(
        { _id: invoiceSeries },
        { $inc: { count: 1 } },
        { upsert: true, returnDocument: 'after', session },
      );
      const invoiceNo = invoiceNumber(counter?.count ?? 1);
      await invoiceNumbers(mongo).insertOne({ _id: orderId, invoiceNo }, { session });
      return invoiceNo;
    });
  } catch (error) {
    const given = isDuplicateKey(error) ? await reserved() : null;
    if (given) return given.invoiceNo;
    throw error;
  }
};

/**
 * The series has no gaps because the counter moves only together with the order that gets the number, and every such
 * order is papered in the end.
 */
export const invoiceNumberSeries = (mongo: Mongo): InvoiceNumbers => ({
  reserve: (orderId) => reserve(mongo, orderId),
});
