import { addJob, hurryJob } from '@southline/platform/jobs';
import { type ClientSession, inTransaction, type Mongo, onDuplicate } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { Sealer } from '@southline/platform/seal';
import type { Account } from '../domain/account.ts';
import type { ForeignCapture } from '../domain/found-capture.ts';
import type { Books } from '../domain/ports.ts';
import type { Refund } from '../domain/refund.ts';
import { refundJob, refundJobName } from '../domain/refund-job.ts';
import { capturedEvent, refundedEvent, refundFailedEvent } from '../mapping/events.ts';
import { refundAction } from '../mapping/staff-actions.ts';
import { fromDocument } from './attempt-document.ts';
import { replaceAttempt } from './attempts.ts';
import {
  type AccountDocument,
  accounts,
  attempts,
  type ForeignCaptureDocument,
  foreignCaptures,
  ledger,
  type RefundDocument,
  refunds,
} from './collections.ts';
import { journalled } from './journalled.ts';
import { captureEntry, refundEntry, surplusEntry } from './ledger-entries.ts';
import { countOpenWork } from './open-work.ts';

const toAccount = ({ _id, ...rest }: AccountDocument): Account => ({ ...rest, orderId: _id });
const fromAccount = ({ orderId, ...rest }: Account): AccountDocument => ({ ...rest, _id: orderId });
export const toRefund = ({ _id, ...rest }: RefundDocument): Refund => ({ ...rest, reference: _id });
export const toForeign = ({ _id, ...rest }: ForeignCaptureDocument): ForeignCapture => ({ ...rest, id: _id });
export const fromRefund = ({ reference, ...rest }: Refund): RefundDocument => ({ ...rest, _id: reference });

/** Inserts the refund and its job. */
export const addRefund = async (mongo: Mongo, session: ClientSession, refund: Refund): Promise<void> => {
  await refunds(mongo).insertOne(fromRefund(refund), { session });
  await addJob(mongo, session, refundJob(refund.reference, refund.createdAt));
};

/** The most entries of each kind that a list shows. */
const mostInReview = 1_000;

/** A duplicate key means a lost race. */
export const unlessTaken = onDuplicate(() => false as const);

/** Aborts the transaction after a lost race. */
export class Overtaken extends Error {}

export const unlessOvertaken = (error: unknown): false => {
  if (error instanceof Overtaken) return false;
  throw error;
};

