import { type Html, html } from '@southline/kernel/html';
import type { PlacedOrder } from '@southline/kernel/order';
import {
  type Detail,
  dealerOf,
  deliverToAndCall,
  notesOf,
  paidByCard,
  present,
  remarkDetails,
  shipsFrom,
} from '@southline/kernel/order-texts';
import type { OrderWords } from '@southline/kernel/order-words';
import { stacked, table } from './layout.ts';
import { style } from './style.ts';

/**
 * Delivery address, dealer, payment, origin and remarks, if present. The mail to an unverified buyer contains no text
 * that the buyer typed.
 */
export const detailsOf = (order: PlacedOrder, labels: OrderWords): Detail[] => {
  const typed = (...details: readonly Detail[]) => (order.unproven ? [] : details);
  return present([
    ...typed(deliverToAndCall(order, labels)),
    dealerOf(order, labels),
    paidByCard(order, labels),
    shipsFrom(order, labels),
    ...typed(...remarkDetails(order.remarks, labels), notesOf(order.remarks, labels)),
  ]);
};

const cell = ({
  label,
  lines,
}: Detail): Html => html`<td class="part" width="50%" valign="top" style="padding:0 16px 14px 0;">
<div class="quiet" style="${style.label}">${label}</div><div class="ink" style="${style.value}">${stacked(lines)}</div></td>`;

const pairs = (details: readonly Detail[]): Detail[][] =>
  details.length === 0 ? [] : [details.slice(0, 2), ...pairs(details.slice(2))];

export const detailTable = (
  details: readonly Detail[],
): Html => html`<tr><td style="padding:6px 28px 8px;"><table ${table} width="100%">
${pairs(details).map((pair) => html`<tr>${pair.map(cell)}</tr>`)}</table></td></tr>`;

export const detailText = (details: readonly Detail[]): string =>
  details.map(({ label, lines }) => `${label}:\n${lines.map((line) => `  ${line}`).join('\n')}`).join('\n\n');
