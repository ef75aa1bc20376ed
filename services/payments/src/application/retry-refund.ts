import { refundUnknown } from '../domain/errors.ts';
import type { Refund } from '../domain/refund.ts';
import type { Ports } from './ports.ts';

/** A person wants a refund tried now: its job is the next one. A settled one, and one that is being tried, stay as they are. */
export const retryRefund =
  ({ books, logger }: Ports) =>
  async ({ reference, by }: { readonly reference: string; readonly by: string }): Promise<Refund> => {
    const refund = await books.refund(reference);
    if (!refund) throw refundUnknown(reference);
    if (refund.state !== 'SETTLED') {
      await books.hurryRefund(reference);
      logger.info({ reference, state: refund.state, by }, 'refund tried again by a person');
    }
    return refund;
  };
