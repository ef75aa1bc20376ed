import { orderCancelled, orderPlaced } from '@southline/contracts/events';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import { redeem } from '../../application/redeem.ts';
import type { Redemptions } from '../../domain/ports.ts';

/** Redeems the reserved uses of a placed order, in the transaction that marks the event as handled. */
export const onOrderPlaced = (redemptionsIn: (session: EventContext['session']) => Redemptions): Consumption =>
  consume(
    'vouchers',
    orderPlaced,
    'redeem-vouchers',
    async (event, { session, occurredAt }) => {
      await redeem(redemptionsIn(session), {
        orderId: event.orderId,
        round: event.holdRound,
        buyer: event.owner,
        codes: event.vouchers.map(({ code }) => code),
        at: occurredAt,
      });
    },
    ({ vouchers }) => vouchers.length > 0,
  );

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
