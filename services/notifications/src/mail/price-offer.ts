import { formatMoney } from '@southline/kernel/money';
import type { PlacedOrder } from '@southline/kernel/order';
import { regionDay } from '@southline/kernel/region';
import type { Mail } from '../domain/ports.ts';
import type { PriceOffer } from '../domain/price-offer.ts';
import { goodsTable, goodsText } from './goods-table.ts';
import { button, notice, orderLayout, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { orderPage } from './order-page.ts';
import { orderMailWords } from './order-words/index.ts';
import { footText, paragraphs } from './plain-text.ts';

/** The offered prices, how long they are valid, and where the buyer answers. A reminder repeats this. */
export const priceOfferMail = (order: PlacedOrder, offer: PriceOffer, site: Site): Mail => {
  const { orderNo, region, unproven, delivery } = order;
  const words = orderMailWords(order.language);
  const { subject, title, message, reminder, until, amount, answer } = words.offer;
  const home = `${site.url}/${region}`;
  // On that page a guest enters the order number, the e-mail address and a code that is mailed.
  const page = orderPage(order, site) ?? `${home}/order-status`;
  const hello = !unproven && delivery.firstName ? words.greeting(delivery.firstName) : '';
  const goods = offer.lines.map(({ total, ...line }) => {
    const ordered = order.lines.find(({ partNo }) => partNo === line.partNo);
    return { ...line, drawing: ordered?.drawing, refund: total };
  });
  const day = words.day(regionDay(new Date(offer.validUntil), region));
  const says = `${hello}${offer.isReminder ? reminder : message}`;
  const noted = until(day, formatMoney(offer.total));
  return {
    subject: subject(orderNo, offer.isReminder),
    html: orderLayout(words, {
      site,
      region,
      priced: true,
      title: title(orderNo),
      preview: noted,
      rows: [paragraph(says), notice(noted), button(page, answer), goodsTable(goods, true, words, amount)],
    }),
    text: paragraphs(
      title(orderNo),
      says,
      noted,
      `${answer}: ${page}`,
      goodsText(goods, true),
      footText(words, home, true),
    ),
  };
};
