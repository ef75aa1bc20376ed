import { type Html, html } from '@southline/kernel/html';
import type { LineFacts, PlacedOrder } from '@southline/kernel/order';
import { amountText, sumTexts } from '@southline/kernel/order-sums';
import type { OrderWords } from '@southline/kernel/order-words';
import { table } from './layout.ts';
import type { OrderMailWords } from './order-words/words.ts';
import { moreRow, shownLines } from './shown-lines.ts';
import { style } from './style.ts';

const below = (text: string) => (text ? html`<br><span class="quiet" style="${style.small}">${text}</span>` : '');

const row = (line: LineFacts, labels: OrderWords): Html => html`<tr>
<td class="ink line" style="${style.line}"><strong>${line.partNo}</strong><br>${line.description}${below(line.vehicleLabel)}</td>
<td class="ink line" align="right" style="${style.line}padding-left:12px;white-space:nowrap;">${line.quantity}</td>
<td class="ink line" align="right" style="${style.line}padding-left:16px;">${amountText(line.pricing, line.total, labels)}</td></tr>`;

const sumRow = (label: string, value: string, strong: boolean | undefined): Html => {
  const look = strong ? style.strongSum : style.sum;
  return html`<tr><td class="ink" style="${look}">${label}</td><td class="ink" align="right" style="${look}white-space:nowrap;">${value}</td></tr>`;
};

/** Lines and sums of an order; `page` links to the lines that are left out. */
export const orderTable = (order: PlacedOrder, page: string | undefined, words: OrderMailWords): Html => {
  const { labels, part, quantity, total } = words;
  return html`<tr><td style="padding:4px 28px 0;">
<table cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><th class="quiet ink" style="${style.head}">${part}</th>
<th class="quiet ink" align="right" style="${style.head}text-align:right;padding-left:12px;">${quantity}</th>
<th class="quiet ink" align="right" style="${style.head}text-align:right;padding-left:16px;">${total}</th></tr>
${shownLines(order).map((line) => row(line, labels))}${moreRow(order, page, words, 3)}</table></td></tr>
<tr><td style="padding:14px 28px 22px;"><table ${table} width="100%">
${sumTexts(order, labels).map(({ label, value, strong }) => sumRow(label, value, strong))}</table></td></tr>`;
};
