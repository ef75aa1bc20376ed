import { isFinal } from '../domain/attempt.ts';
import type { Attempts, Books } from '../domain/ports.ts';
import type { SettleAttempt } from './settle-attempt.ts';

interface Ports {
  readonly attempts: Pick<Attempts, 'ofOrder'>;
  readonly books: Pick<Books, 'account'>;
}

/** Whether an order has been paid or may be. Asks the provider about every attempt without a result. */
export const checkOrder =
  ({ attempts, books }: Ports, settle: SettleAttempt) =>
  async (orderId: string) => {
    const unsettled = (await attempts.ofOrder(orderId)).filter((attempt) => !isFinal(attempt));
    const settled = await Promise.all(unsettled.map(({ id }) => settle(id)));
    const account = await books.account(orderId);
    return {
      captured: account !== undefined,
      /**
       * The provider may have taken money, and has not said so or its answer is not recorded yet. An open attempt does not
       * count. An attempt whose access code is being requested does.
       */
      inFlight: settled.some(({ attempt, certain }) => !certain || attempt.state === 'Unknown'),
      /** The provider's transaction of the kept capture; empty without one. */
      transaction: account?.providerTransaction ?? '',
      /** Our number of the attempt for which a card may still be captured; empty without one. */
      openTransactionNo: settled.find(({ attempt }) => attempt.state === 'Open')?.attempt.transactionNo ?? '',
    };
  };
