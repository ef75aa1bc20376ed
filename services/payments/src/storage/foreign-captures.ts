import { inTransaction, type Mongo, onDuplicate } from '@southline/platform/mongo';
import type { ForeignCaptures } from '../domain/ports.ts';
import { captureAction } from '../mapping/staff-actions.ts';
import { addRefund, toForeign } from './books.ts';
import { foreignCaptures, ledger } from './collections.ts';
import { journalled } from './journalled.ts';
import { surplusEntry } from './ledger-entries.ts';

const undecided = (id: string) => ({ _id: id, decided: { $exists: false } });

export const createForeignCaptures = (mongo: Mongo): ForeignCaptures => ({
  async get(id) {
    const document = await foreignCaptures(mongo).findOne({ _id: id });
    return document ? toForeign(document) : undefined;
  },

  async add({ id, ...facts }) {
    await foreignCaptures(mongo)
      .insertOne({ ...facts, _id: id })
      .catch(onDuplicate(() => undefined));
  },

  async close(id, decided) {
    return journalled(mongo, captureAction(id), async (session) => {
      const options = session ? { session } : {};
      return (
        (await foreignCaptures(mongo).updateOne(undecided(id), { $set: { decided } }, options)).modifiedCount === 1
      );
    });
  },

  giveBack: (id, decided, paid, refund) =>
    inTransaction(mongo, async (session) => {
      const close = async () =>
        (await foreignCaptures(mongo).updateOne(undecided(id), { $set: { decided } }, { session })).modifiedCount === 1;
      if (!(await journalled(mongo, captureAction(id), close, session))) return false;
      await ledger(mongo).insertOne(surplusEntry(paid, refund.captureTransaction, refund.createdAt), { session });
      await addRefund(mongo, session, refund);
      return true;
    }),
});
