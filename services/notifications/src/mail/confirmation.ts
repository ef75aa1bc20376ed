import { type Html, html } from '@southline/kernel/html';
import { formatMoney } from '@southline/kernel/money';
import type { MailOrder } from '../domain/order.ts';
import type { Recipient } from '../domain/recipients.ts';
import { layout, notice, paragraph } from './layout.ts';
import type { Mail, Site } from './mail.ts';
import { detailTable } from './order-details.ts';
import { orderTable } from './order-table.ts';
import { footText, orderText, paragraphs } from './plain-text.ts';
import { style } from './style.ts';

export interface Confirmation {
  readonly order: MailOrder;
  readonly role: Recipient['role'];
  readonly site: Site;
  /** Whether the papers come with this mail. */
  readonly withPapers: boolean;
}

const orderPage = ({ region, membershipNo, orderId, orderNo }: MailOrder, site: Site): string | undefined =>
  membershipNo
    ? `${site.url}/${region}/member-order-details/${encodeURIComponent(orderId)}/${encodeURIComponent(orderNo)}`
    : undefined;

const attached = 'Your order, the tax invoice and the packing list are attached as PDFs.';
const following =
  'Your order, the tax invoice and the packing list are still being made. They follow in a mail of their own.';
const guestPlace = 'You can also open them on the thank-you page, in the browser that you ordered with.';

const opening = ({ order, role }: Confirmation): string => {
  const { orderNo, placedOn, buyer } = order;
  if (role === 'copy') return `${buyer.name} placed order ${orderNo} on ${placedOn} and asked us to send you a copy.`;
  return `${buyer.firstName ? `Hello ${buyer.firstName}, thank` : 'Thank'} you for your order. We received it on ${placedOn} and are getting it ready.`;
};

/** Where the papers can be had meanwhile: on the page of a member's order, for a guest where the order was made. */
const whereMade = ({ order, role, site }: Confirmation): { html: Html | string; text: string } => {
  if (role === 'copy') return { html: '', text: '' };
  const page = orderPage(order, site);
  if (!page) return { html: guestPlace, text: guestPlace };
  return {
    html: html`You can also open them on <a class="link" href="${page}" style="${style.link}">your order's page</a>.`,
    text: `You can also open them on your order's page: ${page}`,
  };
};

/** The mail that confirms an order, to the buyer or to somebody whom the buyer named. */
export const confirmationMail = (confirmation: Confirmation): Mail => {
  const { order, site, withPapers } = confirmation;
  const where = whereMade(confirmation);
  return {
    subject: `Your Southline order ${order.orderNo}`,
    html: layout({
      site,
      region: order.region,
      title: `Order ${order.orderNo}`,
      preview: `${formatMoney(order.totalToPay)} · ${withPapers ? attached : following}`,
      rows: [
        paragraph(opening(confirmation)),
        notice(withPapers ? attached : html`${following} ${where.html}`),
        orderTable(order),
        detailTable(order),
      ],
    }),
    text: paragraphs(
      `Order ${order.orderNo}`,
      opening(confirmation),
      withPapers ? attached : [following, where.text].filter(Boolean).join('\n'),
      orderText(order),
      footText(`${site.url}/${order.region}`),
    ),
  };
};
