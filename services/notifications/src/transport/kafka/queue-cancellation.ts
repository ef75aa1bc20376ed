import { OrderCancelled } from '@southline/contracts/events';
import type { EventIntake } from '../../domain/ports.ts';
import { recipientsOf } from '../../domain/recipients.ts';

/** Tells the buyer, and nobody else, that the order ended and the money goes back. */
export const queueCancellation = async (intake: EventIntake, event: OrderCancelled): Promise<void> => {
  const { orderId } = event;
  await intake.rememberCancellation(orderId, OrderCancelled.encode(event).finish());
  for (const recipient of recipientsOf(event.delivery?.email ?? '', [])) {
    await intake.queue({ ...recipient, template: 'order-cancelled', orderId }, 'for nothing');
  }
};
