import type { Html } from '@southline/kernel/html';
import { type Cents, formatMoney } from '@southline/kernel/money';
import type { ReturnedGoods } from '../domain/return-news.ts';
import type { OrderMailWords } from './order-words/words.ts';
import { partsTable } from './parts-table.ts';

/** Units of a part, with the refund or another amount if it is shown, and with the message of staff. */
export interface Goods extends Omit<ReturnedGoods, 'refund'> {
  readonly refund?: Cents;
  readonly note?: string;
}

export const goodsTable = (
  goods: readonly Goods[],
  showsRefund: boolean,
  words: OrderMailWords,
  amount = words.returns.refund,
): Html =>
  partsTable(
    goods.map(({ note, quantity, refund = 0, ...part }) => ({
      part,
      below: note,
      quantity,
      amount: formatMoney(refund),
    })),
    words,
    { amount: showsRefund ? amount : undefined },
  );

export const goodsText = (goods: readonly Goods[], showsRefund: boolean): string =>
  goods
    .flatMap(({ partNo, description, quantity, refund = 0, note }) => [
      `${quantity} x ${partNo} ${description}${showsRefund ? `  ${formatMoney(refund)}` : ''}`,
      ...(note ? [note] : []),
    ])
    .join('\n');
