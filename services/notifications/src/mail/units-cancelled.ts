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
  { order: { payment }, refund, deliveryRefund, paidByCard }: UnitsCancelled,
  creditNote: string,
  { unitsCancelled, returns, gap }: OrderMailWords,
): string => {
  const { toCard, delivery, nothingBack, done } = unitsCancelled;
  const amount = formatMoney(refund);
  const back = paidByCard ? toCard(amount, payment?.cardLastFour ?? '') : returns.notToCard(amount);
  const fee = deliveryRefund > 0 ? delivery(formatMoney(deliveryRefund)) : '';
  return [...(refund > 0 ? [back, fee, creditNote] : [nothingBack]), done].filter(Boolean).join(gap);
};

export const cancelledParts = ({ goods, left, refund }: UnitsCancelled, says: string): Part[] => [
  { says: '', goods, showsRefund: refund > 0 },
  ...(left.length > 0 ? [{ says, goods: left, showsRefund: false }] : []),
];

/** The mail to the buyer about cancelled units: who cancelled them, the refund, and the units that stay on order. */
export const unitsCancelledMail = (cancelled: UnitsCancelled, withCreditNote: boolean, site: Site): Mail => {
  const { order, by, reason, left, refund } = cancelled;
  const { orderNo, unproven, delivery } = order;
  const words = orderMailWords(order.language);
  const { subject, title, message, staffReason, stays } = words.unitsCancelled;
  const whole = left.length === 0;
  const page = orderPage(order, site);
  const hello = !unproven && delivery.firstName ? words.greeting(delivery.firstName) : '';
  // Without a link to the order's page, the credit note is mentioned only if it is attached.
  const creditNote = refund > 0 && (withCreditNote || page) ? words.returns.creditNote(withCreditNote) : '';
  const news = {
    region: order.region,
    subject: subject(orderNo, whole),
    title: title(orderNo, whole),
    says: [`${hello}${message(by, whole)}`, ...(by === 'staff' && reason ? [staffReason(reason)] : [])],
    note: moneyOf(cancelled, creditNote, words),
    link: page ? { page, label: words.viewOrder } : undefined,
    parts: cancelledParts(cancelled, stays),
  };
  return goodsMail(news, site, words);
};
