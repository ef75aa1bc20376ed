import { formatMoney } from '@southline/kernel/money';
import type { Mail } from '../domain/ports.ts';
import type { UnitsCancelled } from '../domain/units-cancelled.ts';
import { type Goods, goodsTable, goodsText } from './goods-table.ts';
import { button, notice, orderLayout, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import { orderMailWords } from './order-words/index.ts';
import type { OrderMailWords } from './order-words/words.ts';
import { footText, paragraphs } from './plain-text.ts';
import { shownLines } from './shown-lines.ts';

interface Part {
  /** Before its goods. */
  readonly says: string;
  readonly goods: readonly Goods[];
  readonly showsRefund: boolean;
}

/** The refund, the card, and how long the bank takes. The buyer needs to do nothing. */
const moneyOf = (
  { order: { payment }, refund, deliveryRefund, paidByCard }: UnitsCancelled,
  { unitsCancelled, returns }: OrderMailWords,
): string => {
  const { toCard, delivery, nothingBack, done } = unitsCancelled;
  const amount = formatMoney(refund);
  const back = paidByCard ? toCard(amount, payment?.cardLastFour ?? '') : returns.notToCard(amount);
  const fee = deliveryRefund > 0 ? delivery(formatMoney(deliveryRefund)) : '';
  return [...(refund > 0 ? [back, fee] : [nothingBack]), done].filter(Boolean).join(' ');
};

/** Mail programs cut long messages: the rest of a long list is counted. */
const listOf = ({ goods }: Part, { moreLines }: OrderMailWords) => {
  const shown = shownLines({ lines: goods });
  const more = goods.length - shown.length;
  return { shown, more: more > 0 ? moreLines(more) : '' };
};

interface News {
  readonly subject: string;
  readonly title: string;
  readonly says: readonly string[];
  readonly note: string;
  /** Of the order, for its buyer. */
  readonly page: string | undefined;
  readonly parts: readonly Part[];
}

const newsMail = ({ region }: UnitsCancelled['order'], site: Site, words: OrderMailWords, news: News): Mail => {
  const { subject, title, says, note, page, parts } = news;
  return {
    subject,
    html: orderLayout(words, {
      site,
      region,
      title,
      preview: note || (says[0] ?? ''),
      rows: [
        ...says.map(paragraph),
        ...(note ? [notice(note)] : []),
        ...(page ? [button(page, words.viewOrder)] : []),
        ...parts.flatMap((part) => {
          const { shown, more } = listOf(part, words);
          return [
            ...(part.says ? [paragraph(part.says)] : []),
            goodsTable(shown, part.showsRefund, words),
            ...(more ? [paragraph(more)] : []),
          ];
        }),
      ],
    }),
    text: paragraphs(
      title,
      ...says,
      note,
      page ? `${words.viewOrder}: ${page}` : '',
      ...parts.flatMap((part) => {
        const { shown, more } = listOf(part, words);
        return [part.says, goodsText(shown, part.showsRefund), more];
      }),
      footText(words, `${site.url}/${region}`),
    ),
  };
};

const partsOf = ({ goods, left, refund }: UnitsCancelled, says: string): Part[] => [
  { says: '', goods, showsRefund: refund > 0 },
  ...(left.length > 0 ? [{ says, goods: left, showsRefund: false }] : []),
];

/** The mail to the buyer: the cancelled units, who cancelled them, the refund, and the units that stay on order. */
export const unitsCancelledMail = (cancelled: UnitsCancelled, withCreditNote: boolean, site: Site): Mail => {
  const { order, by, reason, left, refund } = cancelled;
  const { orderNo, unproven, delivery } = order;
  const words = orderMailWords(order.language);
  const { subject, title, message, staffReason, stays } = words.unitsCancelled;
  const whole = left.length === 0;
  const page = orderPage(order, site);
  const hello = !unproven && delivery.firstName ? words.greeting(delivery.firstName) : '';
  // Without a page of the order the note is only named where it is attached.
  const creditNote = refund > 0 && (withCreditNote || page) ? words.returns.creditNote(withCreditNote) : '';
  return newsMail(order, site, words, {
    subject: subject(orderNo, whole),
    title: title(orderNo, whole),
    says: [
      `${hello}${message(by, whole)}`,
      ...(by === 'staff' && reason ? [staffReason(reason)] : []),
      ...(creditNote ? [creditNote] : []),
    ],
    note: moneyOf(cancelled, words),
    page,
    parts: partsOf(cancelled, stays),
  });
};

const cancelledBy = (by: UnitsCancelled['by'], what: string): string =>
  ({
    buyer: `The buyer cancelled ${what}.`,
    staff: `Southline cancelled ${what}.`,
    'offer-end': `The price offer for ${what} ended without an answer.`,
  })[by];

/** The mail to the dealer of an order: the cancelled units. It has no data of the buyer. */
export const dealerCancelledMail = (cancelled: UnitsCancelled, site: Site): Mail => {
  const { order, by, reason, left } = cancelled;
  const words = orderMailWords('en');
  const whole = left.length === 0;
  const title = `Order ${order.orderNo} was ${whole ? '' : 'partly '}cancelled`;
  return newsMail(order, site, words, {
    subject: `For your information: order ${order.orderNo} was ${whole ? '' : 'partly '}cancelled`,
    title,
    says: [
      `${cancelledBy(by, whole ? 'this order' : 'these parts of the order')} You are its dealer and do not need to do anything.`,
      ...(by === 'staff' && reason ? [`Reason: ${reason}`] : []),
    ],
    note: '',
    page: undefined,
    parts: partsOf({ ...cancelled, refund: 0 }, 'These parts stay on order:'),
  });
};
