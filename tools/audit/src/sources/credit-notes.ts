import { OrderCancelled, ReturnProcessed } from '@southline/contracts/events';
import type { Binary, Db } from 'mongodb';

/** What a credit note prints. */
export interface CreditNoteRecord {
  /** The number of its return, or `<order id>/<number>` of its cancellation. */
  readonly key: string;
  readonly refundCents: number;
  readonly gstCents: number;
}

interface Stored {
  readonly _id: string;
  readonly event: Binary;
}

/** Documents stores the events of returns and cancellations, and prints credit notes from them. */
export const readCreditNotes = async (documents: Db): Promise<CreditNoteRecord[]> => {
  const returned = await documents.collection<Stored>('returns').find().toArray();
  const cancelled = await documents.collection<Stored>('cancellations').find().toArray();
  return [
    ...returned.map(({ event }) => {
      const { returnNo, refund, gst } = ReturnProcessed.decode(event.buffer);
      return { key: returnNo, refundCents: refund?.cents ?? 0, gstCents: gst?.cents ?? 0 };
    }),
    ...cancelled.map(({ _id: key, event }) => {
      const { refunded, cancellation } = OrderCancelled.decode(event.buffer);
      return { key, refundCents: refunded?.cents ?? 0, gstCents: cancellation?.gst?.cents ?? 0 };
    }),
  ];
};
