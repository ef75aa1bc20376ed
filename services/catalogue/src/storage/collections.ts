import { regions } from '@southline/kernel/region';
import { sharedLinkDays } from '@southline/kernel/shared-link';
import { inbox, parked } from '@southline/platform/inbox';
import { leases } from '@southline/platform/lease';
import {
  type DocumentOf,
  date,
  defineCollection,
  flag,
  type Mongo,
  number,
  oneOf,
  optional,
  shaped,
  text,
} from '@southline/platform/mongo';
import { outbox } from '@southline/platform/outbox';
import { closedMembers } from '@southline/platform/own-data';
import type { Collection, Document } from 'mongodb';
import { retentionDays } from '../domain/bought-together/pairs.ts';
import type { SavedVehicle } from '../domain/garage/garage.ts';
import type { Job } from '../domain/jobs/job.ts';
import { noticeKinds, noticeStates } from '../domain/notices/notice.ts';
import type { PartListRow } from '../domain/part-lists/part-list.ts';
import type { RangePaper } from '../domain/range/papers/range-paper.ts';
import type { PublishedRange } from '../domain/range/ports.ts';
import type { ProductPage } from '../domain/range/range-page.ts';
import type { EverydayRow } from '../domain/search/everyday-row.ts';
import type { Generations, Kind } from '../domain/snapshot/generation.ts';
import { type HoldLine, type HoldState, holdStates } from '../domain/stock/hold.ts';
import type { CatalogueDocuments } from './documents.ts';

/** Stock of one part, by its cleansed number. Invariant: available + held + sold - restocked = initial. */
export const stock = defineCollection('stock', {
  _id: text,
  available: number,
  held: number,
  sold: number,
  restocked: number,
  initial: number,
});
export type StockDocument = DocumentOf<typeof stock>;

export const holds = defineCollection(
  'holds',
  {
    /** orderId:round */
    _id: text,
    orderId: text,
    round: number,
    lines: shaped<HoldLine[]>(),
    state: oneOf(holdStates),
    history: shaped<{ state: HoldState; at: Date }[]>(),
    at: date,
    /** The request id of the administrator's decision that released it. */
    decision: String,
  },
  [{ key: { state: 1, at: 1 }, name: 'by-state' }],
);
export type HoldDocument = DocumentOf<typeof holds>;

/** The number of orders that have both parts. A pair is deleted after a year without an order. */
export const pairs = defineCollection(
  'parts_bought_together',
  {
    /** "part other" */
    _id: text,
    part: text,
    other: text,
    orders: number,
    lastAt: date,
  },
  [
    { key: { part: 1, orders: -1, _id: 1 }, name: 'by-part' },
    { key: { lastAt: 1 }, name: 'expired', expireAfterSeconds: retentionDays * 24 * 60 * 60 },
  ],
);

/** One document: the time of the last order that was counted. */
export const pairsMark = defineCollection('parts_bought_together_mark', { _id: text, at: date });

/** Units of returns and cancellations that went back into stock. */
export const restocks = defineCollection('restocks', {
  /** returnId:lineId; of a cancellation orderId/number:lineId */
  _id: text,
  returnId: String,
  cancellationNo: Number,
  orderId: text,
  partNo: text,
  quantity: number,
  at: date,
});

/** Sales that the stock could not cover; there must never be one. */
export const violations = defineCollection('stock_violations', {
  /** orderId:round:part */
  _id: text,
  orderId: text,
  partNo: text,
  quantity: number,
  reason: text,
  at: date,
});

/** One document: the current generations. */
export const pointers = defineCollection('catalogue_pointer', {
  _id: text,
  generations: shaped<Generations>(),
  previous: shaped<Generations>(),
  version: number,
  publishedAt: date,
});

export const favourites = defineCollection(
  'favourites',
  {
    owner: text,
    part: text,
    partNo: text,
    description: text,
    addedAt: date,
    /** The description in lower case, as the sort key. */
    sortText: text,
    /** The natural key of the printed number; `migrate` adds it to rows that lack it. */
    sortNumber: { type: String },
  },
  [
    { key: { owner: 1, part: 1 }, name: 'by-part', unique: true },
    { key: { owner: 1, sortNumber: 1, part: 1 }, name: 'by-number' },
    { key: { owner: 1, sortText: 1, part: 1 }, name: 'by-description' },
    { key: { owner: 1, addedAt: 1, part: 1 }, name: 'by-date' },
  ],
);

