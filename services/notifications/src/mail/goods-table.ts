import { html } from '@southline/kernel/html';
import { type Cents, formatMoney } from '@southline/kernel/money';
import type { ReturnedGoods } from '../domain/return-news.ts';
import type { OrderMailWords } from './order-words/en.ts';
import { partsTable } from './parts-table.ts';
import type { Piece } from './pieces.ts';
import { style } from './style.ts';

/** Units of a part, with the refund or another amount if it is shown, and with the message of staff. */
export interface Goods extends Omit<ReturnedGoods, 'refund'> {
  readonly refund?: Cents;
  readonly note?: string;
}

const textOf = (
  { partNo, description, quantity, refund = 0, note }: Goods,
  showsRefund: boolean,
  { returns }: OrderMailWords,
): string =>
  [`${quantity} x ${partNo} ${description}${showsRefund ? `  ${formatMoney(refund)}` : ''}`, note && returns.note(note)]
    .filter(Boolean)
    .join('\n');

/** `amount` is the heading of the amounts. */
export const goodsList = (
  goods: readonly Goods[],
  showsRefund: boolean,
  words: OrderMailWords,
  amount = words.returns.refund,
): Piece => ({
  row: partsTable(
    goods.map(({ note, quantity, refund = 0, ...part }) => ({
      part,
      below: note && html`<div class="notice ink" style="${style.said}">${words.returns.note(note)}</div>`,
      quantity,
      amount: formatMoney(refund),
    })),
    words,
    { amount: showsRefund ? amount : undefined },
  ),
  text: goods.map((one) => textOf(one, showsRefund, words)).join('\n'),
});
