import type { PlacedOrder } from '@southline/kernel/order';
import { placedOn } from '@southline/kernel/order-texts';
import type { Mail } from '../domain/ports.ts';
import { layout, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { attachedText } from './paper-words.ts';
import { footText, paragraphs } from './plain-text.ts';

/** Brings the papers that a confirmation went without. */
export const papersMail = (order: PlacedOrder, site: Site): Mail => {
  const attached = attachedText(order);
  const message = `Here are the papers of order ${order.orderNo}, placed on ${placedOn(order)}. ${attached}`;
  return {
    subject: `Papers of your Southline order ${order.orderNo}`,
    html: layout({
      site,
      region: order.region,
      title: `Papers of order ${order.orderNo}`,
      preview: attached,
      rows: [paragraph(message)],
    }),
    text: paragraphs(`Papers of order ${order.orderNo}`, message, footText(`${site.url}/${order.region}`)),
  };
};
