import { ReturnProcessed, returnProcessed } from '@southline/contracts/events';
import { ReturnState } from '@southline/contracts/returns';
import { consume, UnreadableEvent } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { OrderIntake } from '../../domain/ports.ts';

/** Throws if the event lacks facts for a credit note. The event is then parked, so that staff see it. */
const check = ({ returnId, returnNo, orderId, owner, lines, refund, processedAt }: ReturnProcessed): void => {
  const complete = returnId && returnNo && orderId && owner && lines.length > 0 && refund;
  if (!complete || Number.isNaN(Date.parse(processedAt)))
    throw new UnreadableEvent('The return lacks a number, an order, an owner, lines, a refund or a time.');
};

/** Stores a completed return and queues its credit note, both once. A declined return has no refund and no credit note. */
const queueCreditNote = async (intake: OrderIntake, event: ReturnProcessed): Promise<void> => {
  if (event.outcome !== ReturnState.RETURN_STATE_COMPLETED) return;
  check(event);
  const { returnId, returnNo, orderId, orderNo, owner } = event;
  const encoded = ReturnProcessed.encode(event).finish();
  await intake.rememberReturn({ returnId, returnNo, orderId, orderNo, owner, event: encoded });
  await intake.queue({ returnId });
};

export const onReturnProcessed = (intake: (session: ClientSession) => OrderIntake) =>
  consume('documents', returnProcessed, 'credit-note', (event, { session }) => queueCreditNote(intake(session), event));
