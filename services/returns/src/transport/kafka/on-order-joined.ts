import { orderJoined } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';

export const onOrderJoined = (join: (session: ClientSession, orderId: string, owner: string) => Promise<void>) =>
  consume('returns', orderJoined, 'order-joined', ({ orderId, owner }, { session }) => join(session, orderId, owner));
