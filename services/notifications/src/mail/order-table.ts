import { type Html, html } from '@southline/kernel/html';
import type { PlacedOrder } from '@southline/kernel/order';
import { amountText, sumTexts } from '@southline/kernel/order-sums';
import { table } from './layout.ts';
import type { OrderMailWords } from './order-words/words.ts';
import { partsTable } from './parts-table.ts';
import { moreRow, shownLines } from './shown-lines.ts';
import { style } from './style.ts';

const sumRow = (label: string, value: string, strong: boolean | undefined): Html => {
  const look = strong ? style.strongSum : style.sum;
  return html`<tr><td class="ink" style="${look}">${label}</td><td class="ink" align="right" style="${look}white-space:nowrap;">${value}</td></tr>`;
};

/** The lines and sums of an order. `page` links to the lines that are left out. */
export const orderTable = (order: PlacedOrder, page: string | undefined, words: OrderMailWords): Html => {
  const { labels, total } = words;
  const rows = shownLines(order).map((line) => ({
    part: line,
    below: line.vehicleLabel && html`<span class="quiet" style="${style.small}">${line.vehicleLabel}</span>`,
    quantity: line.quantity,
    amount: amountText(line.pricing, line.total, labels),
  }));
  return html`${partsTable(rows, words, { amount: total, more: moreRow(order, page, words) })}
<tr><td style="padding:0 28px 22px;"><table ${table} width="100%">
${sumTexts(order, labels).map(({ label, value, strong }) => sumRow(label, value, strong))}</table></td></tr>`;
};
