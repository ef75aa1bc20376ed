import { addJob, hurryJob } from '@southline/platform/jobs';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import { accountMailJob, accountMailKey } from '../domain/account-mail.ts';
import { keyOf, type MailJob, mailJob } from '../domain/mail-job.ts';
import type { EventIntake } from '../domain/ports.ts';
import { cancellations, orders, papers } from './collections.ts';
import { readyPapers } from './order-repository.ts';

export const queueMail = (mongo: Mongo, session: ClientSession, payload: MailJob): Promise<void> =>
  addJob(mongo, session, { id: keyOf(payload), kind: mailJob, payload });

/** Reads and writes within the transaction that an event is handled in. */
export const eventIntake =
  (mongo: Mongo) =>
  (session: ClientSession): EventIntake => {
    const once = { upsert: true, session };
    return {
      async rememberOrder(orderId, event, recipients) {
        const order = { event: new Binary(event), recipients: [...recipients] };
        await orders(mongo).updateOne({ _id: orderId }, { $setOnInsert: order }, once);
      },
      async rememberCancellation(orderId, event) {
        await cancellations(mongo).updateOne({ _id: orderId }, { $setOnInsert: { event: new Binary(event) } }, once);
      },
      async recipientsOf(orderId) {
        const found = await orders(mongo).findOne({ _id: orderId }, { projection: { recipients: 1 }, session });
        return found?.recipients ?? [];
      },
      async notePaper({ documentId, orderId, kind }) {
        await papers(mongo).updateOne({ _id: documentId }, { $setOnInsert: { orderId, kind } }, once);
      },
      papersReady: async (orderId) => (await readyPapers(mongo, orderId, session)) !== undefined,
      queue: (mail) => queueMail(mongo, session, mail),
      queueAccountMail: (payload) =>
        addJob(mongo, session, { id: accountMailKey(payload), kind: accountMailJob, payload }),
      hurry: (key) => hurryJob(mongo, key, session),
    };
  };
