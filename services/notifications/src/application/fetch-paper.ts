import { isDomainError } from '@southline/kernel/errors';
import type { MailJob } from '../domain/mail-job.ts';
import type { Attachment, Documents, Orders } from '../domain/ports.ts';

/**
 * Returns the document of a mail about an order, a return or a cancellation. While it is missing the result is
 * undefined: the mail then waits, and is finally sent without it.
 */
export const fetchPaper =
  ({ orders, documents }: { readonly orders: Orders; readonly documents: Documents }) =>
  async (mail: Pick<MailJob, 'template' | 'orderId' | 'request'>): Promise<Attachment | undefined> => {
    const id = await orders.readyPaper(mail);
    if (!id) return undefined;
    try {
      return await documents.readPaper(id);
    } catch (error) {
      if (isDomainError(error) && error.kind === 'unavailable') return undefined;
      throw error;
    }
  };
