import { busy } from '@southline/kernel/errors';
import type { Cents } from '@southline/kernel/money';
import { nothingToRefund, referenceReused } from '../domain/errors.ts';
import { type Refund, refundOf } from '../domain/refund.ts';
import type { Ports } from './ports.ts';

export interface RefundPayment {
  readonly orderId: string;
  readonly reference: string;
  readonly reason: string;
  /** Absent: all that the capture still holds. */
  readonly cents?: Cents;
}

const maxTries = 5;

/** Books a part or all of what an order's kept capture still holds to go back; a job carries it out. Idempotent by reference. */
export const refundPayment =
  ({ books, clock, logger }: Ports) =>
  async ({ orderId, reference, reason, cents }: RefundPayment): Promise<Refund> => {
    for (let left = maxTries; left > 0; left -= 1) {
      // In this order: an account that another call has just emptied comes with that call's refund.
      const account = await books.account(orderId);
      const known = await books.refund(reference);
      if (known && (known.orderId !== orderId || (cents !== undefined && known.cents !== cents)))
        throw referenceReused(reference);
      if (known) return known;
      if (!account || account.refundableCents < Math.max(cents ?? 0, 1)) throw nothingToRefund(orderId);
      const refund = refundOf(account, { reference, reason, cents: cents ?? account.refundableCents }, clock.now());
      if (await books.bookRefund(account, refund)) {
        logger.info({ orderId, reference, cents: refund.cents }, 'refund booked');
        return refund;
      }
    }
    throw busy();
  };
