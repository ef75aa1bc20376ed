import { type Html, html } from '@southline/kernel/html';
import { cardText } from '@southline/kernel/order-sums';
import type { MailOrder } from '../domain/order.ts';
import { stacked, table } from './layout.ts';
import { style } from './style.ts';

export interface Detail {
  readonly label: string;
  readonly lines: readonly string[];
}

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

const typed = ({ buyer, phone, purchaseOrderNo, notes }: MailOrder): Detail[] => [
  { label: 'Deliver to', lines: filled([buyer.name, ...buyer.addressLines, phone]) },
  { label: 'Purchase order no', lines: filled([purchaseOrderNo]) },
  { label: 'Notes', lines: filled(notes.split(/\r?\n/)) },
];

/** Where it comes from, where it goes, and what the buyer added; only what there is, and of somebody unproven nothing typed. */
export const detailsOf = (order: MailOrder): Detail[] =>
  [
    { label: 'Ships from', lines: filled(order.warehouse) },
    { label: 'Paid by card', lines: order.payment ? [cardText(order.payment)] : [] },
    ...(order.unproven ? [] : typed(order)),
  ].filter(({ lines }) => lines.length > 0);

const cell = ({
  label,
  lines,
}: Detail): Html => html`<td class="part" width="50%" valign="top" style="padding:0 16px 14px 0;">
<div class="quiet" style="${style.label}">${label}</div><div class="ink" style="${style.value}">${stacked(lines)}</div></td>`;

const pairs = (details: readonly Detail[]): Detail[][] =>
  details.length === 0 ? [] : [details.slice(0, 2), ...pairs(details.slice(2))];

export const detailTable = (
  order: MailOrder,
): Html => html`<tr><td style="padding:6px 28px 8px;"><table ${table} width="100%">
${pairs(detailsOf(order)).map((pair) => html`<tr>${pair.map(cell)}</tr>`)}</table></td></tr>`;
