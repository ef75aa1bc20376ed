import type { PlacedOrder } from '@southline/kernel/order';
import { deliverToAndCall } from '@southline/kernel/order-texts';
import type { Mail } from '../domain/ports.ts';
import { expectation } from './confirmation.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import { orderMailWords } from './order-words/index.ts';
import { mainLink, orderMail, remark, sentence } from './pieces.ts';

/**
 * The address of an order has changed: by whom, the new one, and what to do if the buyer did not want it. It greets no one:
 * the mailbox stays the buyer's, and the order may go to another person.
 */
export const deliveryChangedMail = (order: PlacedOrder, byStaff: boolean, site: Site): Mail => {
  const { orderNo, region, unproven } = order;
  const words = orderMailWords(order.language);
  const { subject, title, message, papers, notYou } = words.deliveryChanged;
  const { label, lines } = deliverToAndCall(order, words.labels);
  // A mail to an unverified buyer may reach a stranger. It contains no text that the buyer typed.
  const buyer = unproven ? 'unknown' : 'buyer';
  const says = message(byStaff ? 'staff' : buyer);
  return orderMail(words, {
    site,
    region,
    subject: subject(orderNo),
    title: title(orderNo),
    preview: says,
    body: [
      sentence(says),
      remark(unproven ? '' : `${label}: ${lines.join(', ')}`),
      sentence(expectation(order, words)),
      mainLink(orderPage(order, site), words.viewOrder),
      sentence(unproven ? '' : papers),
      sentence(notYou),
    ],
  });
};
