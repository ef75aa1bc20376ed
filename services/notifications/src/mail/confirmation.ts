import { type Html, html } from '@southline/kernel/html';
import { formatMoney } from '@southline/kernel/money';
import type { PlacedOrder } from '@southline/kernel/order';
import { nameOf, placedOn } from '@southline/kernel/order-texts';
import type { Mail } from '../domain/ports.ts';
import type { Recipient } from '../domain/recipients.ts';
import { layout, notice, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { detailTable } from './order-details.ts';
import { orderPage } from './order-page.ts';
import { orderTable } from './order-table.ts';
import { attachedText, followingText } from './paper-words.ts';
import { footText, orderText, paragraphs } from './plain-text.ts';
import { style } from './style.ts';

export interface Confirmation {
  readonly order: PlacedOrder;
  readonly role: Recipient['role'];
  readonly site: Site;
  /** Whether the papers come with this mail. */
  readonly withPapers: boolean;
  /** The buyer asked for it once more. */
  readonly again?: boolean;
}

const guestPlace = 'You can also open them on the thank-you page, in the browser that you ordered with.';

const unprovenNotices: Readonly<Record<Recipient['role'], string>> = {
  buyer:
    'Nothing was paid for this order, so we cannot know that this address is the buyer’s: what was typed, and the papers, are not in this mail. If you ordered, you find all of it on the thank-you page, in the browser that you ordered with. If you did not, somebody else entered your address: there is nothing to pay and nothing to do.',
  copy: 'Nothing was paid for it and we do not know who it was, so this mail shows the parts only and nothing that was typed. If you do not expect it, there is nothing to pay and nothing to do.',
};

const opening = ({ order, role }: Confirmation): string => {
  const { orderNo, delivery, unproven } = order;
  const day = placedOn(order);
  if (role === 'copy')
    return unproven
      ? `Somebody placed order ${orderNo} on our website on ${day} without signing in, and entered your address for a copy.`
      : `${nameOf(delivery)} (${delivery.email}) placed order ${orderNo} on our website on ${day} and asked us to send you a copy.`;
  if (unproven) return `Thank you for your order. We received it on ${day} and are getting it ready.`;
  return `${delivery.firstName ? `Hello ${delivery.firstName}, thank` : 'Thank'} you for your order. We received it on ${day} and are getting it ready.`;
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

/** What of the papers comes with this mail, or why nothing does. */
const papersNotice = (confirmation: Confirmation): { html: Html | string; text: string } => {
  const { order, role, withPapers } = confirmation;
  const plain = (text: string) => ({ html: text, text });
  if (order.unproven) return plain(unprovenNotices[role]);
  if (withPapers) return plain(attachedText(order));
  const where = whereMade(confirmation);
  const following = followingText(order);
  return { html: html`${following} ${where.html}`, text: [following, where.text].filter(Boolean).join('\n') };
};

const subjectOf = ({ order: { orderNo, unproven }, role, again }: Confirmation): string => {
  if (again) return `Confirmation of your Southline order ${orderNo}, sent again`;
  return unproven && role === 'copy' ? `Copy of Southline order ${orderNo}` : `Your Southline order ${orderNo}`;
};

/** The mail that confirms an order, to the buyer or to somebody whom the buyer named. */
export const confirmationMail = (confirmation: Confirmation): Mail => {
  const { order, site, withPapers } = confirmation;
  const papers = papersNotice(confirmation);
  const inLists = order.unproven ? '' : ` · ${withPapers ? attachedText(order) : followingText(order)}`;
  const amount = formatMoney(order.totals.totalToPay);
  return {
    subject: subjectOf(confirmation),
    html: layout({
      site,
      region: order.region,
      title: `Order ${order.orderNo}`,
      preview: `${order.payment ? `Paid ${amount}` : amount}${inLists}`,
      rows: [paragraph(opening(confirmation)), notice(papers.html), orderTable(order), detailTable(order)],
    }),
    text: paragraphs(
      `Order ${order.orderNo}`,
      opening(confirmation),
      papers.text,
      orderText(order),
      footText(`${site.url}/${order.region}`),
    ),
  };
};
