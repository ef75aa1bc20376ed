import { askedFor, failed, type Refund, refundWasDone, settled } from '../domain/refund.ts';
import { refundsSettled } from '../metrics.ts';
import type { Ports } from './ports.ts';

const maxTries = 5;
const othersTurnMs = 1_000;

/**
 * Carries a booked refund out at the provider and records it. Before a refund whose answer was lost is asked for again,
 * the provider's MaxRefund tells whether it was done, so that no money goes back twice. Returns a date to be called again
 * then; throws when the provider gave no answer or refused.
 */
export const carryOutRefund = (ports: Ports) => {
  const { books, provider, clock, logger, settings } = ports;
  const settle = settleRefund(ports);

  /** Written before the provider is asked: what it would refund now, and that it is being asked. */
  const beginAsking = async (refund: Refund): Promise<Refund | undefined> => {
    const asked = askedFor(refund, await provider.refundable(refund.captureTransaction));
    return (await books.saveRefund(refund, asked)) ? asked : undefined;
  };

  /** Nothing went back: other refunds of the capture may be asked for before this one is again. */
  const fail = async (refund: Refund, codes: string): Promise<never> => {
    logger.error({ reference: refund.reference, review: codes }, 'the provider refuses a refund');
    await books.failRefund(refund, failed(refund, codes), clock.now());
    throw new Error(`refund refused: ${codes}`);
  };

  const needsPerson = async (refund: Refund, review: string): Promise<never> => {
    logger.error({ reference: refund.reference, review }, 'a refund needs a person');
    if (refund.review !== review) {
      await books.saveRefund(refund, { ...refund, review, version: refund.version + 1 });
    }
    throw new Error(`refund not done: ${review}`);
  };

  const ask = async (refund: Refund): Promise<undefined> => {
    const { captureTransaction: transaction, cents, reference, orderNo } = refund;
    const sendBefore = new Date(clock.now().getTime() + settings.providerTimeoutMs);
    const answer = await provider.refund({ transaction, cents, reference, orderNo, sendBefore });
    if ('transaction' in answer) return settle(refund, answer.transaction);
    // "Already refunded" may be our own earlier request, which was slower than our patience.
    const done = refundWasDone(refund, await provider.refundable(transaction));
    if (done === true) return settle(refund, undefined);
    const codes = answer.refused.join(',');
    return done === 'unclear' ? needsPerson(refund, codes) : fail(refund, codes);
  };

  return async (reference: string): Promise<Date | undefined> => {
    const refund = await books.refund(reference);
    if (!refund) throw new Error(`no refund ${reference}`);
    if (refund.state === 'SETTLED') return undefined;
    if (refund.state !== 'UNKNOWN') {
      const asked = await beginAsking(refund);
      // Another refund of this capture is at the provider: one at a time.
      return asked ? ask(asked) : new Date(clock.now().getTime() + othersTurnMs * settings.scale);
    }
    const done = refundWasDone(refund, await provider.refundable(refund.captureTransaction));
    if (done === true) return settle(refund, undefined);
    if (done === 'unclear') return needsPerson(refund, 'MaxRefund changed by another amount');
    return ask(refund);
  };
};

const settleRefund =
  ({ books, clock, logger }: Ports) =>
  async (refund: Refund, refundTransaction: string | undefined): Promise<undefined> => {
    const { reference, orderId, cents } = refund;
    // Other refunds of the order change its account; the refund itself is this worker's.
    for (let left = maxTries; left > 0; left -= 1) {
      const account = await books.account(orderId);
      if (await books.settleRefund(refund, settled(refund, refundTransaction), account, clock.now())) {
        refundsSettled.inc();
        logger.info({ reference, orderId, cents }, 'refund settled');
        return;
      }
    }
    throw new Error(`refund ${reference}: its settlement cannot be recorded`);
  };
