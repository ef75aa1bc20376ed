import { bookingRequested, enquirySubmitted, promotionEntered } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { EventIntake } from '../../domain/ports.ts';
import { type Desks, queueBooking, queueEnquiry, queueEntryConfirmation } from './queue-site-mails.ts';

/** Visitors' forms: the desk gets a mail, and the visitor a receipt. */
export const onSiteEvents = (intake: (session: ClientSession) => EventIntake, desks: Desks) => [
  consume('notifications', enquirySubmitted, 'enquiry-submitted', (event, { session }) =>
    queueEnquiry(intake(session), desks, event),
  ),
  consume('notifications', bookingRequested, 'booking-requested', (event, { session }) =>
    queueBooking(intake(session), desks, event),
  ),
  consume('notifications', promotionEntered, 'promotion-entered', (event, { session }) =>
    queueEntryConfirmation(intake(session), event),
  ),
];
