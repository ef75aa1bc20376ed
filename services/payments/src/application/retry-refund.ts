import { refundUnknown } from '../domain/errors.ts';
import type { Refund } from '../domain/refund.ts';
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