/** Wishes for mails about a part. Each has a time at which it is deleted. */
export const notices = defineCollection(
  'notices',
  {
    _id: text,
    part: text,
    partNo: text,
    description: text,
    kind: oneOf(noticeKinds),
    state: oneOf(noticeStates),
    /** Deleted when it is no longer needed. */
    email: String,
    /** SHA-256 of the address: identifies the wishes of one reader. */
    addressKey: text,
    region: oneOf(regions),
    language: text,
    /** True in states in which the wish still waits. */
    open: flag,
    /** Number of confirmation mails. */
    rounds: number,
    /** SHA-256 hashes of the mailed tokens, the newest last. */
    tokens: shaped<string[]>(),
    /** The successor of a replaced part, set when the mail was sent. */
    supersededBy: text,
    toldAt: Date,
    expiresAt: date,
  },
  [
    { key: { part: 1, kind: 1, addressKey: 1 }, name: 'one-wish', unique: true, where: { open: true } },
    { key: { addressKey: 1, open: 1 }, name: 'of-address' },
    { key: { state: 1, part: 1, _id: 1 }, name: 'by-part' },
    { key: { state: 1, toldAt: 1 }, name: 'told' },
    { key: { tokens: 1 }, name: 'by-token' },
    { key: { expiresAt: 1 }, name: 'expired', expireAfterSeconds: 0 },
  ],
);

export const partLists = defineCollection(
  'part_lists',
  {
    _id: text,
    owner: text,
    name: text,
    /** The name in lower case. It is unique per owner, and lists are sorted by it. */
    nameKey: text,
    rows: shaped<PartListRow[]>(),
    savedAt: date,
  },
  [{ key: { owner: 1, nameKey: 1 }, name: 'by-name', unique: true }],
);

/** The version of links to a list (by its id) or to an owner's carts. It is created when the owner first revokes links. */
export const linkVersions = defineCollection('link_versions', { _id: text, version: text, at: date }, [
  // After this time every link of an earlier version has expired.
  { key: { at: 1 }, name: 'expired', expireAfterSeconds: (sharedLinkDays + 1) * 24 * 60 * 60 },
]);

/** The saved vehicles of a person, by owner. */
export const garages = defineCollection('garages', { _id: text, version: number, vehicles: shaped<SavedVehicle[]>() });

/** Jobs on vehicles, by their segment of the URL. */
export const jobs = defineCollection(
  'jobs',
  { _id: text, position: number, names: shaped<Job['names']>(), needs: shaped<Job['needs']>() },
  [{ key: { position: 1 }, name: 'by-position' }],
);

/** Searches that were not repeated within this time are deleted. */
const searchesKeptDays = 180;

/** Normalised searches without result, or whose results nobody opened. */
export const emptySearches = defineCollection(
  'empty_searches',
  { _id: text, count: number, unopened: optional(number), lastAt: date },
  [
    { key: { count: -1, _id: 1 }, name: 'frequent' },
    { key: { lastAt: 1 }, name: 'forgotten', expireAfterSeconds: searchesKeptDays * 24 * 60 * 60 },
  ],
);

/** The shop's own rows of everyday language, in one document. */
export const everydayLanguage = defineCollection('everyday_language', {
  _id: text,
  version: number,
  rows: shaped<EverydayRow[]>(),
});

export const productPages = defineCollection(
  'product_pages',
  {
    /** See pageKey. */
    _id: text,
    name: text,
    segment: text,
    description: text,
    drawing: shaped<ProductPage['drawing']>(),
    level: number,
    position: number,
    trail: shaped<ProductPage['trail']>(),
    children: shaped<ProductPage['children']>(),
    detail: optional(shaped<ProductPage['detail']>()),
    formerly: optional(shaped<ProductPage['formerly']>()),
    publishedAt: Date,
  },
  [
    { key: { position: 1 }, name: 'by-position' },
    { key: { formerly: 1 }, name: 'by-former-name', sparse: true },
  ],
);

export const rangePapers = defineCollection('range_papers', {
  /** See paperKey. */
  _id: text,
  kind: shaped<RangePaper['kind']>(),
  fileName: text,
  name: text,
  category: text,
  description: text,
  drawing: optional(shaped<RangePaper['drawing']>()),
  region: shaped<RangePaper['region']>(),
  facts: optional(shaped<RangePaper['facts']>()),
  sections: optional(shaped<RangePaper['sections']>()),
  highlights: optional(shaped<RangePaper['highlights']>()),
  products: optional(shaped<RangePaper['products']>()),
  note: text,
  publishedAt: date,
});

export const rangeDownloads = defineCollection('range_downloads', {
  _id: text,
  downloads: shaped<PublishedRange['downloads']>(),
  publishedAt: date,
});

/** Written in pieces by packages/search. */
export const partIndexes = defineCollection('part_index', { _id: text, key: text });

export const collections = [
  ...[
    stock,
    holds,
    pairs,
    pairsMark,
    restocks,
    violations,
    pointers,
    favourites,
    notices,
    partLists,
    linkVersions,
    garages,
    jobs,
    emptySearches,
    everydayLanguage,
    productPages,
    rangePapers,
    rangeDownloads,
  ],
  ...[partIndexes, closedMembers, inbox, parked, outbox, leases],
];

export const generationName = (kind: Kind, generation: number): string => `${kind}_${generation}`;

/** Imports create and drop the collections of generations (generations.ts). */
export const generationCollection = <K extends Kind>(
  mongo: Mongo,
  kind: K,
  generation: number,
): Collection<CatalogueDocuments[K] & Document> => mongo.db.collection(generationName(kind, generation));