export const createBooks = (mongo: Mongo, sealer: Sealer): Books => {
  const replace = replaceAttempt(mongo, sealer);

  const replaceRefund = async (before: Refund, after: Refund, session?: ClientSession): Promise<boolean> => {
    const filter = { _id: before.reference, version: before.version };
    const write = async (within?: ClientSession) => {
      const options = within ? { session: within } : {};
      return (await refunds(mongo).replaceOne(filter, fromRefund(after), options)).modifiedCount === 1;
    };
    return journalled(mongo, refundAction(before, after), write, session);
  };

  const marked = { review: { $exists: true } };
  const attemptsInReview: Books['attemptsInReview'] = async (most) => {
    const waiting = attempts(mongo).find({ ...marked, state: { $nin: ['Captured', 'Declined'] } });
    return (await waiting.sort({ createdAt: 1 }).limit(most).toArray()).map((one) => fromDocument(one, sealer));
  };
  const capturesInReview: Books['capturesInReview'] = async (most) => {
    const waiting = foreignCaptures(mongo).find({ decided: { $exists: false } });
    return (await waiting.sort({ foundAt: 1 }).limit(most).toArray()).map(toForeign);
  };
  const refundsInReview: Books['refundsInReview'] = async (most) =>
    (await refunds(mongo).find(marked).sort({ createdAt: 1 }).limit(most).toArray()).map(toRefund);

  return {
    async account(orderId) {
      const document = await accounts(mongo).findOne({ _id: orderId });
      return document ? toAccount(document) : undefined;
    },

    async holderOf(transaction) {
      const found = await ledger(mongo).findOne({ providerTransaction: transaction });
      return found ?? undefined;
    },

    async recorded(transactions) {
      const some = { $in: [...transactions] };
      const [found, accepted] = await Promise.all([
        ledger(mongo).find({ providerTransaction: some }).toArray(),
        foreignCaptures(mongo)
          .find({ transaction: some, decided: { $exists: true } })
          .toArray(),
      ]);
      const booked = found.flatMap(({ providerTransaction }) => providerTransaction ?? []);
      return new Set([...booked, ...accepted.map(({ transaction }) => transaction)]);
    },

    async returnFound(paid, refund) {
      await inTransaction(mongo, async (session) => {
        await ledger(mongo).insertOne(surplusEntry(paid, refund.captureTransaction, refund.createdAt), { session });
        await addRefund(mongo, session, refund);
      }).catch(unlessTaken);
    },

    async bookCapture(before, after, account) {
      const event = capturedEvent(account);
      return inTransaction(mongo, async (session) => {
        if (!(await replace(before, after, session))) return false;
        const entry = captureEntry(after, account.providerTransaction, account.capturedAt);
        await ledger(mongo).insertOne(entry, { session });
        await accounts(mongo).insertOne(fromAccount(account), { session });
        await appendToOutbox(mongo, session, [event]);
        return true;
      }).catch(unlessTaken);
    },

    async returnCapture(before, after, refund) {
      return inTransaction(mongo, async (session) => {
        if (!(await replace(before, after, session))) return false;
        const entry = surplusEntry(
          { ...after, amountCents: refund.cents },
          refund.captureTransaction,
          refund.createdAt,
        );
        await ledger(mongo).insertOne(entry, { session });
        await addRefund(mongo, session, refund);
        return true;
      }).catch(unlessTaken);
    },

    async refund(reference) {
      const document = await refunds(mongo).findOne({ _id: reference });
      return document ? toRefund(document) : undefined;
    },

    refundsOf: async (captureTransaction) =>
      (await refunds(mongo).find({ captureTransaction }).toArray()).map(toRefund),

    async bookRefund({ orderId, version, refundableCents }, refund) {
      return inTransaction(mongo, async (session) => {
        const { modifiedCount } = await accounts(mongo).updateOne(
          { _id: orderId, version },
          { $set: { refundableCents: Math.max(0, refundableCents - refund.cents) }, $inc: { version: 1 } },
          { session },
        );
        if (modifiedCount !== 1) return false;
        await addRefund(mongo, session, refund);
        return true;
      }).catch(unlessTaken);
    },

    saveRefund: (before, after) => replaceRefund(before, after).catch(unlessTaken),

    async failRefund(before, after, at) {
      const event = refundFailedEvent(after, at);
      return inTransaction(mongo, async (session) => {
        if (!(await replaceRefund(before, after, session))) return false;
        await appendToOutbox(mongo, session, [event]);
        return true;
      });
    },

    async hurryRefund(refund) {
      await journalled(mongo, refundAction(refund, refund), async (session) => {
        await hurryJob(mongo, refundJobName(refund.reference), session);
        return true;
      });
    },

    async settleRefund(before, after, account, at) {
      const event = refundedEvent(after, (account?.version ?? 0) + 1, at);
      const count = async ({ orderId, version }: Account, session: ClientSession) =>
        (await accounts(mongo).updateOne({ _id: orderId, version }, { $inc: { version: 1 } }, { session }))
          .modifiedCount === 1;
      return inTransaction(mongo, async (session) => {
        if (account && !(await count(account, session))) return false;
        if (!(await replaceRefund(before, after, session))) throw new Overtaken();
        await ledger(mongo).insertOne(refundEntry(after, at), { session });
        await appendToOutbox(mongo, session, [event]);
        return true;
      }).catch(unlessOvertaken);
    },

    openWork: () => countOpenWork(mongo),

    attemptsInReview,
    capturesInReview,
    refundsInReview,
    async inReview() {
      const [attempts, captures, refunds] = await Promise.all([
        attemptsInReview(mostInReview),
        capturesInReview(mostInReview),
        refundsInReview(mostInReview),
      ]);
      return { attempts, captures, refunds };
    },
  };
};
