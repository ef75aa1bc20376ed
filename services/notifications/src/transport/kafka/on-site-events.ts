import { bookingRequested, enquirySubmitted, promotionEntered } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { EventIntake } from '../../domain/ports.ts';
import { bookingMails, type Desks, enquiryMails, entryConfirmationMails } from '../../mapping/site-mails.ts';

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
