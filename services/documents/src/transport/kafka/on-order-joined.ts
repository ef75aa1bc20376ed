import { orderJoined } from '@southline/contracts/events';
import { consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';

export const onOrderJoined = (join: (session: ClientSession, orderId: string, owner: string) => void) =>
  consume('documents', orderJoined, 'order-joined', async ({ orderId, owner }, { session }) =>
    join(session, orderId, owner),
  );
