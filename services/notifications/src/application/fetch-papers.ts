import { DomainError } from '@southline/kernel/errors';
import type { MailJob } from '../domain/mail-job.ts';
import type { Attachment, Documents, Orders } from '../domain/ports.ts';

/**
 * All documents of an order, a return or a cancellation; undefined while one is missing: the mail then waits, and finally goes
 * without.
 */
export const fetchPapers =
  ({ orders, documents }: { readonly orders: Orders; readonly documents: Documents }) =>
  async (mail: Pick<MailJob, 'template' | 'orderId' | 'request'>): Promise<readonly Attachment[] | undefined> => {
    const ids = await orders.readyPapers(mail);
    if (!ids) return undefined;
    try {
      return await documents.readPapers(ids);
    } catch (error) {
      if (error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'not-found'))
        return undefined;
      throw error;
    }
  };
