import { addJob } from '@southline/platform/jobs';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { mailKey, type Template } from '../domain/mail-key.ts';
import type { Recipient } from '../domain/recipients.ts';

export const mailJob = 'mail';

export interface MailJob extends Recipient {
  readonly template: Template;
  readonly orderId: string;
}

/** Queues one mail to one recipient, once for ever. */
export const queueMail = (mongo: Mongo, session: ClientSession, payload: MailJob): Promise<void> =>
  addJob(mongo, session, { id: mailKey(payload.template, payload.orderId, payload.address), kind: mailJob, payload });
