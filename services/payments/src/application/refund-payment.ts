import type { Cents } from '@southline/kernel/money';
import { untilWon } from '@southline/kernel/until-won';
import type { Account } from '../domain/account.ts';
import { nothingToRefund, referenceReused, refundUnknown } from '../domain/errors.ts';
import { type Refund, refundOf, settled } from '../domain/refund.ts';
import type { Ports } from './ports.ts';

/**
 * Queues the look-up of an open refund now instead of at its next date. The refund is sent only where that is safe. One
 * that waits for a person still waits.
 */
export const retryRefund =
  ({ books, logger }: Pick<Ports, 'books' | 'logger'>) =>
  async ({ reference, by }: { readonly reference: string; readonly by: string }): Promise<Refund> => {
    const refund = await books.refund(reference);
    if (!refund) throw refundUnknown(reference);
    if (refund.state !== 'SETTLED') await books.hurryRefund(refund);
    logger.info({ reference, state: refund.state, by }, 'refund tried again');
    return refund;
  };

interface RefundPayment {
  readonly orderId: string;
  readonly reference: string;
  readonly reason: string;
  /** Absent: all that the capture still holds. */
  readonly cents?: Cents;
}

/**
 * Whether a found refund is the requested one: it has the same reference there, or it is the refund of the whole
 * capture.
 */
const isMadeAlready = (
  one: Refund,
  { reference, cents, account }: { reference: string; cents: Cents | undefined; account: Account },
): boolean => {
  if (one.captureTransaction !== account.providerTransaction) return false;
  if (cents === undefined) return account.refundableCents === 0;
  return one.foundAs === reference && one.cents === cents;
};

/**
 * Books a refund of a part of an order's kept capture, or of the whole rest. A job carries it out. Idempotent by
 * reference.
 */
export const refundPayment =
  ({ books, found, clock, logger }: Ports) =>
  async ({ orderId, reference, reason, cents }: RefundPayment): Promise<Refund> => {
    return untilWon(async () => {
      // The account is read before the refund. If another call with the same reference has emptied the account, that
      // call's refund is then found. In the other order both reads could miss it.
      const account = await books.account(orderId);
      const known = await books.refund(reference);
      if (known && (known.orderId !== orderId || (cents !== undefined && known.cents !== cents)))
        throw referenceReused(reference);
      if (known) return known;
      if (!account) throw nothingToRefund(orderId);
      const made = await found.ofOrder(orderId);
      const same = made.find((one) => isMadeAlready(one, { reference, cents, account }));
      if (same) {
        const done = settled(
          { ...refundOf(account, { reference, reason, cents: same.cents }, clock.now()) },
          same.refundTransaction,
        );
        return (await found.assign(same, done, undefined, clock.now())) ? done : undefined;
      }
      // Money that went back in the provider's portal may be this refund. The refund is booked anyway; it is held back
      // until a person decides.
      const owed = made.reduce((sum, one) => sum + one.cents, account.refundableCents);
      const wanted = cents ?? account.refundableCents;
      if (wanted < 1 || wanted > owed) throw nothingToRefund(orderId);
      const refund = refundOf(account, { reference, reason, cents: wanted }, clock.now());
      if (!(await books.bookRefund(account, refund))) return undefined;
      logger.info({ orderId, reference, cents: refund.cents }, 'refund booked');
      return refund;
    });
  };
