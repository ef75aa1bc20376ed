import type { PlacedOrder } from '@southline/kernel/order';
import type { Mail } from '../domain/ports.ts';
import type { Site } from './mail.ts';
import { orderMailWords } from './order-words/index.ts';
import { orderMail, remark, secret, sentence } from './pieces.ts';

/**
 * The code that opens a guest's order, in the language of the visitor who requested it. The order number is the only
 * fact about the order.
 */
export const orderCodeMail = (
  { orderNo, region }: Pick<PlacedOrder, 'orderNo' | 'region'>,
  language: string,
  code: string,
  site: Site,
): Mail => {
  const words = orderMailWords(language);
  const { subject, title, label, closing, notYou } = words.accessCode;
  return orderMail(words, {
    site,
    region,
    subject: subject(orderNo),
    title: title(orderNo),
    preview: closing,
    body: [secret(label, code), sentence(closing), remark(notYou)],
  });
};
