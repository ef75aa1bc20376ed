import { type ClientSession, isDuplicateKey, type Mongo } from '@southline/platform/mongo';
import { type MailDocument, mails } from './collections.ts';

export const findMail = (mongo: Mongo, key: string) => mails(mongo).findOne({ _id: key });

type Fixed = Pick<MailDocument, 'template' | 'orderId' | 'messageId' | 'date' | 'withPapers'>;

/** Notes that a mail is about to go out; what the first try fixed is answered to every later one. Undefined: it is sent. */
export const beginMail = async (mongo: Mongo, key: string, fixed: Fixed): Promise<MailDocument | undefined> => {
  try {
    const begun = await mails(mongo).findOneAndUpdate(
      { _id: key, state: { $ne: 'sent' } },
      { $setOnInsert: fixed, $set: { state: 'sending' }, $inc: { tries: 1 } },
      { upsert: true, returnDocument: 'after' },
    );
    return begun ?? undefined;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
};

export const markSent = async (mongo: Mongo, session: ClientSession, key: string, sentAt: Date): Promise<void> => {
  await mails(mongo).updateOne({ _id: key }, { $set: { state: 'sent', sentAt } }, { session });
};

export const markFailed = async (mongo: Mongo, key: string): Promise<void> => {
  await mails(mongo).updateOne({ _id: key, state: 'sending' }, { $set: { state: 'failed' } });
};
