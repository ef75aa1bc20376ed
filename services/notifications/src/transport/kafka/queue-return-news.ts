import { ReturnAnswered, ReturnProcessed, ReturnRequested } from '@southline/contracts/events';
import { ReturnState } from '@southline/contracts/returns';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { MailJob } from '../../domain/mail-job.ts';
import type { ReturnTemplate } from '../../domain/mail-key.ts';
import type { EventIntake } from '../../domain/ports.ts';
import { recipientsOf } from '../../domain/recipients.ts';

type Told = ReturnRequested | ReturnAnswered | ReturnProcessed;

/** The recipient of a return's mails. An event without an address is parked, so that staff see it. */
const memberOf = ({ returnId, returnNo, delivery }: Told) => {
  const [member] = recipientsOf(delivery?.email ?? '', []);
  if (!member || !returnId || !returnNo) throw new UnreadableEvent('The return lacks a number or an e-mail address.');
  return member;
};

/** Queues a mail to the member. */
const tell = async (
  intake: EventIntake,
  told: Told,
  template: ReturnTemplate,
  event: Uint8Array,
  marks: Pick<MailJob, 'withoutPapers'> = {},
): Promise<void> => {
  const member = memberOf(told);
  const { returnId } = told;
  await intake.rememberReturnNews({ template, returnId, address: member.address, event });
  const waits = template === 'return-processed' && !marks.withoutPapers;
  await intake.queue({ ...member, template, orderId: returnId, ...marks }, waits ? 'for papers' : 'for nothing');
  if (waits) intake.hurryIfComplete(returnId);
};

export const queueReturnRequested = (intake: EventIntake, event: ReturnRequested): Promise<void> =>
  tell(intake, event, 'return-requested', ReturnRequested.encode(event).finish());

/** Answers are mailed together: once no item of the return waits for staff, or after a while. */
export const queueReturnAnswered = async (intake: EventIntake, event: ReturnAnswered): Promise<void> => {
  const member = memberOf(event);
  const { returnId, waitingItems } = event;
  const template: ReturnTemplate = 'return-answered';
  const last = waitingItems === 0;
  const answer = {
    template,
    returnId,
    address: member.address,
    event: ReturnAnswered.encode(event).finish(),
    request: `${event.item?.itemId ?? ''}/${event.answeredAt}`,
  };
  const round = await intake.joinRound(answer, last);
  if (round !== undefined) await intake.queueRound({ ...member, template, orderId: returnId, request: round }, last);
};

/** A declined return has no credit note. */
export const queueReturnProcessed = (intake: EventIntake, event: ReturnProcessed): Promise<void> => {
  const declined = event.outcome !== ReturnState.RETURN_STATE_COMPLETED;
  const encoded = ReturnProcessed.encode(event).finish();
  return tell(intake, event, 'return-processed', encoded, declined ? { withoutPapers: true } : {});
};
