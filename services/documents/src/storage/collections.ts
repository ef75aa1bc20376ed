import { inbox, parked } from '@southline/platform/inbox';
import { jobs } from '@southline/platform/jobs';
import { leases } from '@southline/platform/lease';
import {
  bytes,
  type DocumentOf,
  date,
  defineCollection,
  number,
  oneOf,
  optional,
  shaped,
  text,
} from '@southline/platform/mongo';
import { outbox } from '@southline/platform/outbox';
import { paperKinds } from '../domain/paper-kind.ts';
import type { Supplier } from '../domain/parties.ts';

/** The most records of one query or transaction. */
export const mostTogether = 20;

/** Set when the buyer's account was closed. MongoDB deletes the record at this time. */
const ending = { endsAt: Date } as const;
const endIndex = { key: { endsAt: 1 }, name: 'kept-for-tax', expireAfterSeconds: 0 } as const;

/** Orders whose documents this service makes: the owner of each, and its event. */
export const orders = defineCollection(
  'orders',
  {
    _id: text,
    owner: text,
    orderNo: text,
    placedAt: date,
    /** The order-placed event as received. */
    event: bytes,
    /** The supplier at placing, as its documents print it. */
    supplier: optional(shaped<Supplier>()),
    /** The parts' names in the order's language, one for each line. Stored by the first document that prints them. */
    localNames: optional(shaped<readonly string[]>()),
    /** When one of its documents was last rendered on request, or with another address. */
    requestedAt: Date,
    ...ending,
  },
  [endIndex],
);

/**
 * By order: the present owner of a guest's order that moved to an account. It overrides the owner in the other records.
 */
export const joinedOrders = defineCollection('joined_orders', { _id: text, owner: text, ...ending }, [
  { key: { owner: 1 }, name: 'of-owner' },
  endIndex,
]);

/** Returns whose credit notes this service makes. */
export const returns = defineCollection(
  'returns',
  {
    _id: text,
    returnNo: text,
    orderId: text,
    orderNo: text,
    owner: text,
    /** The return-processed event as received. */
    event: bytes,
    ...ending,
  },
  [{ key: { returnNo: 1 }, name: 'return-number', unique: true }, { key: { orderId: 1 }, name: 'of-order' }, endIndex],
);

/** Cancellations of placed orders. */
export const cancellations = defineCollection(
  'cancellations',
  {
    /** orderId/number */
    _id: text,
    orderId: text,
    owner: text,
    /** The order-cancelled event as received. */
    event: bytes,
    ...ending,
  },
  [{ key: { orderId: 1 }, name: 'of-order' }, endIndex],
);

/** By order: the last change of its delivery address. It may arrive before the order. */
export const deliveryChanges = defineCollection(
  'delivery_changes',
  {
    _id: text,
    /** Of the change: 1 for the first of its order. */
    no: number,
    /** The delivery-changed event as received. */
    event: bytes,
    ...ending,
  },
  [endIndex],
);

/** Parcels whose packing lists this service makes. */
export const parcels = defineCollection(
  'parcels',
  {
    /** orderId/number */
    _id: text,
    orderId: text,
    /** The order-dispatched event as received. */
    event: bytes,
  },
  [{ key: { orderId: 1 }, name: 'of-order' }],
);

export const papers = defineCollection(
  'papers',
  {
    /**
     * orderId/kind/version. For a return returnId/kind/version; for a cancellation or a parcel
     * orderId/number/kind/version.
     */
    _id: text,
    orderId: text,
    orderNo: text,
    kind: oneOf(paperKinds),
    owner: text,
    fileName: text,
    /** The hash of the bytes, in hexadecimal. */
    sha256: text,
    bytes,
    /** Only tax invoices have it. */
    invoiceNo: String,
    /** Only credit notes of returns have it. */
    returnId: String,
    /** Only credit notes of cancellations have it. */
    cancellationNo: Number,
    /** Only parcel lists have it. */
    parcelNo: Number,
    /** The change of the delivery address that the order or the tax invoice shows. Absent: the address as placed. */
    deliveryNo: Number,
    createdAt: date,
    ...ending,
  },
  [endIndex, { key: { orderId: 1 }, name: 'papers-of-order' }, { key: { owner: 1 }, name: 'papers-of-owner' }],
);
export type PaperDocument = DocumentOf<typeof papers>;

/** Numbers of the series without gaps. Each is assigned permanently to one order, whose id is the key. */
export const invoiceNumbers = defineCollection('invoiceNumbers', { _id: text, invoiceNo: text }, [
  { key: { invoiceNo: 1 }, name: 'invoice-number', unique: true },
]);

/** Numbers that the series skips, and the reason. */
export const skippedNumbers = defineCollection('skippedInvoiceNumbers', { _id: text, reason: text, at: date });

export const counters = defineCollection('counters', { _id: text, count: number });

export const collections = [
  ...[orders, joinedOrders, returns, cancellations, deliveryChanges, parcels, papers],
  ...[invoiceNumbers, skippedNumbers, counters],
  ...[jobs, inbox, parked, outbox, leases],
];
