import { MemberClosed, memberClosed } from '@southline/contracts/events';
import { unique } from './unique.ts';

/** The message of a closed account as auth's relay would send it; the same `eventId` again is a second delivery. */
export const memberClosedMessage = (
  membershipNo: string,
  email = `${unique('closed')}@example.com`,
  eventId = unique('event'),
) => ({
  topic: memberClosed.topic,
  key: membershipNo,
  value: Buffer.from(
    MemberClosed.encode({
      requestId: unique('request'),
      addressee: { membershipNo, firstName: 'Robin', email, region: 'au', language: 'en' },
      closedAt: new Date().toISOString(),
    }).finish(),
  ),
  headers: { 'event-id': eventId, 'occurred-at': new Date().toISOString(), 'aggregate-version': '9' },
});
