import type { SwitchName } from '@southline/kernel/switches';
import { inbox, parked } from '@southline/platform/inbox';
import { jobs } from '@southline/platform/jobs';
import { leases } from '@southline/platform/lease';
import {
  bytes,
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
import { bucketCollections } from '@southline/uploads/buckets';
import { retentionDays } from '../domain/page-counts.ts';
import type { Receipt } from '../domain/receipt.ts';
import type { PublishedRange, SiteDealer } from '../domain/site-search/ports.ts';
import type { SwitchSetting } from '../domain/switches.ts';

const daySeconds = 86_400;

/** `_id`: `<language>/<screen>/<key>`. */
export const texts = defineCollection(
  'texts',
  {
    _id: text,
    screen: text,
    language: text,
    key: text,
    /** The build's text; absent for a text that only an operator wrote. */
    text: String,
    /** An operator's text, shown instead of the build's until it is reverted. */
    edited: String,
  },
  [{ key: { screen: 1, language: 1 }, name: 'texts-of-screen' }],
);
export type TextDocument = DocumentOf<typeof texts>;

/** `_id`: the file name. */
export const images = defineCollection(
  'images',
  {
    _id: text,
    screen: text,
    key: text,
    contentType: text,
    bytes,
    /** Set for a picture of one region, which takes precedence over the common one. The same applies to the language. */
    region: String,
    language: String,
    /** When it was replaced; pages that were opened before may still request it. */
    replacedAt: Date,
  },
  [{ key: { screen: 1, key: 1 }, name: 'images-of-screen' }],
);

/** `_id`: the flag's name. The flag is on within its period, if its conditions are met. */
export const flags = defineCollection('flags', {
  _id: text,
  on: flag,
  from: Date,
  until: Date,
  regions: optional(shaped<readonly string[]>()),
});

/** Changes with every change of texts, pictures and flags; processes that cache them poll it. */
export const versions = defineCollection('versions', { _id: oneOf(['screens']), version: number });

const inquirer = {
  _id: text,
  requestId: text,
  name: text,
  phone: text,
  email: text,
  /** `normalizedAddress` of the address; absent on documents of earlier versions. */
  normalizedEmail: String,
  region: text,
  language: text,
};
const emailIndex = { key: { normalizedEmail: 1 }, name: 'of-normalized-email' } as const;

export const enquiries = defineCollection('enquiries', { ...inquirer, comment: text, submittedAt: date }, [
  { key: { requestId: 1 }, name: 'request', unique: true },
  { key: { submittedAt: 1 }, name: 'oldest' },
  emailIndex,
]);
export type EnquiryDocument = DocumentOf<typeof enquiries>;

export const bookings = defineCollection(
  'bookings',
  {
    dealerEmail: String,
    ...inquirer,
    dealerCode: text,
    service: text,
    preferredDate: text,
    /** The next three are absent on documents of earlier versions. */
    secondDate: String,
    plate: String,
    postcode: String,
    vehicle: text,
    comment: text,
    requestedAt: date,
  },
  [{ key: { requestId: 1 }, name: 'request', unique: true }, { key: { requestedAt: 1 }, name: 'oldest' }, emailIndex],
);
export type BookingDocument = DocumentOf<typeof bookings>;

export const receipts = defineCollection(
  'receipts',
  {
    owner: text,
    fileName: text,
    originalName: text,
    state: oneOf(['Pending', 'Ready', 'Entered']),
    createdAt: date,
    receiptKey: String,
    bytes: Number,
    contentType: optional(shaped<Receipt['contentType']>()),
    /** The number of the file among the three of a receipt; set from `Ready` on. */
    slot: Number,
  },
  [
    { key: { fileName: 1 }, name: 'file-name', unique: true },
    { key: { owner: 1, receiptKey: 1, slot: 1 }, name: 'slot-of-receipt', unique: true, where: { slot: present } },
    { key: { state: 1, createdAt: 1 }, name: 'loose' },
  ],
);
export type ReceiptDocument = DocumentOf<typeof receipts>;

export const promotionEntries = defineCollection(
  'promotionEntries',
  {
    _id: text,
    requestId: text,
    owner: text,
    firstName: text,
    lastName: text,
    email: text,
    mobile: text,
    receiptType: oneOf(['Service', 'Batteries']),
    receiptNo: text,
    receiptKey: text,
    amountCents: number,
    fileNames: shaped<readonly string[]>(),
    entries: number,
    region: text,
    language: text,
    enteredAt: date,
  },
  [
    { key: { receiptKey: 1 }, name: 'receipt', unique: true },
    { key: { owner: 1, requestId: 1 }, name: 'request', unique: true },
    { key: { enteredAt: 1, _id: 1 }, name: 'in-time' },
  ],
);
export type EntryDocument = DocumentOf<typeof promotionEntries>;

export const receiptBuckets = { uploads: 'receiptUploads', pictures: 'receiptPictures' };

/** `_id`: region, day and page in this order, so that the days of a region are adjacent. `at`: time of the first view. */
export const pageCounts = defineCollection(
  'pageCounts',
  { _id: text, day: text, page: text, views: number, visits: number, at: date },
  [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: retentionDays * daySeconds }],
);

/** `_id`: a hash that only shows that a tab viewed this page on this day. It is deleted after two days. */
export const pageVisits = defineCollection('pageVisits', { _id: text, at: date }, [
  { key: { at: 1 }, name: 'kept', expireAfterSeconds: 2 * daySeconds },
]);

/** Sections of the index of parts. */
const siteIndex = defineCollection('site_index', { _id: text });

export const siteIndexStates = defineCollection('site_index_state', {
  _id: oneOf(['parts', 'range', 'dealers']),
  /** For parts: their generation and the previous one; for the range: its hash; for dealers: the locator's version. */
  version: text,
  previous: String,
  range: optional(shaped<PublishedRange>()),
  dealers: optional(shaped<readonly SiteDealer[]>()),
  at: date,
});

/** One document: each change is one write and has one version. A switch without an entry was never set. */
export const switches = defineCollection('switches', {
  _id: oneOf(['switches']),
  version: number,
  settings: shaped<Readonly<Partial<Record<SwitchName, SwitchSetting>>>>(),
});

export const collections = [
  ...[
    texts,
    images,
    flags,
    versions,
    enquiries,
    bookings,
    receipts,
    promotionEntries,
    ...bucketCollections(receiptBuckets),
  ],
  ...[pageCounts, pageVisits, siteIndex, siteIndexStates, switches],
  ...[closedMembers, inbox, parked, jobs, outbox, leases],
];
