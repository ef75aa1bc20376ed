import type { DocumentReady } from '@southline/contracts/events';
import { hurryJob } from '@southline/platform/jobs';
import type { ClientSession, Mongo } from '@southline/platform/mongo';
import { mailKey, type Template } from '../domain/mail-key.ts';
import { recipientsOfOrder } from '../storage/events.ts';
import { notePaper, readyPapers } from '../storage/papers.ts';

const waiting: readonly Template[] = ['order-confirmation', 'order-papers'];

/** Notes a paper; with the last one the mails that wait look at once. The order may not be known yet. */
export const paperReady = async (mongo: Mongo, session: ClientSession, event: DocumentReady): Promise<void> => {
  await notePaper(mongo, session, event);
  if (!(await readyPapers(mongo, event.orderId, session))) return;
  for (const { address } of await recipientsOfOrder(mongo, session, event.orderId)) {
    for (const template of waiting) await hurryJob(mongo, mailKey(template, event.orderId, address), session);
  }
};
