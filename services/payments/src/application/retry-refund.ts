import { busy } from '@southline/kernel/errors';
import { refundUnknown } from '../domain/errors.ts';
import { problems, reopened } from '../domain/found-refund.ts';
import type { Refund } from '../domain/refund.ts';
import type { Ports } from './ports.ts';

/**
 * A person wants a refund tried now: its job is the next one. A settled one, and one that is being tried, stay as they are,
 * unless the provider has no such refund: then it is owed again.
 */
export const retryRefund =
  ({ books, found, clock, logger }: Ports) =>
  async ({ reference, by }: { readonly reference: string; readonly by: string }): Promise<Refund> => {
    const refund = await books.refund(reference);
    if (!refund) throw refundUnknown(reference);
    if (refund.state !== 'SETTLED') {
      await books.hurryRefund(reference);
      logger.info({ reference, state: refund.state, by }, 'refund tried again by a person');
    }
    if (refund.state !== 'SETTLED' || refund.review !== problems.absent) return refund;
    const after = reopened(refund);
    if (!(await found.reopen(refund, after, clock.now()))) throw busy();
    logger.warn({ reference, by }, 'a refund without money at the provider is owed again');
    return after;
  };
