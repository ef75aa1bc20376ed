import { formatMoney } from '@southline/kernel/money';
import type { Cancellation } from '../domain/cancellation.ts';
import type { Mail } from '../domain/ports.ts';
import { layout, notice, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { footText, paragraphs } from './plain-text.ts';

/** Says that an order does not go ahead although it was paid, why, and that the money goes back. */
export const cancelledMail = (order: Cancellation, site: Site): Mail => {
  const { orderNo, firstName, refunded, reason, region } = order;
  const message = `${firstName ? `Hello ${firstName}, we` : 'We'} are sorry: your order ${orderNo} could not be placed, and nothing will be sent.`;
  const why = reason ? `Why: ${reason}` : '';
  const money = `${formatMoney(refunded)} goes back to the card that you paid with. Banks usually show it within a few working days; there is nothing that you need to do.`;
  return {
    subject: `Your Southline order ${orderNo} was cancelled`,
    html: layout({
      site,
      region,
      title: `Order ${orderNo} was cancelled`,
      preview: `${formatMoney(refunded)} goes back to your card.`,
      rows: [paragraph(message), ...(why ? [paragraph(why)] : []), notice(money)],
    }),
    text: paragraphs(`Order ${orderNo} was cancelled`, message, why, money, footText(`${site.url}/${region}`)),
  };
};
