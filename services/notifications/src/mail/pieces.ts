import { type Html, html } from '@southline/kernel/html';
import type { Mail } from '../domain/ports.ts';
import { button, type Layout, layout, linkTo, notice, orderFoot, paragraph, secretBox } from './layout.ts';
import type { Site } from './mail.ts';
import type { OrderMailWords } from './order-words/en.ts';
import { footText, paragraphs } from './plain-text.ts';
import { style } from './style.ts';

/** A piece of a mail in its two forms: rows of the HTML table, and plain text. Each may be empty. */
export interface Piece {
  readonly row: Html;
  readonly text: string;
}

export const nothing: Piece = { row: html``, text: '' };

export const sentence = (text: string): Piece => (text ? { row: paragraph(text), text } : nothing);

/** A highlighted paragraph. */
export const remark = (text: string): Piece => (text ? { row: notice(text), text } : nothing);

/** A password or code that the reader types. */
export const secret = (label: string, value: string): Piece =>
  value ? { row: secretBox(label, value), text: `${label}: ${value}` } : nothing;

/** The button of the mail. `gap` precedes the address in the text: long addresses have a line of their own. */
export const mainLink = (page: string | undefined, label: string, gap: ' ' | '\n' = ' '): Piece =>
  page ? { row: button(page, label), text: `${label}:${gap}${page}` } : nothing;

export const furtherLink = (page: string | undefined, label: string, gap: ' ' | '\n' = ' '): Piece =>
  page ? { row: paragraph(linkTo(page, label)), text: `${label}:${gap}${page}` } : nothing;

/** The address of the button for readers whose mail program has none. The text contains it already. */
export const spelledOut = (says: string, page: string): Piece => ({
  ...nothing,
  row: paragraph(html`<span class="quiet" style="${style.small}">${says}<br>
<a class="link" href="${page}" style="${style.link}${style.address}">${page}</a></span>`),
});

interface Content extends Omit<Layout, 'rows' | 'foot'> {
  readonly subject: string;
  readonly body: readonly Piece[];
}

export const mailOf = ({ subject, body, ...sheet }: Content, foot: Piece): Mail => ({
  subject,
  html: layout({ ...sheet, foot: foot.row, rows: body.map(({ row }) => row) }),
  text: paragraphs(sheet.title, ...body.map(({ text }) => text), foot.text),
});

interface OrderContent extends Omit<Content, 'lang'> {
  readonly site: Site;
  readonly region: string;
  /** Whether the mail lists prices; its footer then explains them. */
  readonly priced?: boolean;
}

/** A mail about an order. */
export const orderMail = (words: OrderMailWords, { site, region, priced = false, ...content }: OrderContent): Mail => {
  const home = `${site.url}/${region}`;
  const foot = { row: orderFoot(words, home, priced), text: footText(words, home, priced) };
  return mailOf({ ...content, lang: words.code }, foot);
};

/** The footer of a mail that is not about an order: why it came, and a page. */
export const whyFoot = (why: string, page: string, label: string, inText = page): Piece => ({
  row: html`${why}<br>${linkTo(page, label)}`,
  text: `${why}\n${inText}`,
});
