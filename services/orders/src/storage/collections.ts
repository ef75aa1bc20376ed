import { proposals } from '@southline/platform/desk';
import { inbox, parked } from '@southline/platform/inbox';
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
import type { Cart } from '../domain/cart.ts';
import { allowedMoves, type Order, type OrderState } from '../domain/order.ts';
import type { OrderSort } from '../domain/order-list.ts';
import type { UnpaidOrder } from '../domain/unpaid.ts';

/** Sort keys of the lists. The order number at the end makes the order of rows unique. */
export const listKeys: Readonly<Record<OrderSort, readonly string[]>> = {
  date: ['listedAt', 'orderNo'],
  number: ['orderNo'],
  total: ['totals.totalToPay', 'orderNo'],
  state: ['state', 'orderNo'],
};

/**
 * Two indexes for each sort order: one by owner and one for all orders. A date narrows both. A few days of all orders are
 * read one by one in sort order and merged, so that the cost does not grow with the orders of a day.
 */
const listIndexes = Object.entries(listKeys).flatMap(([sort, fields]) => {
  const inOrder = Object.fromEntries([...new Set([...fields, 'listedAt'])].map((field) => [field, 1 as const]));
  const partialFilterExpression = { listedAt: { $exists: true } };
  return [
    { key: { owner: 1 as const, ...inOrder }, name: `list-of-owner-by-${sort}`, partialFilterExpression },
    { key: inOrder, name: `list-by-${sort}`, partialFilterExpression },
    ...(sort === 'date'
      ? []
      : [{ key: { listedDay: 1 as const, ...inOrder }, name: `list-of-days-by-${sort}`, partialFilterExpression }]),
  ];
});

const narrowIndex = (name: string, fields: readonly string[], state?: OrderState) => ({
  key: Object.fromEntries([...fields, 'listedAt', 'orderNo'].map((field) => [field, 1 as const])),
  name,
  partialFilterExpression: { ...(state && { state }), listedAt: { $exists: true } },
});

/** Lists of orders with a word, and of orders with units to dispatch, by date. */
const narrowIndexes = [
  narrowIndex('list-by-word', ['words']),
  narrowIndex('list-of-owner-by-word', ['owner', 'words']),
  narrowIndex('list-to-dispatch', [], 'Placed'),
];

/** Compares texts without case. */
export const withoutCase = { locale: 'en', strength: 2 } as const;

