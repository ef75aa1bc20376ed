import { formatMoney } from '@southline/kernel/money';
import type { PlacedOrder } from '@southline/kernel/order';
import { invoicedOf } from '@southline/kernel/order-sums';
import { regionDay } from '@southline/kernel/region';
import type { Cancellation } from '../domain/cancellation.ts';
import type { PaymentProblem } from '../domain/mail-job.ts';
import type { Mail } from '../domain/ports.ts';
import type { Recipient } from '../domain/recipients.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import { orderMailWords } from './order-words/index.ts';
import { mainLink, orderMail, remark, sentence } from './pieces.ts';

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

/** Tells a buyer who had left the page about the result of the payment. */
export const paymentProblemMail = (problem: PaymentProblem, site: Site): Mail => {
  const { kind, orderNo, region, firstName } = problem;
  const words = orderMailWords(problem.language);
  const { subject, title, message, note } = words.paymentProblem[kind];
  const said = `${firstName ? words.greeting(firstName) : ''}${message(orderNo)}`;
  const noted = note(formatMoney(problem.refunded));
  const cart = kind === 'not-paid' ? `${site.url}/${region}/cart` : '';
  return orderMail(words, {
    site,
    region,
    subject: subject(orderNo),
    title: title(orderNo),
    preview: noted,
    body: [sentence(said), remark(noted), mainLink(cart, words.viewCart)],
  });
};

/** The mail with the document that was not ready for the confirmation. */
export const papersMail = (order: PlacedOrder, role: Recipient['role'], site: Site): Mail => {
  const { orderNo, placedAt, region, language, lines } = order;
  const words = orderMailWords(language);
  const attached = words.attached(invoicedOf(lines));
  const message = words.papers.message(orderNo, words.day(regionDay(placedAt, region))) + words.gap + attached;
  const page = role === 'buyer' ? orderPage(order, site) : undefined;
  return orderMail(words, {
    site,
    region,
    subject: words.papers.subject(orderNo),
    title: words.papers.title(orderNo),
    preview: attached,
    body: [sentence(message), mainLink(page, words.viewOrder)],
  });
};
