import { formatMoney } from '@southline/kernel/money';
import type { UnitsCancelled } from '../domain/cancellation.ts';
import type { Mail } from '../domain/ports.ts';
import { goodsMail, type Part } from './goods-mail.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import type { OrderMailWords } from './order-words/en.ts';
import { orderMailWords } from './order-words/index.ts';

/**
 * States the refund, the card, how long the bank takes, and where the credit note is. The buyer needs to do nothing.
 */
const moneyOf = (
  { order: { payment }, refund, deliveryRefund, kept, paidByCard }: UnitsCancelled,
  creditNote: string,
  { unitsCancelled, returns, gap }: OrderMailWords,
): string => {
  const { toCard, delivery, nothingBack, done } = unitsCancelled;
  const amount = formatMoney(refund);
  const back = paidByCard ? toCard(amount, payment?.cardLastFour ?? '') : returns.notToCard(amount);
  const fee = deliveryRefund > 0 && deliveryRefund < refund ? delivery(formatMoney(deliveryRefund)) : '';
  const gift = kept > 0 ? returns.freePartKept(formatMoney(kept)) : '';
  const nothing = kept > 0 ? '' : nothingBack;
  return [...(refund > 0 ? [back, gift, fee, creditNote] : [gift, nothing]), done].filter(Boolean).join(gap);
};

export const cancelledParts = ({ goods, left, refund }: UnitsCancelled, says: string): Part[] => [
  ...(goods.length > 0 ? [{ says: '', goods, showsRefund: refund > 0 }] : []),
  ...(left.length > 0 ? [{ says, goods: left, showsRefund: false }] : []),
];

const textsOf = ({ order: { orderNo }, by, left }: UnitsCancelled, words: OrderMailWords) => {
  if (by === 'delivery') {
    const { title, message } = words.deliveryRefunded;
    return { subject: title(orderNo), title: title(orderNo), message };
  }
  const { subject, title, message } = words.unitsCancelled;
  const whole = left.length === 0;
  return { subject: subject(orderNo, whole), title: title(orderNo, whole), message: message(by, whole) };
};

/** The mail to the buyer about cancelled units, or about the delivery fee alone: who cancelled them, the refund, and the units that stay on order. */
export const unitsCancelledMail = (cancelled: UnitsCancelled, withCreditNote: boolean, site: Site): Mail => {
  const { order, by, reason, refund } = cancelled;
  const { unproven, delivery } = order;
  const words = orderMailWords(order.language);
  const { staffReason, stays } = words.unitsCancelled;
  const { subject, title, message } = textsOf(cancelled, words);
  const page = orderPage(order, site);
  const hello = !unproven && delivery.firstName ? words.greeting(delivery.firstName) : '';
  // Without a link to the order's page, the credit note is mentioned only if it is attached.
  const creditNote = refund > 0 && (withCreditNote || page) ? words.returns.creditNote(withCreditNote) : '';
  const news = {
    region: order.region,
    subject,
    title,
    says: [`${hello}${message}`, ...(by === 'staff' && reason ? [staffReason(reason)] : [])],
    note: moneyOf(cancelled, creditNote, words),
    link: page ? { page, label: words.viewOrder } : undefined,
    parts: cancelledParts(cancelled, stays),
  };
  return goodsMail(news, site, words);
};
