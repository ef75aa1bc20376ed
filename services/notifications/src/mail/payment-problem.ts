import { formatMoney } from '@southline/kernel/money';
import type { PaymentProblem } from '../domain/payment-problem.ts';
import type { Mail } from '../domain/ports.ts';
import type { Site } from './mail.ts';
import { orderMailWords } from './order-words/index.ts';
import { mainLink, orderMail, remark, sentence } from './pieces.ts';

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
