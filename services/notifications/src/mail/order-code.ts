import type { PlacedOrder } from '@southline/kernel/order';
import type { Mail } from '../domain/ports.ts';
import { notice, orderLayout, paragraph, secretBox } from './layout.ts';
import type { Site } from './mail.ts';
import { orderMailWords } from './order-words/index.ts';
import { footText, paragraphs } from './plain-text.ts';

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
  return {
    subject: subject(orderNo),
    html: orderLayout(words, {
      site,
      region,
      title: title(orderNo),
      preview: closing,
      rows: [secretBox(label, code), paragraph(closing), notice(notYou)],
    }),
    text: paragraphs(title(orderNo), `${label}: ${code}`, closing, notYou, footText(words, `${site.url}/${region}`)),
  };
};
