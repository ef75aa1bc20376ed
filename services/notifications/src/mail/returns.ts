import { type Html, html } from '@southline/kernel/html';
import { formatMoney } from '@southline/kernel/money';
import type { Mail } from '../domain/ports.ts';
import type { ReturnAnswer, ReturnEnd, ReturnedGoods, ReturnRequest } from '../domain/return-news.ts';
import { button, notice, orderLayout, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
import { orderMailWords } from './order-words/index.ts';
import type { OrderMailWords } from './order-words/words.ts';
import { footText, paragraphs } from './plain-text.ts';
import { style } from './style.ts';

const number = (text: string | number): Html =>
  html`<td class="ink line" align="right" style="${style.line}padding-left:12px;white-space:nowrap;">${text}</td>`;

const numberHead = (text: string): Html =>
  html`<th class="quiet ink" align="right" style="${style.head}text-align:right;padding-left:12px;">${text}</th>`;

const row = ({ partNo, description, quantity, refund }: ReturnedGoods, showsRefund: boolean): Html => html`<tr>
<td class="ink line" style="${style.line}"><strong>${partNo}</strong><br>${description}</td>
${number(quantity)}${showsRefund ? number(formatMoney(refund)) : ''}</tr>`;

const goodsTable = (
  goods: readonly ReturnedGoods[],
  showsRefund: boolean,
  { part, quantity, returns }: OrderMailWords,
): Html => html`<tr><td style="padding:4px 28px 22px;">
<table cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><th class="quiet ink" style="${style.head}">${part}</th>
${numberHead(quantity)}${showsRefund ? numberHead(returns.refund) : ''}</tr>
${goods.map((line) => row(line, showsRefund))}</table></td></tr>`;

const goodsText = (goods: readonly ReturnedGoods[], showsRefund: boolean): string =>
  goods
    .map(
      ({ partNo, description, quantity, refund }) =>
        `${quantity} x ${partNo} ${description}${showsRefund ? `  ${formatMoney(refund)}` : ''}`,
    )
    .join('\n');

interface News {
  readonly subject: string;
  readonly title: string;
  /** Paragraphs. */
  readonly says: readonly [string, ...string[]];
  /** What staff wrote. */
  readonly note: string;
  /** Below the region's home. */
  readonly page: string;
  readonly button: string;
  readonly goods: readonly ReturnedGoods[];
  readonly showsRefund: boolean;
}

type Told = ReturnRequest | ReturnAnswer | ReturnEnd;

const newsMail = ({ region, firstName }: Told, site: Site, words: OrderMailWords, news: News): Mail => {
  const { subject, title, note, goods, showsRefund } = news;
  const [first, ...others] = news.says;
  const greeted = [firstName ? words.greeting(firstName) + first : first, ...others];
  const page = `${site.url}/${region}/${news.page}`;
  return {
    subject,
    html: orderLayout(words, {
      ...{ site, region, title, preview: first },
      rows: [
        ...greeted.map(paragraph),
        ...(note ? [notice(note)] : []),
        button(page, news.button),
        goodsTable(goods, showsRefund, words),
      ],
    }),
    text: paragraphs(
      ...[title, ...greeted, note, `${news.button}: ${page}`],
      ...[goodsText(goods, showsRefund), footText(words, `${site.url}/${region}`)],
    ),
  };
};

const path = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

/** Says that a request has arrived, and what would go back. */
export const requestedMail = (request: ReturnRequest, site: Site): Mail => {
  const words = orderMailWords(request.language);
  const { subject, title, message, button: label } = words.returns.requested;
  return newsMail(request, site, words, {
    ...{ subject: subject(request.returnNo), title: title(request.returnNo), says: [message(request.orderNo)] },
    ...{ note: '', page: 'member-orders/2', button: label, goods: request.goods, showsRefund: true },
  });
};

/** Says what staff decided about one part, in their words. */
export const answeredMail = (answer: ReturnAnswer, site: Site): Mail => {
  const { returnNo, message: note, attendOn, orderId, itemId } = answer;
  const words = orderMailWords(answer.language);
  const { subject, message, button: label } = words.returns.answered[answer.answer];
  return newsMail(answer, site, words, {
    ...{ subject: subject(returnNo), title: subject(returnNo) },
    says: [message, ...(attendOn ? [words.returns.attend(words.day(attendOn))] : [])],
    ...{ note, page: path('returns-item-detail', orderId, itemId), button: label },
    ...{ goods: [answer.item], showsRefund: false },
  });
};

/** Says that a return is over: refunded, or declined and why. */
export const processedMail = (end: ReturnEnd, withCreditNote: boolean, site: Site): Mail => {
  const { returnNo, orderId, orderNo, completed, dealerNote: note, goods, refund, paidByCard } = end;
  const words = orderMailWords(end.language);
  const { toCard, notToCard, creditNote, nothing } = words.returns;
  const { subject, title } = completed ? words.returns.completed : words.returns.declined;
  const money = (paidByCard ? toCard : notToCard)(formatMoney(refund));
  return newsMail(end, site, words, {
    ...{ subject: subject(returnNo), title: title(returnNo) },
    says: completed ? [money, creditNote(withCreditNote)] : [nothing],
    ...{ note, page: path('member-order-details', orderId, orderNo), button: words.viewOrder },
    ...{ goods, showsRefund: completed },
  });
};
