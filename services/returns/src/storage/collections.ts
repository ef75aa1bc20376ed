import { inbox, parked } from '@southline/platform/inbox';
import { jobs } from '@southline/platform/jobs';
import { leases } from '@southline/platform/lease';
import {
  counters,
  type DocumentOf,
  date,
  defineCollection,
  flag,
  number,
  oneOf,
  optional,
  shaped,
  text,
} from '@southline/platform/mongo';
import { outbox } from '@southline/platform/outbox';
import { closedMembers } from '@southline/platform/own-data';
import { bucketCollections } from '@southline/uploads/buckets';
import type { ReturnSort } from '../domain/list.ts';
import {
  type ItemResponse,
  itemMoves,
  type OrderOfReturn,
  type ReturnItem,
  type ReturnOrder,
  type ReturnState,
  returnMoves,
} from '../domain/return-order.ts';
import type { Units } from '../domain/units.ts';

const states = Object.keys(returnMoves) as ReturnState[];
const responses = Object.keys(itemMoves) as ItemResponse[];

type ListKeys = Readonly<Record<ReturnSort, readonly string[]>>;

/**
 * The fields by which lists are sorted. The unique key at the end makes the order of rows unique. The date index also
 * contains the other sort fields, so a range of days can be sorted from it.
 */
export const returnKeys: ListKeys = {
  date: ['requestedAt', 'returnNo', 'order.orderNo', 'state', 'waitingAt', 'refundCents'],
  orderNumber: ['order.orderNo', 'returnNo'],
  returnNumber: ['returnNo'],
  value: ['refundCents', 'returnNo'],
  state: ['state', 'returnNo'],
  waiting: ['waitingAt', 'returnNo'],
};
export const itemKeys: ListKeys = {
  date: ['submittedAt', 'returnNo', 'orderNo', 'response', 'waitingAt', 'refundCents', '_id'],
  orderNumber: ['orderNo', '_id'],
  returnNumber: ['returnNo', '_id'],
  value: ['refundCents', '_id'],
  state: ['response', 'returnNo', '_id'],
  waiting: ['waitingAt', '_id'],
};

const ascending = (fields: readonly string[]) =>
  Object.fromEntries([...new Set(fields)].map((name) => [name, 1 as const]));

/** Sort orders that the index by state supports within one state. */
export const insideState: ReadonlySet<ReturnSort> = new Set(['state', 'returnNumber']);

/** Two indexes for each sort order: within one state, and over all states. A date filter narrows both. */
const listIndexes = (keys: ListKeys, state: string, dated: string) =>
  Object.entries(keys).flatMap(([sort, fields]) => [
    { key: ascending([...fields, dated]), name: `by-${sort}` },
    ...(insideState.has(sort as ReturnSort)
      ? []
      : [{ key: ascending([state, ...fields, dated]), name: `of-state-by-${sort}` }]),
  ]);

/** Return orders; their items are in the collection `items`. */
export const returns = defineCollection(
  'returns',
  {
    _id: text,
    returnNo: text,
    /** Absent on returns of earlier versions, which are all of members. */
    owner: String,
    membershipNo: text,
    state: oneOf(states),
    version: number,
    order: shaped<OrderOfReturn>(),
    requestedAt: date,
    processing: optional(shaped<NonNullable<ReturnOrder['processing']>>()),
    proposal: optional(shaped<NonNullable<ReturnOrder['proposal']>>()),
    processedAt: Date,
    /** When the member's data were replaced because the account was closed. */
    forgottenAt: Date,
    refundFailure: String,
    refundTransaction: String,
    deliveryRefundCents: Number,
    keptCents: Number,
    gstCents: Number,
    history: shaped<ReturnOrder['history']>(),
    /** Facts of the return's items, for lists. */
    refundCents: number,
    attendOn: String,
    openItems: number,
    /** Absent on returns of earlier versions. */
    hasExchange: Boolean,
    /** Since when the return waits for staff; a date in the far future if it does not. */
    waitingAt: date,
  },
  [
    { key: { returnNo: 1 }, name: 'number', unique: true },
    { key: { 'order.orderId': 1, requestedAt: -1 }, name: 'of-order' },
    { key: { membershipNo: 1, requestedAt: 1 }, name: 'of-member' },
    { key: { refundFailure: 1 }, name: 'failed', where: { state: 'Refunding' } },
    { key: { requestedAt: 1, returnNo: 1 }, name: 'ready', where: { state: 'Pending', openItems: 0 } },
    ...listIndexes(returnKeys, 'state', 'requestedAt'),
  ],
);
export type ReturnDocument = DocumentOf<typeof returns>;

