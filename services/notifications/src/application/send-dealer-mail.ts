import type { DealerAddresses, DealerMailJob } from '../domain/dealer-mail.ts';
import type { MailWriter, Orders } from '../domain/ports.ts';
import { type SendOnceOptions, sendOnce } from './send-once.ts';

export interface SendDealerMailOptions extends SendOnceOptions {
  readonly dealers: DealerAddresses;
  readonly orders: Pick<Orders, 'dealerOf'>;
  readonly write: MailWriter;
}

/** Sends one mail to a dealer, once. A dealer without an address gets none. */
export const sendDealerMail = ({ dealers, orders, write, ...options }: SendDealerMailOptions) => {
  const send = sendOnce(options);
  return (job: DealerMailJob, { id, tries }: { id: string; tries: number }): Promise<undefined> =>
    send({ id, tries, template: job.template }, async () => {
      const dealerCode = job.dealerCode ?? (await orders.dealerOf(job.orderId))?.dealerCode;
      const to = dealerCode && (await dealers.emailOf(dealerCode));
      return to ? { ...(await write.toDealer(job)), to } : undefined;
    });
};
