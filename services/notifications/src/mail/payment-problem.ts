import { formatMoney } from '@southline/kernel/money';
import type { PaymentProblem } from '../domain/payment-problem.ts';
import type { Mail } from '../domain/ports.ts';
import { button, notice, orderLayout, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { orderMailWords } from './order-words/index.ts';
import { footText, paragraphs } from './plain-text.ts';

/** Tells a buyer who had left the page about the result of the payment. */
export const paymentProblemMail = (problem: PaymentProblem, site: Site): Mail => {
  const { kind, orderNo, region, firstName } = problem;
  const words = orderMailWords(problem.language);
  const { subject, title, message, note } = words.paymentProblem[kind];
  const said = `${firstName ? words.greeting(firstName) : ''}${message(orderNo)}`;
  const noted = note(formatMoney(problem.refunded));
  const home = `${site.url}/${region}`;
  const cart = kind === 'not-paid' ? `${home}/cart` : '';
  return {
    subject: subject(orderNo),
    html: orderLayout(words, {
      site,
      region,
      title: title(orderNo),
      preview: noted,
      rows: [paragraph(said), notice(noted), ...(cart ? [button(cart, words.viewCart)] : [])],
    }),
    text: paragraphs(title(orderNo), said, noted, cart ? `${words.viewCart}: ${cart}` : '', footText(words, home)),
  };
};
