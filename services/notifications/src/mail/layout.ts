import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '@southline/kernel/contact';
import { Html, html } from '@southline/kernel/html';
import type { OrderMailWords } from './order-words/en.ts';
import { darkRules, style } from './style.ts';

export interface Layout {
  readonly title: string;
  /** The preview text that mail programs show beside the subject. */
  readonly preview: string;
  /** Rows of the sheet's table. */
  readonly rows: readonly Html[];
  /** Language tag; English by default. */
  readonly lang?: string;
  readonly foot: Html;
}

/** Attributes of every layout table, which is not a data table. */
export const table = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** A complete mail: one column of 600 pixels, built from tables. It is readable without pictures or styles. */
export const layout = ({ title, preview, rows, lang = 'en', foot }: Layout): string => {
  const page = html`<body class="page" style="${style.page}">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table ${table} width="100%"><tr><td class="around" align="center" style="padding:24px 12px;">
<table ${table} class="sheet" style="${style.sheet}">
<tr><td class="ink" style="${style.wordmark}">Southline</td></tr>
<tr><td style="padding:0 28px;"><table ${table} width="100%"><tr>
<td width="56" height="4" bgcolor="#008f68" style="font-size:0;line-height:4px;">&nbsp;</td>
<td height="4" style="font-size:0;line-height:3px;border-bottom:1px solid #10231d;" class="ink">&nbsp;</td>
</tr></table></td></tr>
<tr><td class="ink" style="${style.title}">${title}</td></tr>
${rows}
<tr><td class="quiet" style="${style.foot}">${foot}</td></tr>
</table></td></tr></table></body>`;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>Southline</title><style>${darkRules}</style></head>
${page.text}</html>`;
};

export const paragraph = (content: Html | string): Html =>
  html`<tr><td class="ink" style="${style.cell}padding-bottom:14px;">${content}</td></tr>`;

export const notice = (content: Html | string): Html =>
  html`<tr><td style="padding:6px 28px 20px;"><div class="notice ink" style="${style.notice}">${content}</div></td></tr>`;

/** A password or a code that the reader has to type. */
export const secretBox = (label: string, value: string): Html => html`<tr><td style="padding:2px 28px 18px;">
<div class="quiet" style="${style.label}">${label}</div><div class="ink" style="${style.secret}">${value}</div></td></tr>`;

/** A link that looks like the site's main button in every mail program. It is a coloured cell. */
export const button = (href: string, label: string): Html => html`<tr><td style="padding:4px 28px 18px;">
<table ${table}><tr><td class="button" bgcolor="#00704f" style="${style.button}"><a href="${href}" style="${style.buttonLink}">${label}</a></td></tr></table></td></tr>`;

/** Lines of text, one below the other. */
export const stacked = (lines: readonly string[]): Html[] =>
  lines.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`);

/** Where a customer gets help with an order: the page with our phone, hours and form. `home`: the home page of the region. */
export const helpPage = (home: string): string => `${home}/contact-us`;

export const linkTo = (page: string, label: string): Html =>
  html`<a class="link" href="${page}" style="${style.link}">${label}</a>`;

export const orderFoot = ({ foot }: OrderMailWords, home: string, priced: boolean): Html =>
  html`${priced ? html`${foot.prices}<br>` : ''}
${[
  linkTo(SUPPORT_PHONE_HREF, SUPPORT_PHONE),
  linkTo(home, foot.home),
  linkTo(`${home}/parts-finder`, foot.finder),
  linkTo(helpPage(home), foot.help),
].map((link) => html`<span style="${style.footLink}">${link}</span> `)}`;
