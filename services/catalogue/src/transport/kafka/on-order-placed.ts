import { orderPlaced } from '@southline/contracts/events';
import { type Consumption, consume } from '@southline/platform/inbox';
import type { Mongo } from '@southline/platform/mongo';
import { settleHold } from '../../application/settle-hold.ts';

/** The hold of a placed order becomes a sale. */
export const onOrderPlaced = (mongo: Mongo): Consumption =>
  consume(orderPlaced, 'settle-hold', async (event, { session, occurredAt }) => {
    await settleHold(mongo, session, {
      orderId: event.orderId,
      round: event.holdRound,
      lines: event.lines.map(({ cleansedPartNo, quantity }) => ({ partNo: cleansedPartNo, quantity })),
      at: occurredAt,
    });
  });
