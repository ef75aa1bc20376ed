import { type Html, html } from '@southline/kernel/html';
import { formatMoney } from '@southline/kernel/money';
import type { Mail } from '../domain/ports.ts';
import type { ReturnAnswer, ReturnEnd, ReturnedGoods, ReturnRequest } from '../domain/return-news.ts';
import { button, layout, notice, paragraph } from './layout.ts';
import type { Site } from './mail.ts';
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
): Html => html`<tr><td style="padding:4px 28px 22px;">
<table cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><th class="quiet ink" style="${style.head}">Part</th>
${numberHead('Quantity')}${showsRefund ? numberHead('Refund') : ''}</tr>
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
  readonly note: string;
  /** Below the region's home. */
  readonly page: string;
  readonly label: string;
  readonly goods: readonly ReturnedGoods[];
  readonly showsRefund: boolean;
}

const newsMail = ({ region, firstName }: ReturnRequest | ReturnAnswer | ReturnEnd, site: Site, news: News): Mail => {
  const { subject, title, note, label, goods, showsRefund } = news;
  const [first, ...others] = news.says;
  const greeted = [firstName ? `Hello ${firstName}. ${first}` : first, ...others];
  const page = `${site.url}/${region}/${news.page}`;
  return {
    subject,
    html: layout({
      ...{ site, region, title },
      preview: note || first,
      rows: [
        ...greeted.map(paragraph),
        ...(note ? [notice(note)] : []),
        button(page, label),
        goodsTable(goods, showsRefund),
      ],
    }),
    text: paragraphs(
      ...[title, ...greeted, note, `${label}: ${page}`],
      ...[goodsText(goods, showsRefund), footText(`${site.url}/${region}`)],
    ),
  };
};

const path = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

/** Says that a request has arrived, and what would go back. */
export const requestedMail = (request: ReturnRequest, site: Site): Mail =>
  newsMail(request, site, {
    subject: `We have your return request ${request.returnNo}`,
    title: `Return request ${request.returnNo}`,
    says: [
      `We have your request to return goods of order ${request.orderNo}. We look at it and write to you. Please keep the goods until then.`,
    ],
    note: '',
    page: 'member-orders/2',
    label: 'Your return requests',
    goods: request.goods,
    showsRefund: true,
  });

/** "2026-04-05" → "05/04/2026", as the site writes days. */
const day = (isoDay: string): string => isoDay.split('-').reverse().join('/');

const answers = {
  approved: { subject: 'approved', says: 'Your request to return this part is approved.' },
  declined: { subject: 'declined', says: 'We cannot take this part back.' },
  'more-info': { subject: 'a question', says: 'We need to know more before we decide. Please answer on the site.' },
} as const;

/** Says what staff decided about one part, in their words. */
export const answeredMail = (answer: ReturnAnswer, site: Site): Mail => {
  const { subject, says } = answers[answer.answer];
  const { returnNo, message, attendOn, orderId, itemId } = answer;
  return newsMail(answer, site, {
    subject: `Your return ${returnNo}: ${subject}`,
    title: `Return ${returnNo}: ${subject}`,
    says: [says, ...(attendOn ? [`Please bring the goods to the dealer on ${day(attendOn)}.`] : [])],
    note: message,
    page: path('returns-item-detail', orderId, itemId),
    label: answer.answer === 'more-info' ? 'Answer the question' : 'View your request',
    goods: [answer.item],
    showsRefund: false,
  });
};

const moneyText = ({ refund, paidByCard }: ReturnEnd): string =>
  paidByCard
    ? `${formatMoney(refund)} went back to the card that you paid with. Banks usually show it within a few working days.`
    : `${formatMoney(refund)} goes back the way you paid.`;

/** Says that a return is over: refunded, or declined and why. */
export const processedMail = (end: ReturnEnd, withCreditNote: boolean, site: Site): Mail => {
  const { returnNo, orderId, orderNo, completed, dealerNote } = end;
  const outcome = completed ? 'completed' : 'declined';
  const credit = withCreditNote ? 'Your credit note is attached.' : 'Your credit note is on the page of your order.';
  return newsMail(end, site, {
    subject: `Your return ${returnNo} has been ${outcome}`,
    title: `The return request #${returnNo} has been ${outcome}.`,
    says: completed ? [moneyText(end), credit] : ['Nothing goes back, and nothing is charged.'],
    note: dealerNote,
    page: path('member-order-details', orderId, orderNo),
    label: 'View your order',
    goods: end.goods,
    showsRefund: completed,
  });
};
