import { busy } from '@southline/kernel/errors';
import { nothingToRefund, referenceReused } from '../domain/errors.ts';
import { type RefundState, refundOf } from '../domain/refund.ts';
import type { Ports } from './ports.ts';

export interface RefundOrder {
  readonly orderId: string;
  readonly reference: string;
  readonly reason: string;
}

const maxTries = 5;

/** Books what an order's kept capture still holds to go back; a job carries it out. Idempotent by reference. */
export const refundOrder =
  ({ books, clock, logger }: Ports) =>
  async ({ orderId, reference, reason }: RefundOrder): Promise<RefundState> => {
    for (let left = maxTries; left > 0; left -= 1) {
      // In this order: an account that another call has just emptied comes with that call's refund.
      const account = await books.account(orderId);
      const known = await books.refund(reference);
      if (known && known.orderId !== orderId) throw referenceReused(reference);
      if (known) return known.state;
      if (!account || account.refundableCents === 0) throw nothingToRefund(orderId);
      const refund = refundOf(account, reference, reason, clock.now());
      if (await books.bookRefund(account, refund)) {
        logger.info({ orderId, reference, cents: refund.cents }, 'refund booked');
        return refund.state;
      }
    }
    throw busy();
  };
