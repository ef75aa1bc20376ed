import { addJob } from '@southline/platform/jobs';
import { inTransaction, isDuplicateKey } from '@southline/platform/mongo';
import { attemptInFlight, nothingToRefund, referenceReused } from '../domain/errors.ts';
import type { Refund, RefundState } from '../domain/refund.ts';
import type { Context } from './context.ts';
import { refundJob } from './refund-job.ts';

export interface RefundOrder {
  readonly orderId: string;
  readonly reference: string;
  readonly reason: string;
}

const maxTries = 5;

/** Books what an order's kept capture still holds to go back; a job carries it out. Idempotent by reference. */
export const refundOrder =
  ({ mongo, money, clock, logger }: Context) =>
  async ({ orderId, reference, reason }: RefundOrder): Promise<RefundState> => {
    for (let left = maxTries; left > 0; left -= 1) {
      const known = await money.refund(reference);
      if (known && known.orderId !== orderId) throw referenceReused(reference);
      if (known) return known.state;
      const account = await money.account(orderId);
      if (!account || account.refundableCents === 0) throw nothingToRefund(orderId);
      const refund: Refund = {
        reference,
        orderId,
        orderNo: account.orderNo,
        cents: account.refundableCents,
        reason,
        captureTransaction: account.providerTransaction,
        state: 'PENDING',
        createdAt: clock.now(),
        version: 1,
      };
      const booked = await inTransaction(mongo, async (session) => {
        if (!(await money.book(account, refund.cents, session))) return false;
        await money.insertRefund(refund, session);
        await addJob(mongo, session, refundJob(reference, refund.createdAt));
        return true;
      }).catch((error: unknown) => {
        // The same reference was booked by another call: the next round answers its state.
        if (isDuplicateKey(error)) return false;
        throw error;
      });
      if (booked) {
        logger.info({ orderId, reference, cents: refund.cents }, 'refund booked');
        return 'PENDING';
      }
    }
    throw attemptInFlight(orderId);
  };
