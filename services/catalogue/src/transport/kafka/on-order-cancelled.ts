import { orderCancelled } from '@southline/contracts/events';
import { partOf } from '@southline/contracts/part-facts';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import type { RestockBook } from '../../domain/stock/ports.ts';

/**
 * Cancelled units of a placed order go back into stock, in the transaction that marks the event as handled. The sale of the
 * order may come later: the counts add up in either order. An order that was never placed has sold nothing.
 */
export const onOrderCancelled = (bookIn: (session: EventContext['session']) => RestockBook): Consumption =>
  consume(
    'catalogue',
    orderCancelled,
    'restock-cancelled',
    async ({ orderId, cancellation }, { session, occurredAt: at }) => {
      if (!cancellation) return;
      const book = bookIn(session);
      const cause = { cancellationNo: cancellation.cancellationNo };
      for (const line of cancellation.lines) {
        const { lineId, quantity } = line;
        await book.restock({ cause, orderId, lineId, partNo: partOf(line).cleansedPartNo, quantity, at });
      }
    },
    ({ cancellation }) => cancellation !== undefined,
  );
