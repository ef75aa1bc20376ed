import { ReturnAnswered, ReturnProcessed, ReturnRequested } from '@southline/contracts/events';
import { ReturnState } from '@southline/contracts/returns';
import { UnreadableEvent } from '@southline/platform/inbox';
import type { MailJob } from '../../domain/mail-job.ts';
import type { ReturnTemplate } from '../../domain/mail-key.ts';
import type { EventIntake } from '../../domain/ports.ts';
import { recipientsOf } from '../../domain/recipients.ts';

type Told = ReturnRequested | ReturnAnswered | ReturnProcessed;
type Marks = Pick<MailJob, 'request' | 'withoutPapers'>;

/** Tells the member. An event that nobody can be mailed of is parked and thereby seen. */
const tell = async (
  intake: EventIntake,
  { returnId, returnNo, delivery }: Told,
  template: ReturnTemplate,
  event: Uint8Array,
  marks: Marks = {},
): Promise<void> => {
  const [member] = recipientsOf(delivery?.email ?? '', []);
  if (!member || !returnId || !returnNo) throw new UnreadableEvent('The return lacks a number or an e-mail address.');
  const { request } = marks;
  await intake.rememberReturnNews({ template, returnId, address: member.address, event, ...(request && { request }) });
  const waits = template === 'return-processed' && !marks.withoutPapers;
  await intake.queue({ ...member, template, orderId: returnId, ...marks }, waits ? 'for papers' : 'for nothing');
  if (waits) intake.hurryIfComplete(returnId);
};

export const queueReturnRequested = (intake: EventIntake, event: ReturnRequested): Promise<void> =>
  tell(intake, event, 'return-requested', ReturnRequested.encode(event).finish());

/** An item may be asked about several times: each answer is a mail of its own. */
export const queueReturnAnswered = (intake: EventIntake, event: ReturnAnswered): Promise<void> => {
  const request = `${event.item?.itemId ?? ''}/${event.answeredAt}`;
  return tell(intake, event, 'return-answered', ReturnAnswered.encode(event).finish(), { request });
};

/** Of a declined return there is no credit note. */
export const queueReturnProcessed = (intake: EventIntake, event: ReturnProcessed): Promise<void> => {
  const declined = event.outcome !== ReturnState.RETURN_STATE_COMPLETED;
  const encoded = ReturnProcessed.encode(event).finish();
  return tell(intake, event, 'return-processed', encoded, declined ? { withoutPapers: true } : {});
};
