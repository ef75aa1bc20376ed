import type { PlacedOrder } from '@southline/kernel/order';
import { amountText, sumTexts } from '@southline/kernel/order-sums';
import { detailsOf } from './order-details.ts';

const width = 64;

/** Label on the left, value on the right edge; on two lines where both do not fit. */
const spread = (left: string, right: string): string => {
  const gap = width - left.length - right.length;
  return gap >= 2 ? left + ' '.repeat(gap) + right : `${left}\n${right.padStart(width)}`;
};

const rule = '-'.repeat(width);

/** An order as text of fixed width. */
export const orderText = (order: PlacedOrder): string =>
  [
    rule,
    ...order.lines.flatMap((line) => [
      spread(`${line.quantity} x ${line.partNo}`, amountText(line.pricing, line.total)),
      ...[line.description, line.vehicle].filter(Boolean).map((text) => `    ${text}`),
    ]),
    rule,
    ...sumTexts(order).map(({ label, value }) => spread(label, value)),
    rule,
    ...detailsOf(order).map(({ label, lines }) => `\n${label}:\n${lines.map((line) => `  ${line}`).join('\n')}`),
  ].join('\n');

export const footText = (url: string): string =>
  `All prices are recommended, include GST and are correct at time of publication.\nSouthline: ${url}`;

/** Paragraphs apart by an empty line. */
export const paragraphs = (...texts: readonly string[]): string => `${texts.filter(Boolean).join('\n\n')}\n`;
