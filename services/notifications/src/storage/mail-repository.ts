import { jobs } from '@southline/platform/jobs';
import { inTransaction, type Mongo } from '@southline/platform/mongo';
import { accountMailJob } from '../domain/account-mail.ts';
import { dealerMailJob } from '../domain/dealer-mail.ts';
import { mailJob } from '../domain/mail-job.ts';
import { orderTemplates } from '../domain/mail-key.ts';
import { noticeMailJob } from '../domain/notice-mail.ts';
import type { MailCounts, Mails } from '../domain/ports.ts';
import { siteMailJob } from '../domain/site-mail.ts';
import { mails } from './collections.ts';
import { queueMail } from './event-intake.ts';
import { insertTogether, updateTogether } from './together.ts';

/** The range of keys that begin with `key` and a slash. "0" is the character after the slash. */
const keysBelow = (key: string) => ({ $gt: `${key}/`, $lt: `${key}0` });

/** Filters for the jobs with one of these keys, alone or followed by a slash and more. */
export const jobsUnder = (keys: readonly string[]) => keys.flatMap((key) => [{ _id: key }, { _id: keysBelow(key) }]);

/** The beginnings of the keys of all mails about an order, to its buyer, to the copies and to the dealer. */
export const keysOfOrder = (orderId: string): string[] =>
  [...orderTemplates, 'dealer-order', 'dealer-cancelled'].map((template) => `${template}/${orderId}`);

export const createMailRepository = (mongo: Mongo): Mails => {
  const insert = insertTogether(mails(mongo));
  const update = updateTogether(mails(mongo));
  return {
    find: async (key) => (await mails(mongo).findOne({ _id: key })) ?? undefined,
    async someWait(keys) {
      const ranges = jobsUnder(keys);
      if (ranges.length === 0) return false;
      const one = await jobs(mongo).findOne({ $or: ranges, state: 'queued' }, { projection: { _id: 1 } });
      return one !== null;
    },
    async begin(key, fixed) {
      const first = { _id: key, ...fixed, state: 'sending' as const, tries: 1 };
      if (await insert(first)) return first;
      const again = await mails(mongo).findOneAndUpdate(
        { _id: key, state: { $ne: 'sent' } },
        { $set: { state: 'sending', ...(fixed.redirected && { redirected: true }) }, $inc: { tries: 1 } },
        { returnDocument: 'after' },
      );
      return again ?? undefined;
    },
    async markSent(key, sentAt, next) {
      const sent = { $set: { state: 'sent' as const, sentAt } };
      if (!next) return update({ filter: { _id: key }, update: sent });
      await inTransaction(mongo, async (session) => {
        await mails(mongo).updateOne({ _id: key }, sent, { session });
        await queueMail(mongo, session, next);
      });
    },
    async markFailed(key) {
      await mails(mongo).updateOne({ _id: key, state: 'sending' }, { $set: { state: 'failed' } });
    },
  };
};

const kinds = [mailJob, accountMailJob, siteMailJob, noticeMailJob, dealerMailJob];

export const mailCounts = (mongo: Mongo): MailCounts => {
  const count = (state: 'queued' | 'failed') => jobs(mongo).countDocuments({ kind: { $in: kinds }, state });
  return { waiting: () => count('queued'), givenUp: () => count('failed') };
};
