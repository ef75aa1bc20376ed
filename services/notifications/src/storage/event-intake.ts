import { addJob, hurryJob } from '@southline/platform/jobs';
import { afterCommit, type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import { accountMailJob, accountMailKey } from '../domain/account-mail.ts';
import { dealerMailJob, dealerMailKey } from '../domain/dealer-mail.ts';
import { keyOf, type MailJob, mailJob } from '../domain/mail-job.ts';
import { earlierKeys } from '../domain/mail-sequence.ts';
import { noticeMailJob, noticeMailKey } from '../domain/notice-mail.ts';
import type { EventIntake } from '../domain/ports.ts';
import { siteMailJob, siteMailKey } from '../domain/site-mail.ts';
import { cancellations, orders, papers } from './collections.ts';
import { paperKey, type RecentOrders } from './recent-orders.ts';
import { joinRound, rememberReturnNews } from './return-news-repository.ts';
import { hurryIfComplete } from './waiting-mails.ts';

export const queueMail = (mongo: Mongo, session: ClientSession, payload: MailJob, runAt = new Date()): Promise<void> =>
  addJob(mongo, session, { id: keyOf(payload), kind: mailJob, payload, runAt });

// Events of different topics may arrive in another order than they were published. A mail waits this long for the
// events of earlier mails.
const settleMs = 2_500;

export interface Waits {
  /** How long a mail waits before it first checks for its document. An event may make it check earlier. */
  readonly firstLookMs: number;
  /** How long answers about a return are collected. */
  readonly answersMs: number;
}

/** Reads and writes inside the transaction in which an event is handled. */
export const createEventIntake =
  (mongo: Mongo, { firstLookMs, answersMs }: Waits, recent: RecentOrders) =>
  (session: ClientSession): EventIntake => ({
    async rememberOrder(order, event, recipients) {
      const { orderId, owner } = order;
      const update = { $setOnInsert: { owner, event: new Binary(event), recipients: [...recipients] } };
      deferWrite(session, orders(mongo), { updateOne: { filter: { _id: orderId }, update, upsert: true } });
      afterCommit(session, `order ${orderId}`, () => recent.orders.set(orderId, { order, recipients }));
    },
    async rememberCancellation(key, event) {
      const update = { $setOnInsert: { event: new Binary(event) } };
      deferWrite(session, cancellations(mongo), { updateOne: { filter: { _id: key }, update, upsert: true } });
    },
    rememberReturnNews: rememberReturnNews(mongo, session),
    joinRound: joinRound(mongo, session),
    async notePaper({ documentId, orderId, kind, readyAt }) {
      const update = { $setOnInsert: { orderId, kind, readyAt } };
      deferWrite(session, papers(mongo), { updateOne: { filter: { _id: documentId }, update, upsert: true } });
      afterCommit(session, `paper ${documentId}`, () => recent.papers.set(paperKey(orderId, kind), documentId));
    },
    async queue(mails, waits) {
      for (const mail of mails) {
        const unhurriedMs = earlierKeys(mail).length > 0 ? settleMs : 0;
        const runAt = new Date(Date.now() + (waits === 'for papers' ? firstLookMs : unhurriedMs));
        await queueMail(mongo, session, mail, runAt);
      }
    },
    async queueRound(mail, last) {
      await queueMail(mongo, session, mail, new Date(Date.now() + (last ? 0 : answersMs)));
      if (last) await hurryJob(mongo, { id: keyOf(mail), kind: mailJob }, session);
    },
    queueAccountMail: (payload) =>
      addJob(mongo, session, { id: accountMailKey(payload), kind: accountMailJob, payload }),
    async queueSiteMails(mails) {
      for (const payload of mails)
        await addJob(mongo, session, { id: siteMailKey(payload), kind: siteMailJob, payload });
    },
    queueNoticeMail: (payload) => addJob(mongo, session, { id: noticeMailKey(payload), kind: noticeMailJob, payload }),
    queueDealerMail: (payload) => addJob(mongo, session, { id: dealerMailKey(payload), kind: dealerMailJob, payload }),
    hurryIfComplete: (of, announced) => hurryIfComplete(mongo, session, of, recent, announced),
  });
