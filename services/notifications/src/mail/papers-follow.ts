import type { PlacedOrder } from '@southline/kernel/order';
import { invoicedOf } from '@southline/kernel/order-sums';
import { regionDay } from '@southline/kernel/region';
import type { Mail } from '../domain/ports.ts';
import type { Recipient } from '../domain/recipients.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import { orderMailWords } from './order-words/index.ts';
import { mainLink, orderMail, sentence } from './pieces.ts';

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
