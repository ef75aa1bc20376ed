import type { PlacedOrder } from '@southline/kernel/order';
import { isInvoiced } from '@southline/kernel/order-sums';
import { regionDay } from '@southline/kernel/region';
import type { Mail } from '../domain/ports.ts';
import { orderLayout, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { orderMailWords } from './order-words/index.ts';
import { footText, paragraphs } from './plain-text.ts';

/** Brings the papers that a confirmation went without. */
export const papersMail = ({ orderNo, placedAt, region, language, lines }: PlacedOrder, site: Site): Mail => {
  const words = orderMailWords(language);
  const attached = words.attached(isInvoiced(lines));
  const message = `${words.papers.message(orderNo, words.day(regionDay(placedAt, region)))} ${attached}`;
  const title = words.papers.title(orderNo);
  return {
    subject: words.papers.subject(orderNo),
    html: orderLayout(words, { site, region, title, preview: attached, rows: [paragraph(message)] }),
    text: paragraphs(title, message, footText(words, `${site.url}/${region}`)),
  };
};
