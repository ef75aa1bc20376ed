import { proposals } from '@southline/platform/desk';
import { jobs } from '@southline/platform/jobs';
import { leases } from '@southline/platform/lease';
import {
  type DocumentOf,
  date,
  defineCollection,
  number,
  oneOf,
  optional,
  present,
  shaped,
  text,
} from '@southline/platform/mongo';
import { outbox } from '@southline/platform/outbox';
import { type Attempt, type HistoryEntry, liveStates, states } from '../domain/attempt.ts';
import { refundStates, unsettled } from '../domain/refund.ts';

/**
 * The access code, and the form address which contains it, are stored encrypted. The hash of the code is used to find
 * it.
 */
export const attempts = defineCollection(
  'attempts',
  {
    _id: text,
    orderId: text,
    orderNo: text,
    attemptNo: number,
    amountCents: number,
    state: oneOf(states),
    transactionNo: text,
    sealedCode: String,
    sealedFormUrl: String,
    accessCodeHash: String,
    providerTransaction: String,
    cardLastFour: String,
    surplus: Boolean,
    restored: Boolean,
    review: String,
    reviewCents: Number,
    refusal: optional(shaped<Required<Attempt>['refusal']>()),
    checks: number,
    nextCheckAt: Date,
    /** The request id of the administrator's decision to ask the provider at once. */
    decision: String,
    watchUntil: date,
    createdAt: date,
    version: number,
    history: shaped<readonly HistoryEntry[]>(),
  },
  [
    { key: { orderId: 1, attemptNo: 1 }, name: 'order', unique: true },
    {
      key: { orderId: 1 },
      name: 'one-live-attempt-per-order',
      unique: true,
      where: { state: { $in: [...liveStates] } },
    },
    { key: { accessCodeHash: 1 }, name: 'access-code', unique: true, where: { accessCodeHash: present } },
    { key: { nextCheckAt: 1 }, name: 'due', where: { nextCheckAt: present } },
    { key: { review: 1 }, name: 'review', where: { review: present } },
  ],
);
export type AttemptDocument = DocumentOf<typeof attempts>;

/** Accounts by order id. */
export const accounts = defineCollection('accounts', {
  _id: text,
  orderNo: text,
  capturedCents: number,
  refundableCents: number,
  attemptNo: number,
  providerTransaction: text,
  cardLastFour: String,
  capturedAt: date,
  version: number,
});
export type AccountDocument = DocumentOf<typeof accounts>;

/** Append-only: every movement of money that the provider confirmed. */
export const ledger = defineCollection(
  'ledger',
  {
    /** `capture:<orderId>` (so that an order keeps at most one), `surplus:<transaction>` or `refund:<reference>`. */
    _id: text,
    kind: oneOf(['capture', 'surplus', 'refund']),
    orderId: text,
    attemptNo: Number,
    cents: number,
    /** Absent on refunds whose answer was lost. */
    providerTransaction: String,
    /** Only on refunds: the provider's transaction of the refunded capture, and the natural key of the refund. */
    captureTransaction: String,
    reference: String,
    at: date,
  },
  [
    {
      key: { providerTransaction: 1 },
      name: 'one-entry-per-transaction',
      unique: true,
      where: { providerTransaction: present },
    },
    { key: { orderId: 1 }, name: 'order' },
    { key: { at: 1 }, name: 'refunds-by-date', where: { kind: 'refund' } },
  ],
);
export type LedgerDocument = DocumentOf<typeof ledger>;

/** Refunds by their reference. */
export const refunds = defineCollection(
  'refunds',
  {
    _id: text,
    orderId: text,
    orderNo: text,
    cents: number,
    reason: text,
    captureTransaction: text,
    state: oneOf(refundStates),
    sentAt: Date,
    missing: Number,
    unexplained: Number,
    overpaid: Number,
    refundTransaction: String,
    review: String,
    heldBack: Boolean,
    notDone: String,
    decided: String,
    foundAs: String,
    standsFor: String,
    createdAt: date,
    version: number,
  },
  [
    { key: { orderId: 1 }, name: 'order' },
    { key: { review: 1 }, name: 'review', where: { review: present } },
    { key: { state: 1 }, name: 'unsettled', where: { state: { $in: [...unsettled] } } },
    { key: { captureTransaction: 1 }, name: 'capture' },
    {
      // Only one refund per capture is sent at a time, so that MaxRefund shows its effect.
      key: { captureTransaction: 1 },
      name: 'one-asked-per-capture',
      unique: true,
      where: { state: 'UNKNOWN' },
    },
  ],
);
export type RefundDocument = DocumentOf<typeof refunds>;

/** Captures without an order of ours, by `foreign:<transaction>`. Without `decided` they are in review. */
export const foreignCaptures = defineCollection(
  'foreignCaptures',
  {
    _id: text,
    transaction: text,
    reference: text,
    orderNo: text,
    cents: number,
    foundAt: date,
    decided: String,
  },
  [{ key: { transaction: 1 }, name: 'transaction' }],
);
export type ForeignCaptureDocument = DocumentOf<typeof foreignCaptures>;

export const collections = [attempts, accounts, ledger, refunds, foreignCaptures, proposals, jobs, outbox, leases];
