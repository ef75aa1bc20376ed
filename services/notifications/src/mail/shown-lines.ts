import { type Html, html } from '@southline/kernel/html';
import type { PlacedOrder } from '@southline/kernel/order';
import type { OrderMailWords } from './order-words/en.ts';
import { style } from './style.ts';

/** Mail programs cut a message at about 100 KB, and a line takes about 1 KB. */
const mostLines = 30;

/** The lines that a mail shows. */
export const shownLines = <Line>({ lines }: { readonly lines: readonly Line[] }): readonly Line[] =>
  lines.slice(0, mostLines);

/** Where the reader finds the lines that are not shown. Mails to an unverified buyer have no PDF. */
const others = (
  { lines, unproven }: PlacedOrder,
  page: string | undefined,
  { moreLines, moreInPdf }: OrderMailWords,
): string => {
  const count = lines.length - mostLines;
  if (count <= 0) return '';
  return page || unproven ? moreLines(count) : moreInPdf(count);
};

/** The last row of the lines; empty if all lines are shown. */
export const moreRow = (order: PlacedOrder, page: string | undefined, words: OrderMailWords): Html | string => {
  const said = others(order, page, words);
  if (!said) return '';
  const link = page ? html` <a class="link" href="${page}" style="${style.link}">${words.viewOrder}</a>` : '';
  return html`${said}${link}`;
};

export const moreText = (order: PlacedOrder, page: string | undefined, words: OrderMailWords): string => {
  const said = others(order, page, words);
  return said && page ? `${said} ${words.viewOrder}: ${page}` : said;
};
