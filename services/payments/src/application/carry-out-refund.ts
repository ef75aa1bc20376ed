import { PaymentRefunded, paymentRefunded } from '@southline/contracts/events';
import { inTransaction } from '@southline/platform/mongo';
import { appendToOutbox, outboxEvent } from '@southline/platform/outbox';
import { type Refund, refundWasDone } from '../domain/refund.ts';
import { refundsSettled } from '../metrics.ts';
import type { Context } from './context.ts';

const maxTries = 5;
const othersTurnMs = 1_000;

/**
 * Carries a booked refund out at the provider and records it. Before a refund whose answer was lost is asked for again,
 * the provider's MaxRefund tells whether it was done, so that no money goes back twice. Answers a date to be called again
 * then; throws when the provider gave no answer or refused.
 */
export const carryOutRefund = (context: Context) => {
  const { money, provider, clock, logger, settings } = context;
  const settleRefund = createSettleRefund(context);

  /** Written before the provider is asked: what it would refund now, and that it is being asked. */
  const beginAsking = async (refund: Refund): Promise<Refund | undefined> => {
    const refundableBefore = await provider.refundable(refund.captureTransaction);
    const asked: Refund = { ...refund, state: 'UNKNOWN', refundableBefore, version: refund.version + 1 };
    return (await money.saveRefund(refund, asked)) ? asked : undefined;
  };

  const needsPerson = async (refund: Refund, review: string): Promise<never> => {
    logger.error({ reference: refund.reference, review }, 'a refund needs a person');
    if (refund.review !== review) {
      await money.saveRefund(refund, { ...refund, review, version: refund.version + 1 });
    }
    throw new Error(`refund not done: ${review}`);
  };

  const ask = async (refund: Refund): Promise<undefined> => {
    const { captureTransaction: transaction, cents, reference, orderNo } = refund;
    const answer = await provider.refund({ transaction, cents, reference, orderNo });
    if ('transaction' in answer) return settleRefund(refund, answer.transaction);
    // "Already refunded" may be our own earlier request, which was slower than our patience.
    const done = refundWasDone(refund, await provider.refundable(transaction));
    if (done === true) return settleRefund(refund, undefined);
    return needsPerson(refund, answer.refused.join(','));
  };

  return async (reference: string): Promise<Date | undefined> => {
    const refund = await money.refund(reference);
    if (!refund) throw new Error(`no refund ${reference}`);
    if (refund.state === 'SETTLED') return undefined;
    if (refund.state === 'PENDING') {
      const asked = await beginAsking(refund);
      // Another refund of this capture is at the provider: one at a time.
      return asked ? ask(asked) : new Date(clock.now().getTime() + othersTurnMs * settings.scale);
    }
    const done = refundWasDone(refund, await provider.refundable(refund.captureTransaction));
    if (done === true) return settleRefund(refund, undefined);
    if (done === 'unclear') return needsPerson(refund, 'MaxRefund changed by another amount');
    return ask(refund);
  };
};

const createSettleRefund =
  ({ mongo, money, clock, logger }: Context) =>
  async (refund: Refund, refundTransaction: string | undefined): Promise<undefined> => {
    const { reference, orderId, cents, review: _, ...rest } = refund;
    const at = clock.now();
    const settled: Refund = {
      ...rest,
      reference,
      orderId,
      cents,
      state: 'SETTLED',
      ...(refundTransaction !== undefined && { refundTransaction }),
      version: refund.version + 1,
    };
    for (let left = maxTries; left > 0; left -= 1) {
      const account = await money.account(orderId);
      if (!account) throw new Error(`refund ${reference}: order ${orderId} has no account`);
      const message = PaymentRefunded.fromPartial({
        orderId,
        amount: { cents, currency: 'AUD' },
        reference,
        providerTransaction: refundTransaction ?? '',
        refundedAt: at.toISOString(),
      });
      const event = outboxEvent(paymentRefunded, message, { version: account.version + 1, occurredAt: at });
      const done = await inTransaction(mongo, async (session) => {
        if (!(await money.advance(account, session))) return 'account changed';
        if (!(await money.saveRefund(refund, settled, session))) return 'refund changed';
        await money.append(
          {
            _id: `refund:${reference}`,
            kind: 'refund',
            orderId,
            cents,
            reference,
            at,
            ...(refundTransaction !== undefined && { providerTransaction: refundTransaction }),
          },
          session,
        );
        await appendToOutbox(mongo, session, [event]);
        return 'done';
      });
      if (done === 'done') {
        refundsSettled.inc();
        logger.info({ reference, orderId, cents }, 'refund settled');
        return;
      }
      if (done === 'refund changed') throw new Error(`refund ${reference} was changed by another process`);
    }
    throw new Error(`refund ${reference}: its settlement cannot be recorded`);
  };
