import { orderCancelled } from '@southline/contracts/events';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import type { Redemptions } from '../../domain/ports.ts';

/**
 * Frees the uses of a placed order when all of it is cancelled, in the transaction that marks the event as handled.
 * While any unit is left, its vouchers stay used.
 */
export const onOrderCancelled = (redemptionsIn: (session: EventContext['session']) => Redemptions): Consumption =>
  consume(
    'vouchers',
    orderCancelled,
    'free-vouchers',
    ({ orderId }, { session, occurredAt }) => redemptionsIn(session).cancel(orderId, occurredAt),
    ({ cancellation }) => cancellation?.wholeOrder === true,
  );
