import { SUPPORT_PHONE } from '@southline/kernel/contact';
import type { PlacedOrder } from '@southline/kernel/order';
import { amountText, sumTexts } from '@southline/kernel/order-sums';
import { helpPage } from './layout.ts';
import { lineVehicle } from './line-vehicle.ts';
import { detailsOf, detailText } from './order-details.ts';
import type { OrderMailWords } from './order-words/en.ts';
import { moreText, shownLines } from './shown-lines.ts';

const width = 64;

/** A Chinese character takes two columns of a fixed-width font. */
const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu;
const columnsOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/** The label on the left and the value at the right edge. On two lines if both do not fit on one. */
const spread = (left: string, right: string): string => {
  const gap = width - columnsOf(left) - columnsOf(right);
  return gap >= 2
    ? left + ' '.repeat(gap) + right
    : `${left}\n${' '.repeat(Math.max(0, width - columnsOf(right)))}${right}`;
};

const rule = '-'.repeat(width);

/** An order as text in fixed-width columns. `page` links to the lines that are left out. */
export const orderText = (order: PlacedOrder, page: string | undefined, words: OrderMailWords): string => {
  const { labels } = words;
  const more = moreText(order, page, words);
  return [
    rule,
    ...shownLines(order).flatMap((line) => [
      spread(`${line.quantity} x ${line.partNo}`, amountText(line.pricing, line.total, labels)),
      ...[line.description, lineVehicle(line, words)].filter(Boolean).map((text) => `    ${text}`),
    ]),
    ...(more ? [more] : []),
    rule,
    ...sumTexts(order, labels).map(({ label, value }) => spread(label, value)),
    rule,
    `\n${detailText(detailsOf(order, labels))}`,
  ].join('\n');
};

/** `priced`: whether the mail lists prices. */
export const footText = ({ foot }: OrderMailWords, url: string, priced = false): string =>
  `${priced ? `${foot.prices}\n` : ''}Southline: ${SUPPORT_PHONE}, ${url}\n${foot.help}: ${helpPage(url)}`;

/** Joins paragraphs with empty lines between them. */
export const paragraphs = (...texts: readonly string[]): string => `${texts.filter(Boolean).join('\n\n')}\n`;
