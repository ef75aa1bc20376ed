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
import type { Template } from '../domain/mail-key.ts';
import { orderCodeJob } from '../domain/order-code.ts';
import type { Recipient } from '../domain/recipients.ts';
import { siteMailJob } from '../domain/site-mail.ts';

/** Placed orders with mails; the order-placed event as received. */
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

/** Longer than a mail is tried (two days) and any event may be repeated. */
const forgottenAfterSeconds = 90 * 24 * 3_600;

/** Events about returns as received. They contain messages and addresses, so they are deleted after a while. */
export const returnNews = defineCollection(
  'return_news',
  {
    /** template/return id, and of an answer which */
    _id: text,
    returnId: text,
    address: text,
    event: bytes,
    /** For an answer: the round of decisions of its mail. */
    round: String,
    receivedAt: Date,
  },
  [
    { key: { returnId: 1 }, name: 'of-return' },
    { key: { receivedAt: 1 }, name: 'forgotten', expireAfterSeconds: forgottenAfterSeconds },
  ],
);

/** By return: the round that its next answer joins; none once it was mailed or no item waits. */
export const answerRounds = defineCollection('answer_rounds', { _id: text, open: String, answers: number });

/** Documents that are ready, by their ids; for a credit note `orderId` is the return's, or cancellationKey. */
export const papers = defineCollection('papers', { _id: text, orderId: text, kind: number, readyAt: Date }, [
  { key: { orderId: 1 }, name: 'papers-of-order' },
]);

/** Mails from their first sending on; the facts fixed then stay the same in every repeat. */
export const mails = defineCollection(
  'mails',
  {
    /** template/order or return id/sha256 of the address, plus the request that distinguishes mails of one template */
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
    /** Staff had it sent to another address than the key's. */
    redirected: Boolean,
  },
  [{ key: { orderId: 1 }, name: 'mails-of-order' }],
);

/** Mails about accounts, and about forms submitted on the site. */
export const accountMails = defineCollection(
  'account_mails',
  {
    /** template/request id */
    _id: text,
    messageId: text,
    date,
    state: oneOf(['sending', 'sent', 'failed', 'dropped']),
    tries: number,
    finishedAt: Date,
  },
  [{ key: { finishedAt: 1 }, name: 'forgotten', expireAfterSeconds: forgottenAfterSeconds }],
);

/** Failed jobs contain visitors' texts and addresses, so they are deleted after a while. */
const forgottenJobs: CollectionDeclaration = {
  ...jobs,
  indexes: [
    ...jobs.indexes,
    ...[accountMailJob, siteMailJob, orderCodeJob].map((kind) => ({
      key: { createdAt: 1 } as const,
      name: `forgotten-${kind}`,
      expireAfterSeconds: forgottenAfterSeconds,
      partialFilterExpression: { kind },
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
