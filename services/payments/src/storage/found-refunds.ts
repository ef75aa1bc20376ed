import { addJob, jobs } from '@southline/platform/jobs';
import { type ClientSession, inTransaction, type Mongo } from '@southline/platform/mongo';
import { appendToOutbox } from '@southline/platform/outbox';
import type { FoundRefunds } from '../domain/ports.ts';
import { type Refund, unsettled } from '../domain/refund.ts';
import { refundJob, refundJobName } from '../domain/refund-job.ts';
import { refundedEvent } from '../mapping/events.ts';
import { refundAction } from '../mapping/staff-actions.ts';
import { fromRefund, Overtaken, toRefund, unlessOvertaken, unlessTaken } from './books.ts';
import { accounts, ledger, refunds } from './collections.ts';
import { journalled } from './journalled.ts';
import { refundEntry } from './ledger-entries.ts';

const entryOf = ({ reference }: Refund) => ({ _id: `refund:${reference}` });

export const createFoundRefunds = (mongo: Mongo): FoundRefunds => {
  const replace = async (session: ClientSession, before: Refund, after: Refund): Promise<void> => {
    const filter = { _id: before.reference, version: before.version };
    const write = async () =>
      (await refunds(mongo).replaceOne(filter, fromRefund(after), { session })).matchedCount === 1;
    if (!(await journalled(mongo, refundAction(before, after), write, session))) throw new Overtaken();
  };

  /**
   * Recalculates the refundable amount of the kept capture. Every refund counts once, including open ones. Returns the
   * version of the account.
   */
  const recount = async (session: ClientSession, orderId: string): Promise<number> => {
    const account = await accounts(mongo).findOne({ _id: orderId }, { session });
    if (!account) return 0;
    const { capturedCents, providerTransaction: captureTransaction, version } = account;
    const counting = { orderId, captureTransaction, standsFor: { $exists: false } };
    const own = await refunds(mongo).find(counting, { session }).toArray();
    const refundableCents = Math.max(
      0,
      own.reduce((left, { cents }) => left - cents, capturedCents),
    );
    await accounts(mongo).updateOne(
      { _id: orderId, version },
      { $set: { refundableCents }, $inc: { version: 1 } },
      { session },
    );
    return version + 1;
  };

  const write = (work: (session: ClientSession) => Promise<void>): Promise<boolean> =>
    inTransaction(mongo, async (session) => {
      await work(session);
      return true;
    })
      .catch(unlessTaken)
      .catch(unlessOvertaken);

  return {
    open: async () =>
      (
        await refunds(mongo)
          .find({ state: { $in: [...unsettled] } })
          .toArray()
      ).map(toRefund),

    async settledBetween(from, to) {
      const rows = await ledger(mongo)
        .find({ kind: 'refund', at: { $gte: from, $lte: to } })
        .toArray();
      const references = rows.flatMap(({ reference }) => reference ?? []);
      const found = await refunds(mongo)
        .find({ _id: { $in: references }, state: 'SETTLED' })
        .toArray();
      return found.map(toRefund);
    },

    async unexplained() {
      const inReview = refunds(mongo)
        .find({ review: { $exists: true }, foundAs: { $exists: true } })
        .hint('review');
      return (await inReview.toArray()).map(toRefund).filter(({ standsFor }) => standsFor === undefined);
    },

    async ofOrder(orderId) {
      const found = refunds(mongo).find({ orderId, foundAs: { $exists: true }, standsFor: { $exists: false } });
      return (await found.sort({ createdAt: 1 }).toArray()).map(toRefund);
    },

    add: (refund) =>
      write(async (session) => {
        await refunds(mongo).insertOne(fromRefund(refund), { session });
        await ledger(mongo).insertOne(refundEntry(refund, refund.createdAt), { session });
        await recount(session, refund.orderId);
      }),

    rename: (before, after) =>
      write(async (session) => {
        await replace(session, before, after);
        const { refundTransaction: providerTransaction } = after;
        const change = providerTransaction
          ? { $set: { providerTransaction } }
          : { $unset: { providerTransaction: '' as const } };
        await ledger(mongo).updateOne(entryOf(after), change, { session });
      }),

    assign: (found, refund, before, at) =>
      write(async (session) => {
        const { review: _, ...rest } = found;
        await replace(session, found, { ...rest, standsFor: refund.reference, version: found.version + 1 });
        if (before) await replace(session, before, refund);
        else await refunds(mongo).insertOne(fromRefund(refund), { session });
        const version = await recount(session, refund.orderId);
        await appendToOutbox(mongo, session, [refundedEvent(refund, version, at)]);
      }),

    reopen: (before, after, at) =>
      write(async (session) => {
        await replace(session, before, after);
        await ledger(mongo).deleteOne(entryOf(after), { session });
        await jobs(mongo).deleteOne({ _id: refundJobName(after.reference).id }, { session });
        await addJob(mongo, session, refundJob(after.reference, at));
      }),
  };
};
