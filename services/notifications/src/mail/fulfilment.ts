import { trackingLink } from '@southline/kernel/carriers';
import type { PlacedOrder } from '@southline/kernel/order';
import { deliverTo } from '@southline/kernel/order-texts';
import type { ParcelOfMail } from '../domain/mail-job.ts';
import type { Mail } from '../domain/ports.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import type { OrderMailWords } from './order-words/en.ts';
import { orderMailWords } from './order-words/index.ts';
import { partsTable } from './parts-table.ts';
import { furtherLink, mainLink, orderMail, type Piece, remark, sentence } from './pieces.ts';
import { moreRow, moreText, shownLines } from './shown-lines.ts';

interface Bringing {
  readonly carrier: string;
  readonly trackingNo: string;
  /** Absent if the mail concerns the whole order. */
  readonly parcel?: ParcelOfMail | undefined;
}

/** The number of the parcel if the order has several; 0 if the mail concerns the whole order. */
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

const partsOf = (order: PlacedOrder, page: string | undefined, words: OrderMailWords): Piece => {
  const lines = shownLines(order);
  const text = lines.map(({ partNo, description, quantity }) => `${quantity} x ${partNo} ${description}`);
  return {
    row: partsTable(
      lines.map((line) => ({ part: line, quantity: line.quantity })),
      words,
      { more: moreRow(order, page, words) },
    ),
    text: [...text, moreText(order, page, words)].filter(Boolean).join('\n'),
  };
};

const newsMail = (order: PlacedOrder, site: Site, words: OrderMailWords, news: News): Mail => {
  const { subject, title, message, note, tracking } = news;
  const page = orderPage(order, site);
  return orderMail(words, {
    site,
    region: order.region,
    subject,
    title,
    preview: note || message,
    body: [
      sentence(message),
      remark(note),
      // Only one button: to the carrier's page, or to the order if the carrier has no page.
      mainLink(tracking || page, tracking ? words.dispatched.track : words.viewOrder),
      partsOf(order, page, words),
      furtherLink(tracking && page, words.viewOrder),
    ],
  });
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
