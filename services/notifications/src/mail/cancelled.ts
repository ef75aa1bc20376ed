import { formatMoney } from '@southline/kernel/money';
import type { Cancellation } from '../domain/cancellation.ts';
import type { Mail } from '../domain/ports.ts';
import type { Site } from './mail.ts';
import { orderMailWords } from './order-words/index.ts';
import { orderMail, remark, sentence } from './pieces.ts';

/** Reports that a paid order was cancelled, for which reason, and that it is refunded. */
export const cancelledMail = (order: Cancellation, site: Site): Mail => {
  const { orderNo, firstName, refunded, cause, region } = order;
  const words = orderMailWords(order.language);
  const { subject, title, message, why, preview, money } = words.cancelled;
  const amount = formatMoney(refunded);
  const said = [message(firstName, orderNo), cause ? why(cause) : order.reason].filter(Boolean);
  return orderMail(words, {
    site,
    region,
    subject: subject(orderNo),
    title: title(orderNo),
    preview: preview(amount),
    body: [...said.map(sentence), remark(money(amount))],
  });
};
