import { noticeRaised } from '@southline/contracts/events';
import { consume, UnreadableEvent } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { EventIntake } from '../../domain/ports.ts';

/** One mail per event about a wish for a part. */
export const onNoticeRaised = (intake: (session: ClientSession) => EventIntake) => [
  consume('notifications', noticeRaised, 'notice-raised', async ({ noticeId, unconfirmed, round }, { session }) => {
    if (!noticeId) throw new UnreadableEvent('The event lacks a notice.');
    const template = unconfirmed ? 'notice-requested' : 'notice-fulfilled';
    await intake(session).queueNoticeMail({ template, noticeId, round });
  }),
];
