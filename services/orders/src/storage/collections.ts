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
  present,
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
 * Two indexes for each sort order: one by owner and one for all orders, both narrowed by date. For a few days of all
 * orders, the server reads the entries of each day in sort order and merges them. So the cost does not grow with the
 * number of orders in a day.
 */
const listIndexes = Object.entries(listKeys).flatMap(([sort, fields]) => {
  const inOrder = Object.fromEntries([...new Set([...fields, 'listedAt'])].map((field) => [field, 1 as const]));
  const where = { listedAt: present };
  return [
    { key: { owner: 1 as const, ...inOrder }, name: `list-of-owner-by-${sort}`, where },
    { key: inOrder, name: `list-by-${sort}`, where },
    ...(sort === 'date'
      ? []
      : [{ key: { listedDay: 1 as const, ...inOrder }, name: `list-of-days-by-${sort}`, where }]),
  ];
});

const narrowIndex = (name: string, fields: readonly string[], state?: OrderState) => ({
  key: Object.fromEntries([...fields, 'listedAt', 'orderNo'].map((field) => [field, 1 as const])),
  name,
  where: { ...(state && { state }), listedAt: present },
});

/** Indexes by date for orders with a word and for orders with units to dispatch. */
const narrowIndexes = [
  narrowIndex('list-by-word', ['words']),
  narrowIndex('list-of-owner-by-word', ['owner', 'words']),
  narrowIndex('list-to-dispatch', [], 'Placed'),
];

export const orders = defineCollection(
  'orders',
  {
    _id: text,
    orderNo: text,
    owner: text,
    formerOwner: String,
    /** The guest who placed the order, if it has moved to an account since. */
    guestOwner: String,
    cartVersion: number,
    version: number,
    state: oneOf(Object.keys(allowedMoves) as OrderState[]),
    lines: shaped<Order['lines']>(),
    totals: shaped<Order['totals']>(),
    warehouse: shaped<Order['warehouse']>(),
    delivery: shaped<Order['delivery']>(),
    /** `normalizedAddress` of the delivery address; absent on orders of earlier versions. */
    normalizedEmail: String,
    remarks: shaped<Order['remarks']>(),
    region: text,
    language: text,
    hold: shaped<Order['hold']>(),
    payment: optional(shaped<Order['payment']>()),
    review: String,
    reviewCents: Number,
    findings: optional(shaped<Order['findings']>()),
    vouchers: optional(shaped<Order['vouchers']>()),
    dealer: optional(shaped<Order['dealer']>()),
    refundCause: optional(shaped<Order['refundCause']>()),
    createdAt: date,
    placedAt: Date,
    expected: optional(shaped<Order['expected']>()),
    /** When the buyer's data were replaced because the account was closed. */
    forgottenAt: Date,
    history: shaped<Order['history']>(),
    sweepAt: Date,
    unconfirmed: Boolean,
    card: optional(shaped<Order['card']>()),
    resends: optional(shaped<Order['resends']>()),
    deliveryChanges: optional(shaped<Order['deliveryChanges']>()),
    returns: optional(shaped<Order['returns']>()),
    returnRefunds: optional(shaped<Order['returnRefunds']>()),
    cancellations: optional(shaped<Order['cancellations']>()),
    cancelProposal: optional(shaped<Order['cancelProposal']>()),
    parcels: optional(shaped<Order['parcels']>()),
    offers: optional(shaped<Order['offers']>()),
    parent: optional(shaped<Order['parent']>()),
    followOns: optional(shaped<Order['followOns']>()),
    /** When the order was placed, while prices of it are to be advised. */
    unpricedSince: Date,
    /** When the sweeper reminds of the price offer or ends it. A claim of the sweeper postpones it. */
    offerDueAt: Date,
    familyDueAt: Date,
    /** Absent on orders of earlier versions, as is `holdUntil`. */
    goods: optional(shaped<Order['goods']>()),
    holdUntil: Date,
    /** When the order entered the lists. */
    listedAt: Date,
    /** The day of `listedAt`, as `dayOf` counts days. */
    listedDay: Number,
    /** The words by which a search finds the order. */
    words: optional(shaped<readonly string[]>()),
    /** Rounds of the hold that are to be released, in any state of the order. */
    releases: shaped<number[]>(),
    /** When the sweeper next tries to release them. */
    releaseAt: Date,
  },
  [
    { key: { orderNo: 1 }, name: 'number', unique: true },
    { key: { owner: 1, placedAt: -1 }, name: 'of-owner' },
    { key: { state: 1, sweepAt: 1 }, name: 'due-by-state', where: { sweepAt: present } },
    { key: { releaseAt: 1 }, name: 'rounds-to-give-back', where: { 'releases.0': present } },
    {
      // The goods of a cart line can be in one placed order only.
      key: { goods: 1 },
      name: 'goods',
      unique: true,
      where: { placedAt: present, goods: present },
    },
    { key: { unpricedSince: 1, orderNo: 1 }, name: 'unpriced', where: { unpricedSince: present } },
    { key: { offerDueAt: 1 }, name: 'due-offers', where: { offerDueAt: present } },
    { key: { familyDueAt: 1 }, name: 'due-families', where: { familyDueAt: present } },
    { key: { 'parent.orderId': 1 }, name: 'follow-ons', where: { 'parent.orderId': present } },
    { key: { normalizedEmail: 1 }, name: 'of-normalized-email', where: { placedAt: present } },
    { key: { guestOwner: 1 }, name: 'joined', where: { guestOwner: present } },
    ...listIndexes,
    ...narrowIndexes,
    { key: { review: 1 }, name: 'review', where: { review: present } },
    {
      key: { 'cancelProposal.at': 1 },
      name: 'proposed-cancellations',
      where: { 'cancelProposal.at': present },
    },
    { key: { releases: 1 }, name: 'releases', where: { 'releases.0': present } },
  ],
);
export type OrderDocument = DocumentOf<typeof orders>;

/** One cart per owner. Guests' carts expire. */
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
    hasBought: Boolean,
    mergedInto: String,
    leftBehind: optional(shaped<Cart['formerOrders']>()),
    takenOut: optional(shaped<Cart['takenOut']>()),
    updatedAt: date,
    expiresAt: Date,
  },
  [{ key: { expiresAt: 1 }, name: 'guest-carts-end', expireAfterSeconds: 0 }],
);
export type CartDocument = DocumentOf<typeof carts>;

/** Unpaid orders by member, and by keyed hash of a client address. They count towards limits (see limitUnpaid). */
export const unpaid = defineCollection(
  'unpaid',
  { _id: text, orders: shaped<readonly UnpaidOrder[]>(), expiresAt: date },
  [{ key: { expiresAt: 1 }, name: 'unpaid-end', expireAfterSeconds: 0 }],
);

/** Transactions of captures whose orders a restore lost. They are refunded, and each buyer was notified once. */
export const told = defineCollection('told', { _id: text, orderId: text, at: date });

/** The last comparison with the card provider, and the number of differences that it found. */
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
