import { type Html, html } from '@southline/kernel/html';
import { type Cents, formatMoney } from '@southline/kernel/money';
import type { ReturnedGoods } from '../domain/return-news.ts';
import type { OrderMailWords } from './order-words/words.ts';
import { style } from './style.ts';

const number = (text: string | number): Html =>
  html`<td class="ink line" align="right" style="${style.line}padding-left:12px;white-space:nowrap;">${text}</td>`;

const numberHead = (text: string): Html =>
  html`<th class="quiet ink" align="right" style="${style.head}text-align:right;padding-left:12px;">${text}</th>`;

/** Units of a part: with their refund, or another amount, where it is shown, and with the message of staff about it. */
export interface Goods extends Omit<ReturnedGoods, 'refund'> {
  readonly refund?: Cents;
  readonly note?: string;
}

const row = ({ partNo, description, quantity, refund = 0, note }: Goods, showsRefund: boolean): Html => html`<tr>
<td class="ink line" style="${style.line}"><strong>${partNo}</strong><br>${description}${note ? html`<br>${note}` : ''}</td>
${number(quantity)}${showsRefund ? number(formatMoney(refund)) : ''}</tr>`;

export const goodsTable = (
  goods: readonly Goods[],
  showsRefund: boolean,
  { part, quantity, returns }: OrderMailWords,
  amount = returns.refund,
): Html => html`<tr><td style="padding:4px 28px 22px;">
<table cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><th class="quiet ink" style="${style.head}">${part}</th>
${numberHead(quantity)}${showsRefund ? numberHead(amount) : ''}</tr>
${goods.map((line) => row(line, showsRefund))}</table></td></tr>`;

export const goodsText = (goods: readonly Goods[], showsRefund: boolean): string =>
  goods
    .flatMap(({ partNo, description, quantity, refund = 0, note }) => [
      `${quantity} x ${partNo} ${description}${showsRefund ? `  ${formatMoney(refund)}` : ''}`,
      ...(note ? [note] : []),
    ])
    .join('\n');
