import { OrderCancelled, orderCancelled } from '@southline/contracts/events';
import { consume, UnreadableEvent } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import type { OrderIntake } from '../../domain/ports.ts';

/** Throws if the event lacks facts for a credit note. The event is then parked, so that staff see it. */
const check = ({ orderNo, owner, refunded, cancellation }: OrderCancelled): number => {
  const { cancellationNo = 0, lines = [], cancelledAt = '' } = cancellation ?? {};
  const complete = orderNo && owner && cancellationNo > 0 && lines.length > 0 && refunded;
  if (!complete || Number.isNaN(Date.parse(cancelledAt)))
    throw new UnreadableEvent('The cancellation lacks a number, an order, an owner, lines, a refund or a time.');
  return cancellationNo;
};

/**
 * Stores a cancellation of a placed order and queues its credit note, both once. Without a refund there is no credit
 * note.
 */
const queueCancellation = async (intake: OrderIntake, event: OrderCancelled): Promise<void> => {
  const cancellationNo = check(event);
  const { orderId, owner, refunded } = event;
  if (!refunded?.cents) return;
  const encoded = OrderCancelled.encode(event).finish();
  await intake.rememberCancellation({ orderId, cancellationNo, owner, event: encoded });
  await intake.queue({ orderId, cancellationNo });
};

export const onOrderCancelled = (intake: (session: ClientSession) => OrderIntake) =>
  consume(
    'documents',
    orderCancelled,
    'cancellation-papers',
    (event, { session }) => queueCancellation(intake(session), event),
    ({ cancellation }) => cancellation !== undefined,
  );
