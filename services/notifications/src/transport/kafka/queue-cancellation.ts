import { OrderCancelled } from '@southline/contracts/events';
import type { EventIntake } from '../../domain/ports.ts';
import { recipientsOf } from '../../domain/recipients.ts';

/** Mails only the buyer that the order is cancelled and refunded. */
export const queueCancellation = async (intake: EventIntake, event: OrderCancelled): Promise<void> => {
  const { orderId } = event;
  await intake.rememberCancellation(orderId, OrderCancelled.encode(event).finish());
  for (const recipient of recipientsOf(event.delivery?.email ?? '', [])) {
    await intake.queue({ ...recipient, template: 'order-cancelled', orderId }, 'for nothing');
  }
};
