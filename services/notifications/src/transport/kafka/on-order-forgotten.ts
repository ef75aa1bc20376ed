import { orderForgotten } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';

/** Emitted when the buyer's account is closed and the order has ended. */
export const onOrderForgotten = (forget: (session: ClientSession, orderId: string) => Promise<void>) =>
  consume('notifications', orderForgotten, 'order-forgotten', ({ orderId }, { session }) => forget(session, orderId));
