import type { Mongo } from '@southline/platform/mongo';
import type { Binary } from 'mongodb';
import type { PaperKind } from '../domain/paper-kind.ts';

/** An order whose papers are ours to make: whose it is and the event that tells everything else. */
export interface OrderDocument {
  _id: string;
  owner: string;
  orderNo: string;
  placedAt: Date;
  /** The order-placed event as it came. */
  event: Binary;
}

export interface PaperDocument {
  /** orderId/kind/version */
  _id: string;
  orderId: string;
  orderNo: string;
  kind: PaperKind;
  owner: string;
  fileName: string;
  /** Hex, of the bytes. */
  sha256: string;
  bytes: Binary;
  /** Tax invoices only. */
  invoiceNo?: string;
  createdAt: Date;
}

/** A number of the gapless series, given to an order for good. */
export interface InvoiceNumberDocument {
  /** The order's id. */
  _id: string;
  invoiceNo: string;
}

/** A number that the series skips, and why. */
export interface SkippedNumberDocument {
  _id: string;
  reason: string;
  at: Date;
}

export const orders = ({ db }: Mongo) => db.collection<OrderDocument>('orders');
export const papers = ({ db }: Mongo) => db.collection<PaperDocument>('papers');
export const invoiceNumbers = ({ db }: Mongo) => db.collection<InvoiceNumberDocument>('invoiceNumbers');
export const counters = ({ db }: Mongo) => db.collection<{ _id: string; count: number }>('counters');
export const skippedNumbers = ({ db }: Mongo) => db.collection<SkippedNumberDocument>('skippedInvoiceNumbers');
