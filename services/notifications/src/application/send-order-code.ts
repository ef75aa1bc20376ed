import type { OrderCodeJob } from '../domain/order-code.ts';
import type { MailWriter, Orders } from '../domain/ports.ts';
import { type SendOnceOptions, sendOnce } from './send-once.ts';

export interface SendOrderCodeOptions extends SendOnceOptions {
  readonly orders: Pick<Orders, 'read'>;
  readonly codeOf: (requestId: string) => string;
  readonly write: MailWriter;
}

/**
 * Mails the code of a guest's order to its buyer, once and only while the code is valid. Only this function knows the
 * code.
 */
export const sendOrderCode = ({ orders, codeOf, write, ...options }: SendOrderCodeOptions) => {
  const send = sendOnce(options);
  return async (job: OrderCodeJob, { id, tries }: { id: string; tries: number }): Promise<undefined> => {
    const { requestId, orderId, language, validUntil } = job;
    if (orderId === '') return undefined;
    return send({ id, tries, template: 'order-code' }, async () => {
      if (Date.parse(validUntil) <= Date.now()) return undefined;
      const order = await orders.read(orderId);
      return { ...write.withCode(order, language, codeOf(requestId)), to: order.delivery.email.trim() };
    });
  };
};
