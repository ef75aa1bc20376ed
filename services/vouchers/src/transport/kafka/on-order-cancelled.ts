import { orderCancelled } from '@southline/contracts/events';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import type { Redemptions } from '../../domain/ports.ts';

/**
 * The uses of a placed order are free again when all of it is cancelled, in the transaction that marks the event as handled.
 * While a unit is left, its vouchers stay used.
 */
export const onOrderCancelled = (redemptionsIn: (session: EventContext['session']) => Redemptions): Consumption =>
  consume(
    'vouchers',
    orderCancelled,
    'free-vouchers',
    ({ orderId }, { session, occurredAt }) => redemptionsIn(session).cancel(orderId, occurredAt),
    ({ cancellation }) => cancellation?.wholeOrder === true,
  );
