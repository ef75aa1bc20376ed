import { returnProcessed } from '@southline/contracts/events';
import { ReturnState } from '@southline/contracts/returns';
import { type Consumption, consume } from '@southline/platform/inbox';
import type { ClientSession } from '@southline/platform/mongo';
import { returnHasEnded } from '../../application/follow-returns.ts';
import type { OrdersInEvent } from '../../domain/ports.ts';

export const onReturnProcessed = (within: (session: ClientSession) => OrdersInEvent): Consumption[] => [
  consume(
    'orders',
    returnProcessed,
    'returned',
    ({ orderId, returnNo, outcome, refund }, { session, occurredAt: at }) => {
      const completed = outcome === ReturnState.RETURN_STATE_COMPLETED;
      const refundCents = completed ? (refund?.cents ?? 0) : 0;
      return returnHasEnded(within(session), orderId, { returnNo, at, completed, refundCents });
    },
  ),
];
