import { markOf } from '@southline/drawings/mark';
import { type Html, html } from '@southline/kernel/html';
import type { PartFacts } from '@southline/kernel/part-facts';
import type { OrderMailWords } from './order-words/en.ts';
import { style } from './style.ts';

const side = 40;

/**
 * The picture of a part's kind; `attachedMarks` attaches the file. Screen readers skip it, because the text beside it
 * names the part.
 */
export const mark = ({ drawing }: Pick<PartFacts, 'drawing'>): Html =>
  html`<img src="cid:${markOf(drawing)}@mark" width="${side}" height="${side}" alt="" style="${style.mark}">`;

const end = (text: string | number): Html =>
  html`<td class="ink line" align="right" style="${style.line}padding-left:12px;">${text}</td>`;

const endHead = (text: string): Html =>
  html`<th class="quiet ink" align="right" style="${style.head}text-align:right;padding-left:12px;">${text}</th>`;

type MailedPart = Pick<PartFacts, 'partNo' | 'description' | 'drawing'>;

interface PartRow {
  readonly part: MailedPart;
  /** Printed below the description. */
  readonly below?: Html | string | undefined;
  readonly quantity: number;
  /** For the last column, if the table has amounts. */
  readonly amount?: string;
}

interface Around {
  /** The heading of the column of amounts. Without it the table has no such column. */
  readonly amount?: string | undefined;
  /** A last row across the whole width; empty if there is none. */
  readonly more?: Html | string;
}

/** Parts of an order or return: picture, number, description, quantity, and an amount. */
export const partsTable = (
  rows: readonly PartRow[],
  { part: partHead, quantity: quantityHead }: OrderMailWords,
  { amount: amountHead, more = '' }: Around = {},
): Html => html`<tr><td style="padding:4px 28px 22px;">
<table cellpadding="0" cellspacing="0" border="0" width="100%">
<tr><th class="quiet ink" colspan="2" style="${style.head}">${partHead}</th>
${endHead(quantityHead)}${amountHead ? endHead(amountHead) : ''}</tr>
${rows.map(
  ({ part, below, quantity, amount = '' }) => html`<tr>
<td class="line" width="52" style="${style.line}width:52px;">${mark(part)}</td>
<td class="ink line" style="${style.line}"><strong>${part.partNo}</strong><br>${part.description}${below ? html`<br>${below}` : ''}</td>
${end(quantity)}${amountHead ? end(amount) : ''}</tr>`,
)}${more ? html`<tr><td class="ink line" colspan="${amountHead ? 4 : 3}" style="${style.line}">${more}</td></tr>` : ''}</table></td></tr>`;
