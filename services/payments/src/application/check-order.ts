import { isFinal } from '../domain/attempt.ts';
import type { Context } from './context.ts';
import type { SettleAttempt } from './settle-attempt.ts';

export interface OrderCheck {
  readonly captured: boolean;
  /** The provider may have taken money and has not said so yet. An attempt that is merely open does not count. */
  readonly inFlight: boolean;
  /** The provider's, of the kept capture; empty without one. */
  readonly transaction: string;
}

/** Tells whether an order has money or may have, asking the provider about every attempt without a result. */
export const checkOrder =
  ({ attempts, books }: Context, settle: SettleAttempt) =>
  async (orderId: string): Promise<OrderCheck> => {
    const unsettled = (await attempts.ofOrder(orderId)).filter((attempt) => !isFinal(attempt));
    const settled = await Promise.all(unsettled.map(({ id }) => settle(id)));
    const account = await books.account(orderId);
    return {
      captured: account !== undefined,
      inFlight: settled.some(({ attempt }) => attempt.state === 'Unknown'),
      transaction: account?.providerTransaction ?? '',
    };
  };
