import { trackingLink } from '@southline/kernel/carriers';
import { type Html, html } from '@southline/kernel/html';
import type { PlacedOrder } from '@southline/kernel/order';
import { deliverTo } from '@southline/kernel/order-texts';
import type { ParcelOfMail } from '../domain/mail-job.ts';
import type { Mail } from '../domain/ports.ts';
import { button, notice, orderLayout, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import { orderMailWords } from './order-words/index.ts';
import type { OrderMailWords } from './order-words/words.ts';
import { footText, paragraphs } from './plain-text.ts';
import { moreRow, moreText, shownLines } from './shown-lines.ts';
import { style } from './style.ts';

export interface Bringing {
  readonly carrier: string;
  readonly trackingNo: string;
  /** Absent: all of the order. */
  readonly parcel?: ParcelOfMail | undefined;
}

/** The number of a parcel where an order has several; 0 where the mail is about all of it. */
const numberOf = (parcel: ParcelOfMail | undefined): number =>
  parcel && (parcel.no > 1 || parcel.restWaits) ? parcel.no : 0;

interface News {
  readonly subject: string;
  readonly title: string;
  readonly message: string;
  readonly note: string;
  /** The carrier's page; empty if there is none. */
  readonly tracking: string;
}

/** A mail to an unverified buyer contains no text that the buyer typed. */
const greeting = ({ unproven, delivery: { firstName } }: PlacedOrder, words: OrderMailWords): string =>
  !unproven && firstName ? words.greeting(firstName) : '';

const partRow = ({ partNo, description, quantity }: PlacedOrder['lines'][number]): Html => html`<tr>
<td class="ink line" style="${style.line}"><strong>${partNo}</strong><br>${description}</td>
<td class="ink line" align="right" style="${style.line}padding-left:12px;white-space:nowrap;">${quantity}</td></tr>`;

const partsTable = (
  order: PlacedOrder,
  page: string | undefined,
  words: OrderMailWords,
): Html => html`<tr><td style="padding:4px 28px 22px;">
<table cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><th class="quiet ink" style="${style.head}">${words.part}</th>
<th class="quiet ink" align="right" style="${style.head}text-align:right;padding-left:12px;">${words.quantity}</th></tr>
${shownLines(order).map(partRow)}${moreRow(order, page, words, 2)}</table></td></tr>`;

const partsText = (order: PlacedOrder, page: string | undefined, words: OrderMailWords): string =>
  [
    ...shownLines(order).map(({ partNo, description, quantity }) => `${quantity} x ${partNo} ${description}`),
    moreText(order, page, words),
  ]
    .filter(Boolean)
    .join('\n');

const newsMail = (order: PlacedOrder, site: Site, words: OrderMailWords, news: News): Mail => {
  const { subject, title, message, note, tracking } = news;
  const page = orderPage(order, site);
  return {
    subject,
    html: orderLayout(words, {
      site,
      region: order.region,
      title,
      preview: note || message,
      rows: [
        paragraph(message),
        ...(note ? [notice(note)] : []),
        // One button: the parcel's way, or the order if its carrier has no page.
        ...(tracking ? [button(tracking, words.dispatched.track)] : []),
        ...(page && !tracking ? [button(page, words.viewOrder)] : []),
        partsTable(order, page, words),
        ...(page && tracking
          ? [paragraph(html`<a class="link" href="${page}" style="${style.link}">${words.viewOrder}</a>`)]
          : []),
      ],
    }),
    text: paragraphs(
      title,
      message,
      note,
      tracking ? `${words.dispatched.track}: ${tracking}` : '',
      page ? `${words.viewOrder}: ${page}` : '',
      partsText(order, page, words),
      footText(words, `${site.url}/${order.region}`),
    ),
  };
};

/** A parcel has left the warehouse; names the carrier. */
export const dispatchedMail = (order: PlacedOrder, { carrier, trackingNo, parcel }: Bringing, site: Site): Mail => {
  const { orderNo, unproven } = order;
  const words = orderMailWords(order.language);
  const { subject, title, message, bringing, restFollows, arrives } = words.dispatched;
  const arrival = parcel?.arrivalDay && !unproven ? arrives(words.nearDay(parcel.arrivalDay)) : '';
  const where = unproven ? '' : deliverTo(order).lines.slice(1).join(', ');
  const parcelNo = numberOf(parcel);
  return newsMail(order, site, words, {
    subject: subject(orderNo, parcelNo),
    title: title(orderNo, parcelNo),
    message: `${greeting(order, words)}${message(where, parcelNo)}${arrival}${parcel?.restWaits ? restFollows : ''}`,
    note: bringing(carrier, trackingNo),
    tracking: trackingLink(carrier, trackingNo),
  });
};

/** A parcel was delivered. */
export const deliveredMail = (order: PlacedOrder, site: Site, parcel?: ParcelOfMail): Mail => {
  const words = orderMailWords(order.language);
  const { subject, title, message } = words.delivered;
  const parcelNo = numberOf(parcel);
  return newsMail(order, site, words, {
    subject: subject(order.orderNo, parcelNo),
    title: title(order.orderNo, parcelNo),
    message: `${greeting(order, words)}${message(parcelNo)}`,
    note: '',
    tracking: '',
  });
};
