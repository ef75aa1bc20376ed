import type { Mongo } from '@southline/platform/mongo';
import type { AccountMails } from '../domain/account-mail.ts';
import { accountMails } from './collections.ts';
import { unlessDone } from './unless-done.ts';

export const createAccountMailRepository = (mongo: Mongo): AccountMails => ({
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
