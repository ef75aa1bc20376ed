import type { Mongo } from '@southline/platform/mongo';
import type { Binary } from 'mongodb';
import type { MailRecord } from '../domain/ports.ts';
import type { Recipient } from '../domain/recipients.ts';

/** A placed order that is mailed about. */
export interface OrderDocument {
  _id: string;
  /** The order-placed event as it came. */
  event: Binary;
  recipients: Recipient[];
}

export interface CancellationDocument {
  _id: string;
  /** The order-cancelled event as it came. */
  event: Binary;
}

/** A paper that documents has ready. */
export interface PaperDocument {
  /** The document's id. */
  _id: string;
  orderId: string;
  kind: number;
}

/** A mail from its first sending on; what is fixed then stays the same in every repeat. */
export interface MailDocument extends MailRecord {
  /** template/orderId/sha256 of the address */
  _id: string;
  tries: number;
  sentAt?: Date;
}

export const orders = ({ db }: Mongo) => db.collection<OrderDocument>('orders');
export const cancellations = ({ db }: Mongo) => db.collection<CancellationDocument>('cancellations');
export const papers = ({ db }: Mongo) => db.collection<PaperDocument>('papers');
export const mails = ({ db }: Mongo) => db.collection<MailDocument>('mails');
