import { isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import type { AccountMailRecord, AccountMails } from '../domain/account-mail.ts';

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
  async begin(key, fixed) {
    try {
      const begun = await accountMails(mongo).findOneAndUpdate(
        { _id: key, state: { $nin: ['sent', 'dropped'] } },
        { $setOnInsert: fixed, $set: { state: 'sending' }, $inc: { tries: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
      return begun ?? undefined;
    } catch (error) {
      // The key is there and done: the filter did not match and the upsert met it.
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  },
  async finish(key, state, finishedAt) {
    await accountMails(mongo).updateOne({ _id: key, state: 'sending' }, { $set: { state, finishedAt } });
  },
});
