import { type Html, html } from '@southline/kernel/html';
import type { PlacedOrder } from '@southline/kernel/order';
import { deliverTo } from '@southline/kernel/order-texts';
import type { Mail } from '../domain/ports.ts';
import { button, layout, notice, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import { footText, paragraphs } from './plain-text.ts';
import { style } from './style.ts';

export interface Bringing {
  readonly carrier: string;
  readonly trackingNo: string;
}

interface News {
  readonly subject: string;
  readonly title: string;
  readonly message: string;
  readonly note: string;
}

/** Of somebody unproven nothing that was typed. */
const greeting = ({ unproven, delivery }: PlacedOrder): string =>
  !unproven && delivery.firstName ? `Hello ${delivery.firstName}. ` : '';

const partRow = ({ partNo, description, quantity }: PlacedOrder['lines'][number]): Html => html`<tr>
<td class="ink line" style="${style.line}"><strong>${partNo}</strong><br>${description}</td>
<td class="ink line" align="right" style="${style.line}padding-left:12px;white-space:nowrap;">${quantity}</td></tr>`;

const partsTable = ({ lines }: PlacedOrder): Html => html`<tr><td style="padding:4px 28px 22px;">
<table cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><th class="quiet ink" style="${style.head}">Part</th>
<th class="quiet ink" align="right" style="${style.head}text-align:right;padding-left:12px;">Quantity</th></tr>
${lines.map(partRow)}</table></td></tr>`;

const partsText = ({ lines }: PlacedOrder): string =>
  lines.map(({ partNo, description, quantity }) => `${quantity} x ${partNo} ${description}`).join('\n');

const newsMail = (order: PlacedOrder, site: Site, { subject, title, message, note }: News): Mail => {
  const page = orderPage(order, site);
  return {
    subject,
    html: layout({
      site,
      region: order.region,
      title,
      preview: note || message,
      rows: [
        paragraph(message),
        ...(note ? [notice(note)] : []),
        ...(page ? [button(page, 'View your order')] : []),
        partsTable(order),
      ],
    }),
    text: paragraphs(
      title,
      message,
      note,
      page ? `Your order: ${page}` : '',
      partsText(order),
      footText(`${site.url}/${order.region}`),
    ),
  };
};

const bringingText = ({ carrier, trackingNo }: Bringing): string => {
  if (carrier && trackingNo) return `${carrier} brings it. Tracking number: ${trackingNo}`;
  if (carrier) return `${carrier} brings it.`;
  return trackingNo ? `Tracking number: ${trackingNo}` : '';
};

/** Says that the goods have left the warehouse, and who brings them. */
export const dispatchedMail = (order: PlacedOrder, bringing: Bringing, site: Site): Mail => {
  const { orderNo, unproven } = order;
  const where = unproven ? '' : ` to ${deliverTo(order).lines.slice(1).join(', ')}`;
  return newsMail(order, site, {
    subject: `On its way: Southline order ${orderNo}`,
    title: `Order ${orderNo} is on its way`,
    message: `${greeting(order)}Your order has left our warehouse and is on its way${where}.`,
    note: bringingText(bringing),
  });
};

/** Says that the goods have arrived. */
export const deliveredMail = (order: PlacedOrder, site: Site): Mail => {
  const { orderNo } = order;
  return newsMail(order, site, {
    subject: `Delivered: Southline order ${orderNo}`,
    title: `Order ${orderNo} is delivered`,
    message: `${greeting(order)}Your order has been delivered. If something is missing or damaged, tell us soon.`,
    note: '',
  });
};
