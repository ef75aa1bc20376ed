import { addJob } from '@southline/platform/jobs';
import type { Mongo } from '@southline/platform/mongo';
import type { AccountMails } from '../domain/account-mail.ts';
import { type OrderCodes, orderCodeJob, orderCodeKey } from '../domain/order-code.ts';
import { accountMails } from './collections.ts';
import { insertTogether, updateTogether } from './together.ts';

export const orderCodes = (mongo: Mongo): OrderCodes => ({
  queue: (payload) => addJob(mongo, undefined, { id: orderCodeKey(payload), kind: orderCodeJob, payload }),
});

export const createAccountMailRepository = (mongo: Mongo): AccountMails => {
  const insert = insertTogether(accountMails(mongo));
  const update = updateTogether(accountMails(mongo));
  return {
    async begin(key, fixed) {
      const first = { _id: key, ...fixed, state: 'sending' as const, tries: 1 };
      if (await insert(first)) return first;
      const again = await accountMails(mongo).findOneAndUpdate(
        { _id: key, state: { $nin: ['sent', 'dropped'] } },
        { $set: { state: 'sending' }, $inc: { tries: 1 } },
        { returnDocument: 'after' },
      );
      return again ?? undefined;
    },
    finish: (key, state, finishedAt) =>
      update({ filter: { _id: key, state: 'sending' }, update: { $set: { state, finishedAt } } }),
  };
};
