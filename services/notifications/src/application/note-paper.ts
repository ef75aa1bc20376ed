import type { DocumentReady } from '@southline/contracts/events';
import { mailKey, type Template } from '../domain/mail-key.ts';
import type { EventIntake } from '../domain/ports.ts';

const waiting: readonly Template[] = ['order-confirmation', 'order-papers'];

/** Notes a paper; with the last one the mails that wait look at once. The order may not be known yet. */
export const notePaper = async (intake: EventIntake, { documentId, orderId, kind }: DocumentReady): Promise<void> => {
  await intake.notePaper({ documentId, orderId, kind });
  if (!(await intake.papersReady(orderId))) return;
  for (const { address } of await intake.recipientsOf(orderId)) {
    for (const template of waiting) await intake.hurry(mailKey(template, orderId, address));
  }
};
