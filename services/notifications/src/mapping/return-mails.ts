import { ReturnAnswered, ReturnProcessed, ReturnRequested } from '@southline/contracts/events';
import { ReturnState } from '@southline/contracts/returns';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { MailJob } from '../domain/mail-job.ts';
import type { ReturnTemplate } from '../domain/mail-key.ts';
import type { ReturnNewsRecord } from '../domain/ports.ts';
import { recipientsOf } from '../domain/recipients.ts';

/** A mail to the buyer, and the event from which it is written. */
interface ReturnMail<Record extends ReturnNewsRecord = ReturnNewsRecord> {
  readonly news: Record;
  readonly mail: MailJob;
}

/** Throws for an event without an address, which is then parked for staff. */
const toMember = (
  { returnId, returnNo, delivery }: ReturnRequested | ReturnAnswered | ReturnProcessed,
  template: ReturnTemplate,
  event: Uint8Array,
): ReturnMail => {
  const [member] = recipientsOf(delivery?.email ?? '', []);
  if (!member || !returnId || !returnNo) throw new UnreadableEvent('The return lacks a number or an e-mail address.');
  return {
    news: { template, returnId, address: member.address, event },
    mail: { ...member, template, orderId: returnId },
  };
};

export const returnRequestedMail = (event: ReturnRequested): ReturnMail =>
  toMember(event, 'return-requested', ReturnRequested.encode(event).finish());

/** The mail of this answer may contain further answers. */
export const returnAnsweredMail = (event: ReturnAnswered): ReturnMail<ReturnNewsRecord & { request: string }> => {
  const { news, mail } = toMember(event, 'return-answered', ReturnAnswered.encode(event).finish());
  return { news: { ...news, request: `${event.item?.itemId ?? ''}/${event.answeredAt}` }, mail };
};

/** A declined return has no credit note. */
export const returnProcessedMail = (event: ReturnProcessed): ReturnMail => {
  const { news, mail } = toMember(event, 'return-processed', ReturnProcessed.encode(event).finish());
  const declined = event.outcome !== ReturnState.RETURN_STATE_COMPLETED;
  return { news, mail: { ...mail, ...(declined && { withoutPapers: true }) } };
};
