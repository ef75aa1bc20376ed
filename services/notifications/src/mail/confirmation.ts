import { type Html, html } from '@southline/kernel/html';
import { formatMoney } from '@southline/kernel/money';
import type { PlacedOrder } from '@southline/kernel/order';
import { amountText, invoicedOf, sumTexts } from '@southline/kernel/order-sums';
import { nameOf } from '@southline/kernel/person-name';
import { regionDay } from '@southline/kernel/region';
import type { Mail } from '../domain/ports.ts';
import type { Recipient } from '../domain/recipients.ts';
import { table } from './layout.ts';
import { lineVehicle } from './line-vehicle.ts';
import type { Site } from './mail.ts';
import { detailsOf, detailTable } from './order-details.ts';
import { orderPage } from './order-page.ts';
import type { OrderMailWords } from './order-words/en.ts';
import { orderMailWords } from './order-words/index.ts';
import { partsTable } from './parts-table.ts';
import { mainLink, orderMail, remark, sentence } from './pieces.ts';
import { orderText } from './plain-text.ts';
import { moreRow, shownLines } from './shown-lines.ts';
import { style } from './style.ts';

const sumRow = (label: string, value: string, strong: boolean | undefined): Html => {
  const look = strong ? style.strongSum : style.sum;
  return html`<tr><td class="ink" style="${look}">${label}</td><td class="ink" align="right" style="${look}white-space:nowrap;">${value}</td></tr>`;
};

/** The lines and sums of an order. `page` links to the lines that are left out. */
const orderTable = (order: PlacedOrder, page: string | undefined, words: OrderMailWords): Html => {
  const { labels, total } = words;
  const rows = shownLines(order).map((line) => {
    const vehicle = lineVehicle(line, words);
    return {
      part: line,
      below: vehicle && html`<span class="quiet" style="${style.small}">${vehicle}</span>`,
      quantity: line.quantity,
      amount: amountText(line.pricing, line.total, labels),
    };
  });
  return html`${partsTable(rows, words, { amount: total, more: moreRow(order, page, words) })}
<tr><td style="padding:0 28px 22px;"><table ${table} width="100%">
${sumTexts(order, labels).map(({ label, value, strong }) => sumRow(label, value, strong))}</table></td></tr>`;
};

interface Confirmation {
  readonly order: PlacedOrder;
  readonly role: Recipient['role'];
  readonly site: Site;
  /** Whether the document is attached to this mail. */
  readonly withPapers: boolean;
  /** The buyer requested it again. */
  readonly again?: boolean;
}

/** The day of the order in the region's time, in the words of the language. */
const dayOf = ({ placedAt, region }: PlacedOrder, words: OrderMailWords): string =>
  words.day(regionDay(placedAt, region));

const opening = ({ order, role }: Confirmation, words: OrderMailWords): string => {
  const { orderNo, delivery, unproven } = order;
  const { opening: toBuyer, copyOpening, copyOpeningUnproven } = words.confirmation;
  const day = dayOf(order, words);
  if (role === 'buyer') return toBuyer(unproven ? '' : delivery.firstName, day);
  return unproven ? copyOpeningUnproven(orderNo, day) : copyOpening(nameOf(delivery), delivery.email, orderNo, day);
};

/** The mail to an unverified buyer does not say where the goods go. */
export const expectation = ({ expected, unproven }: PlacedOrder, words: OrderMailWords): string => {
  if (!expected || unproven) return '';
  const { dispatchDay, arrivalDay } = expected;
  return words.confirmation.expected(words.nearDay(dispatchDay), arrivalDay && words.nearDay(arrivalDay));
};

/**
 * Which document is attached, or why none is. If the mail has a button to the order's page, also where the other
 * documents are.
 */
const papersNotice = ({ order, role, withPapers }: Confirmation, hasPage: boolean, words: OrderMailWords): string => {
  if (order.unproven) return words.confirmation.unproven[role];
  const promise = (withPapers ? words.attached : words.following)(invoicedOf(order.lines));
  return hasPage ? promise + words.gap + words.confirmation.orderPlace : promise;
};

const subjectOf = (
  { order: { orderNo, unproven }, role, again }: Confirmation,
  { confirmation: { subject, subjectAgain, subjectOfCopy } }: OrderMailWords,
): string => {
  if (again) return subjectAgain(orderNo);
  return unproven && role === 'copy' ? subjectOfCopy(orderNo) : subject(orderNo);
};

/** The mail that confirms an order, to the buyer or to a person named by the buyer. */
export const confirmationMail = (confirmation: Confirmation): Mail => {
  const { order, role, site, withPapers } = confirmation;
  const words = orderMailWords(order.language);
  const promise = withPapers ? words.attached : words.following;
  const inLists = order.unproven ? '' : ` · ${promise(invoicedOf(order.lines))}`;
  const amount = formatMoney(order.totals.totalToPay);
  const page = role === 'buyer' ? orderPage(order, site) : undefined;
  return orderMail(words, {
    site,
    region: order.region,
    priced: true,
    subject: subjectOf(confirmation, words),
    title: words.orderTitle(order.orderNo),
    preview: `${order.payment ? words.confirmation.paid(amount) : amount}${inLists}`,
    body: [
      sentence(opening(confirmation, words)),
      sentence(expectation(confirmation.order, words)),
      remark(papersNotice(confirmation, page !== undefined, words)),
      mainLink(page, words.viewOrder),
      {
        row: html`${orderTable(order, page, words)}${detailTable(detailsOf(order, words.labels))}`,
        text: orderText(order, page, words),
      },
    ],
  });
};