/** Returned lines, with the facts of their return that lists show. */
export const items = defineCollection(
  'items',
  {
    _id: text,
    returnId: text,
    place: number,
    lineId: text,
    part: shaped<ReturnItem['part']>(),
    delivered: number,
    units: shaped<readonly Units[]>(),
    quantity: number,
    priceCents: number,
    refundCents: number,
    reason: optional(shaped<ReturnItem['reason']>()),
    response: oneOf(responses),
    entries: shaped<ReturnItem['entries']>(),
    acceptable: Boolean,
    attendOn: String,
    includeInStock: Boolean,
    wrongPartSent: Boolean,
    exchange: optional(shaped<NonNullable<ReturnItem['exchange']>>()),
    returnNo: text,
    orderId: text,
    orderNo: text,
    membershipNo: text,
    returnState: oneOf(states),
    orderedAt: date,
    submittedAt: date,
    waitingSince: Date,
    /** Since when the item waits for staff; a date in the far future if it does not. */
    waitingAt: date,
  },
  [
    { key: { returnId: 1, place: 1 }, name: 'of-return' },
    { key: { membershipNo: 1, submittedAt: 1 }, name: 'of-member' },
    ...listIndexes(itemKeys, 'response', 'submittedAt'),
  ],
);
export type ItemDocument = DocumentOf<typeof items>;

/** By order line (`orderId/lineId`): the units that were requested and not declined. */
export const lines = defineCollection(
  'lines',
  { _id: text, orderId: text, lineId: text, delivered: number, taken: shaped<readonly Units[]>(), count: number },
  [{ key: { orderId: 1 }, name: 'of-order' }],
);

/** By order: the state of its returns. Only one of them can be open at a time. */
export const orders = defineCollection(
  'orders',
  {
    _id: text,
    membershipNo: text,
    orderNo: text,
    orderedAt: date,
    valueCents: number,
    state: oneOf(states),
    open: flag,
    newest: text,
    /** Incremented by each decision about one of the order's returns, so that concurrent decisions conflict. */
    decisions: Number,
  },
  [{ key: { membershipNo: 1, orderedAt: 1 }, name: 'of-member' }],
);
export type OrderDocument = DocumentOf<typeof orders>;

/**
 * By order with a return: the owner of the order and its number of requests. A guest's order can move to an account.
 */
export const owners = defineCollection('order_owners', { _id: text, owner: text, requests: Number });

/** Defective parts reported by members, by order line (`orderId/lineId`). */
export const defects = defineCollection(
  'defects',
  { _id: text, membershipNo: text, orderId: text, orderNo: text, lineId: text, partNo: text, at: date },
  [
    { key: { orderId: 1 }, name: 'of-order' },
    { key: { membershipNo: 1 }, name: 'of-member' },
  ],
);

export const photos = defineCollection(
  'photos',
  {
    /** Absent on photos of earlier versions, which have a member's number. */
    owner: String,
    membershipNo: String,
    fileName: text,
    originalName: text,
    state: oneOf(['Pending', 'Ready', 'Attached']),
    createdAt: date,
    contentType: String,
    bytes: Number,
    picture: Boolean,
    /** The order of the request that names the photo. */
    orderId: String,
  },
  [
    { key: { fileName: 1 }, name: 'file-name', unique: true },
    { key: { owner: 1, state: 1 }, name: 'of-owner' },
    // Index for photos of earlier versions.
    { key: { membershipNo: 1, state: 1 }, name: 'of-member' },
    { key: { state: 1, createdAt: 1 }, name: 'loose' },
  ],
);
export type PhotoDocument = DocumentOf<typeof photos>;

export const photoBuckets = { uploads: 'photoUploads', pictures: 'photoPictures' };

export const collections = [
  ...[returns, items, lines, orders, owners, defects, photos, ...bucketCollections(photoBuckets)],
  ...[closedMembers, counters, inbox, parked, jobs, outbox, leases],
];
