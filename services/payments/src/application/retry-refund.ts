import { busy } from '@southline/kernel/errors';
import { refundUnknown } from '../domain/errors.ts';
import { problems, reopened } from '../domain/found-refund.ts';
import { declaredNotDone, type Refund } from '../domain/refund.ts';
import type { Ports } from './ports.ts';

/**
 * A person says that the provider did not make a refund: it is sent again, unless the provider turns out to have it. Its job is the
 * next one. A settled refund, and one that is at the provider, stay as they are. A settled refund that the provider does not
 * have is owed again.
 */
export const retryRefund = ({ books, found, clock, logger }: Ports) => {
  const reopen = async (refund: Refund, by: string): Promise<Refund> => {
    const after = reopened(refund);
    if (!(await found.reopen(refund, after, clock.now()))) throw busy();
    logger.warn({ reference: refund.reference, by }, 'a refund without money at the provider is owed again');
    return after;
  };

  return async ({ reference, by }: { readonly reference: string; readonly by: string }): Promise<Refund> => {
    const known = await books.refund(reference);
    if (!known) throw refundUnknown(reference);
    if (known.state === 'SETTLED') return known.review === problems.absent ? reopen(known, by) : known;
    const again = declaredNotDone(known, by);
    // False: another call or a worker was faster.
    const refund = again && (await books.saveRefund(known, again)) ? again : known;
    await books.hurryRefund(reference);
    logger.info({ reference, state: refund.state, by }, 'refund tried again by a person');
    return refund;
  };
};
