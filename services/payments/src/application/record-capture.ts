import { PaymentCaptured, paymentCaptured } from '@southline/contracts/events';
import { addJob } from '@southline/platform/jobs';
import { inTransaction, isDuplicateKey } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import { type Attempt, isFinal, move } from '../domain/attempt.ts';
import { type Refund, surplusReference } from '../domain/refund.ts';
import { attemptMoves, captures } from '../metrics.ts';
import type { Context } from './context.ts';
import { refundJob } from './refund-job.ts';

const maxTries = 5;

/**
 * Records that the provider took an attempt's money, exactly once: attempt, ledger, account and event in one transaction.
 * A second capture of the order is not kept but booked to go back. Answers the attempt as it is afterwards.
 */
export const recordCapture = ({ mongo, attempts, money, clock, logger }: Context) => {
  /** False when another process was faster with something that this rests on. */
  const once = async (before: Attempt, transaction: string, why: string): Promise<boolean> => {
    const at = clock.now();
    const account = await money.account(before.orderId);
    const surplus = account !== undefined;
    const after = move(before, 'Captured', why, at, { providerTransaction: transaction, ...(surplus && { surplus }) });
    const event = outboxEvent(paymentCaptured, capturedMessage(after, transaction, at), { version: 1, occurredAt: at });
    const refund = surplusRefund(after, transaction, at);

    return inTransaction(mongo, async (session) => {
      if (!(await attempts.save(before, after, session))) return false;
      const kind = surplus ? 'surplus' : 'capture';
      await money.append(
        {
          _id: surplus ? `surplus:${transaction}` : `capture:${after.orderId}`,
          kind,
          orderId: after.orderId,
          attemptNo: after.attemptNo,
          cents: after.amountCents,
          providerTransaction: transaction,
          at,
        },
        session,
      );
      if (surplus) {
        await money.insertRefund(refund, session);
        await addJob(mongo, session, refundJob(refund.reference, at));
        return true;
      }
      await money.openAccount(
        {
          _id: after.orderId,
          orderNo: after.orderNo,
          capturedCents: after.amountCents,
          refundableCents: after.amountCents,
          attemptNo: after.attemptNo,
          providerTransaction: transaction,
          capturedAt: at,
          version: 1,
        },
        session,
      );
      await appendToOutbox(mongo, session, [event]);
      return true;
    }).then((won) => {
      if (won) {
        attemptMoves.inc({ from: before.state, to: 'Captured' });
        captures.inc({ kind: surplus ? 'surplus' : 'kept' });
        logger.info({ attempt: after.id, transaction, surplus }, 'captured');
      }
      return won;
    });
  };

  return async (attempt: Attempt, transaction: string, why: string): Promise<Attempt> => {
    let before = attempt;
    for (let left = maxTries; left > 0; left -= 1) {
      try {
        await once(before, transaction, why);
      } catch (error) {
        // Another attempt of the order was captured in the meantime: the next try finds its account.
        if (!isDuplicateKey(error)) throw error;
      }
      const now = await attempts.get(before.id);
      if (!now || isFinal(now)) return now ?? before;
      before = now;
    }
    throw new Error(`attempt ${attempt.id}: its capture cannot be recorded`);
  };
};

const capturedMessage = (attempt: Attempt, transaction: string, at: Date) =>
  PaymentCaptured.fromPartial({
    orderId: attempt.orderId,
    attemptNo: attempt.attemptNo,
    amount: { cents: attempt.amountCents, currency: 'AUD' },
    providerTransaction: transaction,
    capturedAt: at.toISOString(),
  });

const surplusRefund = (attempt: Attempt, transaction: string, at: Date): Refund => ({
  reference: surplusReference(transaction),
  orderId: attempt.orderId,
  orderNo: attempt.orderNo,
  cents: attempt.amountCents,
  reason: 'the order was paid twice',
  captureTransaction: transaction,
  state: 'PENDING',
  createdAt: at,
  version: 1,
});