export const orders = defineCollection(
  'orders',
  {
    _id: text,
    orderNo: text,
    owner: text,
    formerOwner: String,
    /** The guest who placed it, if it moved to an account since. */
    guestOwner: String,
    cartVersion: number,
    version: number,
    state: oneOf(Object.keys(allowedMoves) as OrderState[]),
    lines: shaped<Order['lines']>(),
    totals: shaped<Order['totals']>(),
    warehouse: shaped<Order['warehouse']>(),
    delivery: shaped<Order['delivery']>(),
    remarks: shaped<Order['remarks']>(),
    region: text,
    language: text,
    hold: shaped<Order['hold']>(),
    payment: optional(shaped<Order['payment']>()),
    review: String,
    vouchers: optional(shaped<Order['vouchers']>()),
    dealer: optional(shaped<Order['dealer']>()),
    refundCause: optional(shaped<Order['refundCause']>()),
    createdAt: date,
    placedAt: Date,
    expected: optional(shaped<Order['expected']>()),
    /** When the data of its buyer were replaced, because the account is closed. */
    forgottenAt: Date,
    history: shaped<Order['history']>(),
    sweepAt: Date,
    unconfirmed: Boolean,
    card: optional(shaped<Order['card']>()),
    resends: optional(shaped<Order['resends']>()),
    returns: optional(shaped<Order['returns']>()),
    cancellations: optional(shaped<Order['cancellations']>()),
    parcels: optional(shaped<Order['parcels']>()),
    offers: optional(shaped<Order['offers']>()),
    parent: optional(shaped<Order['parent']>()),
    followOns: optional(shaped<Order['followOns']>()),
    /** When it was placed, while prices of it are to be advised. */
    unpricedSince: Date,
    /** When its price offer is to be reminded of or ended; a sweeper's claim moves it. */
    offerDueAt: Date,
    /** Absent on orders of earlier versions, as is `holdUntil`. */
    goods: optional(shaped<Order['goods']>()),
    holdUntil: Date,
    /** Since when it is in the lists of orders. */
    listedAt: Date,
    /** Of that moment, as `dayOf` counts them; absent on orders of earlier versions until they are migrated. */
    listedDay: Number,
    /** The words that find it. Orders of earlier versions get them from the migration. */
    words: optional(shaped<readonly string[]>()),
    /** Rounds of the hold that are to be given back, whatever else becomes of the order. */
    releases: shaped<number[]>(),
    /** A sweeper tries to give them back until then. */
    releaseAt: Date,
  },
  [
    { key: { orderNo: 1 }, name: 'number', unique: true },
    { key: { owner: 1, placedAt: -1 }, name: 'of-owner' },
    {
      key: { state: 1, sweepAt: 1 },
      name: 'due-by-state',
      partialFilterExpression: { sweepAt: { $exists: true } },
    },
    {
      key: { releaseAt: 1 },
      name: 'rounds-to-give-back',
      partialFilterExpression: { 'releases.0': { $exists: true } },
    },
    {
      // The goods of a cart line are bought once.
      key: { goods: 1 },
      name: 'goods',
      unique: true,
      partialFilterExpression: { placedAt: { $exists: true }, goods: { $exists: true } },
    },
    {
      key: { unpricedSince: 1, orderNo: 1 },
      name: 'unpriced',
      partialFilterExpression: { unpricedSince: { $exists: true } },
    },
    { key: { offerDueAt: 1 }, name: 'due-offers', partialFilterExpression: { offerDueAt: { $exists: true } } },
    {
      key: { 'parent.orderId': 1 },
      name: 'follow-ons',
      partialFilterExpression: { 'parent.orderId': { $exists: true } },
    },
    {
      // Addresses are compared without case.
      key: { 'delivery.email': 1 },
      name: 'of-address',
      partialFilterExpression: { placedAt: { $exists: true } },
      collation: withoutCase,
    },
    {
      key: { guestOwner: 1 },
      name: 'joined',
      partialFilterExpression: { guestOwner: { $exists: true } },
    },
    ...listIndexes,
    ...narrowIndexes,
    { key: { review: 1 }, name: 'review', partialFilterExpression: { review: { $exists: true } } },
    { key: { releases: 1 }, name: 'releases', partialFilterExpression: { 'releases.0': { $exists: true } } },
  ],
);
export type OrderDocument = DocumentOf<typeof orders>;

/** By owner. Those of guests end. */
export const carts = defineCollection(
  'carts',
  {
    _id: text,
    version: number,
    orderId: text,
    orderNo: text,
    frozen: flag,
    lines: shaped<Cart['lines']>(),
    codes: optional(shaped<Cart['codes']>()),
    delivery: optional(shaped<Cart['delivery']>()),
    remarks: optional(shaped<Cart['remarks']>()),
    keys: shaped<Cart['keys']>(),
    absorbed: optional(shaped<Cart['absorbed']>()),
    mergedInto: String,
    leftBehind: optional(shaped<Cart['leftBehind']>()),
    takenOut: optional(shaped<Cart['takenOut']>()),
    updatedAt: date,
    expiresAt: Date,
  },
  [{ key: { expiresAt: 1 }, name: 'guest-carts-end', expireAfterSeconds: 0 }],
);
export type CartDocument = DocumentOf<typeof carts>;

/** Unpaid orders by owner, and by keyed hash of a client address: what they hold is limited (see limitUnpaid). */
export const unpaid = defineCollection(
  'unpaid',
  { _id: text, orders: shaped<readonly UnpaidOrder[]>(), expiresAt: date },
  [{ key: { expiresAt: 1 }, name: 'unpaid-end', expireAfterSeconds: 0 }],
);

/** Captures, by transaction, whose orders a restore lost. They are refunded, and each buyer was notified once. */
export const told = defineCollection('told', { _id: text, orderId: text, at: date });

/** The last comparison with the card provider, and how much it found wrong. */
export const reconciliations = defineCollection('reconciliations', { _id: text, at: date, differences: number });

export const collections = [
  orders,
  carts,
  unpaid,
  told,
  reconciliations,
  closedMembers,
  counters,
  inbox,
  parked,
  proposals,
  outbox,
  leases,
];
