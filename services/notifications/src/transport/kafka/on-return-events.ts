import { returnAnswered, returnProcessed, returnRequested } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { EventIntake } from '../../domain/ports.ts';
import { returnAnsweredMail, returnProcessedMail, returnRequestedMail } from '../../mapping/return-news.ts';

/** The events about returns that send mails. */
export const onReturnEvents = (intakeOf: (session: ClientSession) => EventIntake) => [
  consume('notifications', returnRequested, 'return-requested', async (event, { session }) => {
    const { news, mail } = returnRequestedMail(event);
    const intake = intakeOf(session);
    await intake.rememberReturnNews(news);
    await intake.queue([mail], 'for nothing');
    const { orderId, returnId } = event;
    await intake.queueDealerMail({ template: 'dealer-return', orderId, returnId });
  }),
  /** Answers are mailed together, once no item of the return waits for staff, or after a while. */
  consume('notifications', returnAnswered, 'return-answered', async (event, { session }) => {
    const { news, mail } = returnAnsweredMail(event);
    const intake = intakeOf(session);
    const last = event.waitingItems === 0;
    const request = await intake.joinRound(news, last);
    if (request !== undefined) await intake.queueRound({ ...mail, request }, last);
  }),
  consume('notifications', returnProcessed, 'return-processed', async (event, { session }) => {
    const { news, mail } = returnProcessedMail(event);
    const intake = intakeOf(session);
    await intake.rememberReturnNews(news);
    await intake.queue([mail], mail.withoutPapers ? 'for nothing' : 'for papers');
    if (!mail.withoutPapers) intake.hurryIfComplete(news.returnId);
  }),
];
