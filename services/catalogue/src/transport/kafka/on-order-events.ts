import { orderCancelled, orderPlaced, returnProcessed } from '@southline/contracts/events';
import { partOf } from '@southline/contracts/part-facts';
import { ReturnState } from '@southline/contracts/returns';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import { settleHold } from '../../application/stock/end-holds.ts';
import type { RestockBook, SaleBook } from '../../domain/stock/ports.ts';

/**
 * The hold of a placed order becomes a sale, in the transaction that marks the event as handled. A follow-on order of a price offer
 * is no sale: its units were sold with its parent.
 */
export const onOrderPlaced = (salesIn: (session: EventContext['session']) => SaleBook): Consumption =>
  consume(
    'catalogue',
    orderPlaced,
    'settle-hold',
    async (event, { session, occurredAt }) => {
      await settleHold(salesIn(session), {
        orderId: event.orderId,
        round: event.holdRound,
        lines: event.lines.map((line) => ({ partNo: partOf(line).cleansedPartNo, quantity: line.quantity })),
        at: occurredAt,
      });
    },
    ({ parent }) => !parent?.offerNo,
  );

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
