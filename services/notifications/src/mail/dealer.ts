import type { PlacedOrder } from '@southline/kernel/order';
import type { UnitsCancelled } from '../domain/cancellation.ts';
import type { Mail } from '../domain/ports.ts';
import type { ReturnRequest } from '../domain/return-news.ts';
import { goodsMail } from './goods-mail.ts';
import type { Site } from './mail.ts';
import { orderMailWords } from './order-words/index.ts';
import { cancelledParts } from './units-cancelled.ts';

// Mails to the dealer of an order, in English. They contain no data of the buyer. The pages to which they link are for
// staff.
const words = orderMailWords('en');

export const dealerOrderMail = ({ region, orderId, orderNo, lines }: PlacedOrder, site: Site): Mail =>
  goodsMail(
    {
      region,
      subject: `New order ${orderNo} in your area`,
      title: `New order ${orderNo}`,
      says: [
        'You are the dealer of this order. Southline sends the goods. Please contact the buyer if anything is unclear.',
      ],
      note: '',
      link: {
        page: `${site.url}/${region}/member-order-details/${encodeURIComponent(orderId)}/${encodeURIComponent(orderNo)}`,
        label: 'View the order',
      },
      parts: [{ says: '', goods: lines, showsRefund: false }],
    },
    site,
    words,
  );

export const dealerReturnMail = ({ region, returnNo, orderNo, goods }: ReturnRequest, site: Site): Mail =>
  goodsMail(
    {
      region,
      subject: `Return request ${returnNo} waits for an answer`,
      title: `Return request ${returnNo}`,
      says: [`A buyer asks to return goods of order ${orderNo}. You are its dealer. Please answer the request.`],
      note: '',
      link: { page: `${site.url}/${region}/manager-orders/1`, label: 'Open the return requests' },
      parts: [{ says: '', goods, showsRefund: true }],
    },
    site,
    words,
  );

const cancelledBy = (by: Exclude<UnitsCancelled['by'], 'delivery'>, what: string): string =>
  ({
    buyer: `The buyer cancelled ${what}.`,
    staff: `Southline cancelled ${what}.`,
    'offer-end': `The price offer for ${what} ended without an answer.`,
  })[by];

/** The mail to the dealer of an order about cancelled units. It contains no data of the buyer. */
export const dealerCancelledMail = (cancelled: UnitsCancelled, site: Site): Mail => {
  const { order, by, reason, left } = cancelled;
  if (by === 'delivery') throw new Error('The dealer gets no mail about a delivery fee.');
  const whole = left.length === 0;
  const title = `Order ${order.orderNo} was ${whole ? '' : 'partly '}cancelled`;
  const news = {
    region: order.region,
    subject: `For your information: order ${order.orderNo} was ${whole ? '' : 'partly '}cancelled`,
    title,
    says: [
      `${cancelledBy(by, whole ? 'this order' : 'these parts of the order')} You are its dealer and do not need to do anything.`,
      ...(by === 'staff' && reason ? [`Reason: ${reason}`] : []),
    ],
    note: '',
    link: undefined,
    parts: cancelledParts({ ...cancelled, refund: 0 }, 'These parts are still on order:'),
  };
  return goodsMail(news, site, words);
};
