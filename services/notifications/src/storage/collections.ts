import { inbox, parked } from '@southline/platform/inbox';
import { jobs } from '@southline/platform/jobs';
import { leases } from '@southline/platform/lease';
import {
  bytes,
  type CollectionDeclaration,
  date,
  defineCollection,
  flag,
  number,
  oneOf,
  shaped,
  text,
} from '@southline/platform/mongo';
import { outbox } from '@southline/platform/outbox';
import { accountMailJob } from '../domain/account-mail.ts';
import { mailJob } from '../domain/mail-job.ts';
import type { Template } from '../domain/mail-key.ts';
import { orderCodeJob } from '../domain/order-code.ts';
import type { Recipient } from '../domain/recipients.ts';
import { siteMailJob } from '../domain/site-mail.ts';

/** Placed orders about which mails are sent, with the order-placed event as received. */
export const orders = defineCollection(
  'orders',
  {
    _id: text,
    owner: text,
    event: bytes,
    recipients: shaped<Recipient[]>(),
  },
  [{ key: { owner: 1 }, name: 'of-owner' }],
);

/** The order-cancelled event as received, by cancellationKey. */
export const cancellations = defineCollection('cancellations', { _id: text, event: bytes });

/** Longer than a mail is retried (two days) and longer than any event may be repeated. */
const forgottenAfterSeconds = 90 * 24 * 3_600;

/** Events about returns as received. They contain messages and addresses, so they are deleted after 90 days. */
export const returnNews = defineCollection(
  'return_news',
  {
    /** template/return id; for an answer also its request. */
    _id: text,
    returnId: text,
    address: text,
    event: bytes,
    /** For an answer: the round whose mail contains it. */
    round: String,
    receivedAt: Date,
  },
  [
    { key: { returnId: 1 }, name: 'of-return' },
    { key: { receivedAt: 1 }, name: 'forgotten', expireAfterSeconds: forgottenAfterSeconds },
  ],
);

/** By return: the round that its next answer joins. None once the round was mailed or no item waits for an answer. */
export const answerRounds = defineCollection('answer_rounds', { _id: text, open: String, answers: number });

/** Documents that are ready, by their ids. For a credit note, `orderId` is the return's id or the cancellationKey. */
export const papers = defineCollection('papers', { _id: text, orderId: text, kind: number, readyAt: Date }, [
  { key: { orderId: 1 }, name: 'papers-of-order' },
]);

/** Mails since their first sending. The facts that it fixed stay the same in every repeat. */
export const mails = defineCollection(
  'mails',
  {
    /** template/order or return id/sha256 of the address, and the request if several mails have the same template. */
    _id: text,
    template: shaped<Template>(),
    orderId: text,
    messageId: text,
    /** The Date header. */
    date,
    withPapers: flag,
    state: oneOf(['sending', 'sent', 'failed']),
    tries: number,
    sentAt: Date,
    /** Staff have sent the mail to another address than that of the key. */
    redirected: Boolean,
  },
  [{ key: { orderId: 1 }, name: 'mails-of-order' }],
);

/** Mails about accounts and about submitted forms, to dealers, and with codes of guests' orders. */
export const accountMails = defineCollection(
  'account_mails',
  {
    /** template/request id. */
    _id: text,
    messageId: text,
    date,
    state: oneOf(['sending', 'sent', 'failed', 'dropped']),
    tries: number,
    finishedAt: Date,
    /** Absent if the mail is about no order, or if an earlier release sent it. */
    orderId: String,
  },
  [
    { key: { finishedAt: 1 }, name: 'forgotten', expireAfterSeconds: forgottenAfterSeconds },
    { key: { orderId: 1 }, name: 'mails-of-order', where: { orderId: { $exists: true } } },
  ],
);

/** Failed jobs contain people's texts and addresses, so they are deleted after 90 days. */
const forgottenJobs: CollectionDeclaration = {
  ...jobs,
  indexes: [
    ...jobs.indexes,
    ...[
      ...[accountMailJob, siteMailJob, orderCodeJob].map((kind) => ({ kind })),
      // Most jobs are mails about orders and returns, so the index has only those that failed.
      { kind: mailJob, state: 'failed' },
    ].map((partialFilterExpression) => ({
      key: { createdAt: 1 } as const,
      name: `forgotten-${partialFilterExpression.kind}`,
      expireAfterSeconds: forgottenAfterSeconds,
      partialFilterExpression,
    })),
  ],
};

export const collections = [
  orders,
  cancellations,
  returnNews,
  answerRounds,
  papers,
  mails,
  accountMails,
  forgottenJobs,
  inbox,
  parked,
  outbox,
  leases,
];
