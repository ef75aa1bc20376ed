import { formatMoney } from '@southline/kernel/money';
import type { PlacedOrder } from '@southline/kernel/order';
import { regionDay } from '@southline/kernel/region';
import type { PriceOffer } from '../domain/mail-job.ts';
import type { Mail } from '../domain/ports.ts';
import { goodsList } from './goods-table.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import { orderMailWords } from './order-words/index.ts';
import { mainLink, orderMail, remark, sentence } from './pieces.ts';

/** The offered prices, how long they are valid, and where the buyer answers. A reminder repeats this. */
export const priceOfferMail = (order: PlacedOrder, offer: PriceOffer, site: Site): Mail => {
  const { orderNo, region, unproven, delivery } = order;
  const words = orderMailWords(order.language);
  const { subject, title, message, reminder, until, amount, answer } = words.offer;
  // On that page a guest enters the order number, the e-mail address and a code that is mailed.
  const page = orderPage(order, site) ?? `${site.url}/${region}/order-status`;
  const hello = !unproven && delivery.firstName ? words.greeting(delivery.firstName) : '';
  const goods = offer.lines.map(({ total, ...line }) => {
    const ordered = order.lines.find(({ partNo }) => partNo === line.partNo);
    return { ...line, drawing: ordered?.drawing, refund: total };
  });
  const day = words.day(regionDay(new Date(offer.validUntil), region));
  const says = `${hello}${offer.isReminder ? reminder : message}`;
  const noted = until(day, formatMoney(offer.total));
  return orderMail(words, {
    site,
    region,
    priced: true,
    subject: subject(orderNo, offer.isReminder),
    title: title(orderNo),
    preview: noted,
    body: [sentence(says), remark(noted), mainLink(page, answer), goodsList(goods, true, words, amount)],
  });
};
