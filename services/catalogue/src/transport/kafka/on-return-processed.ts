import { returnProcessed } from '@southline/contracts/events';
import { partOf } from '@southline/contracts/part-facts';
import { ReturnState } from '@southline/contracts/returns';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import type { RestockBook } from '../../domain/stock/ports.ts';

/** Puts the returned units that staff chose back into stock, in the transaction that marks the event as handled. */
export const onReturnProcessed = (bookIn: (session: EventContext['session']) => RestockBook): Consumption =>
  consume('catalogue', returnProcessed, 'restock', async (event, { session, occurredAt }) => {
    if (event.outcome !== ReturnState.RETURN_STATE_COMPLETED) return;
    const { returnId, orderId } = event;
    const book = bookIn(session);
    for (const line of event.lines) {
      const { lineId, quantity, includeInStock } = line;
      const { cleansedPartNo: partNo } = partOf(line);
      if (includeInStock)
        await book.restock({ cause: { returnId }, orderId, lineId, partNo, quantity, at: occurredAt });
    }
  });
