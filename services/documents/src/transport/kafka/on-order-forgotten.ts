import { orderForgotten } from '@southline/contracts/events';
import { consume, UnreadableEvent } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';

/** Emitted when the buyer's account is closed and the order has ended. */
export const onOrderForgotten = (forget: (session: ClientSession, orderId: string, at: Date) => Promise<void>) =>
  consume('documents', orderForgotten, 'order-forgotten', async ({ orderId, forgottenAt }, { session }) => {
    const at = new Date(forgottenAt);
    if (Number.isNaN(at.getTime())) throw new UnreadableEvent('The event lacks a time.');
    await forget(session, orderId, at);
  });
