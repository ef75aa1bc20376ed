import { bookingRequested, enquirySubmitted, noticeRaised, promotionEntered } from '@southline/contracts/events';
import { consume, UnreadableEvent } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { EventIntake } from '../../domain/ports.ts';
import { bookingMails, type Desks, enquiryMails, entryConfirmationMails } from '../../mapping/site-mails.ts';

/** One mail per event about a wish for a part. */
export const onNoticeRaised = (intake: (session: ClientSession) => EventIntake) => [
  consume('notifications', noticeRaised, 'notice-raised', async ({ noticeId, unconfirmed, round }, { session }) => {
    if (!noticeId) throw new UnreadableEvent('The event lacks a notice.');
    const template = unconfirmed ? 'notice-requested' : 'notice-fulfilled';
    await intake(session).queueNoticeMail({ template, noticeId, round });
  }),
];

/** For a visitor's form, the desk gets a mail and the visitor a receipt. */
export const onSiteEvents = (intake: (session: ClientSession) => EventIntake, desks: Desks) => [
  consume('notifications', enquirySubmitted, 'enquiry-submitted', (event, { session }) =>
    intake(session).queueSiteMails(enquiryMails(desks, event)),
  ),
  consume('notifications', bookingRequested, 'booking-requested', (event, { session }) =>
    intake(session).queueSiteMails(bookingMails(desks, event)),
  ),
  consume('notifications', promotionEntered, 'promotion-entered', (event, { session }) =>
    intake(session).queueSiteMails(entryConfirmationMails(event)),
  ),
];
