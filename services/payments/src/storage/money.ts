import { type ClientSession, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import type { Refund } from '../domain/refund.ts';
import { type AccountDocument, collections, type LedgerDocument, type RefundDocument } from './collections.ts';

const fromDocument = ({ _id, ...rest }: RefundDocument): Refund => ({ ...rest, reference: _id });
const toDocument = ({ reference, ...rest }: Refund): RefundDocument => ({ ...rest, _id: reference });

export type Money = ReturnType<typeof createMoney>;

/** Accounts of orders, ledger and refunds. */
export const createMoney = (mongo: Mongo) => {
  const { accounts, ledger, refunds } = collections(mongo);
  return {
    account: async (orderId: string): Promise<AccountDocument | undefined> =>
      (await accounts.findOne({ _id: orderId })) ?? undefined,

    openAccount: (account: AccountDocument, session: ClientSession) => accounts.insertOne(account, { session }),

    /** Takes cents off what can be refunded; false when the account has changed or holds less. */
    async book({ _id, version }: AccountDocument, cents: number, session: ClientSession): Promise<boolean> {
      const { modifiedCount } = await accounts.updateOne(
        { _id, version, refundableCents: { $gte: cents } },
        { $inc: { refundableCents: -cents, version: 1 } },
        { session },
      );
      return modifiedCount === 1;
    },

    /** Numbers a change of the order's money; false when the account has changed. */
    async advance({ _id, version }: AccountDocument, session: ClientSession): Promise<boolean> {
      const { modifiedCount } = await accounts.updateOne({ _id, version }, { $inc: { version: 1 } }, { session });
      return modifiedCount === 1;
    },

    append: (entry: LedgerDocument, session: ClientSession) => ledger.insertOne(entry, { session }),

    async refund(reference: string): Promise<Refund | undefined> {
      const document = await refunds.findOne({ _id: reference });
      return document ? fromDocument(document) : undefined;
    },

    insertRefund: (refund: Refund, session: ClientSession) => refunds.insertOne(toDocument(refund), { session }),

    /** Replaces what `before` was read as; false when somebody else was faster or another refund of the capture is asked. */
    async saveRefund(before: Refund, after: Refund, session?: ClientSession): Promise<boolean> {
      try {
        const { modifiedCount } = await refunds.replaceOne(
          { _id: before.reference, version: before.version },
          toDocument(after),
          session ? { session } : {},
        );
        return modifiedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
};
