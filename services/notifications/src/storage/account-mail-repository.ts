import type { Mongo } from '@southline/platform/mongo';
import type { AccountMailRecord, AccountMails } from '../domain/account-mail.ts';
import { unlessDone } from './unless-done.ts';

interface AccountMailDocument extends AccountMailRecord {
  /** template/request id */
  _id: string;
  tries: number;
  finishedAt?: Date;
}

/** What was sent is remembered for longer than any event may be repeated. */
const keptDays = 90;

export const accountMails = ({ db }: Mongo) => db.collection<AccountMailDocument>('account_mails');

export const accountMailIndexes = async (mongo: Mongo): Promise<void> => {
  await accountMails(mongo).createIndex(
    { finishedAt: 1 },
    { name: 'forgotten', expireAfterSeconds: keptDays * 24 * 60 * 60 },
  );
};

export const accountMailRepository = (mongo: Mongo): AccountMails => ({
  begin: (key, fixed) =>
    unlessDone(
      accountMails(mongo).findOneAndUpdate(
        { _id: key, state: { $nin: ['sent', 'dropped'] } },
        { $setOnInsert: fixed, $set: { state: 'sending' }, $inc: { tries: 1 } },
        { upsert: true, returnDocument: 'after' },
      ),
    ),
  async finish(key, state, finishedAt) {
    await accountMails(mongo).updateOne({ _id: key, state: 'sending' }, { $set: { state, finishedAt } });
  },
});
