import { orderPlaced } from '@southline/contracts/events';
import { partOf } from '@southline/contracts/part-facts';
import { type Consumption, consume, type EventContext } from '@southline/platform/inbox';
import { settleHold } from '../../application/stock/settle-hold.ts';
import type { SaleBook } from '../../domain/stock/ports.ts';

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
