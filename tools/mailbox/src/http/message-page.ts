import { type Html, html } from '@southline/kernel/html';
import type { Content, Part } from '../mail/content.ts';
import type { Address } from '../mail/summary.ts';
import { layout } from './layout.ts';

export const views = ['html', 'text', 'headers', 'source'] as const;
export type View = (typeof views)[number];

interface Shown {
  readonly content: Content;
  readonly view: View;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly source: string;
}

const labels: Readonly<Record<View, string>> = { html: 'HTML', text: 'Text', headers: 'Headers', source: 'Source' };

const names = (addresses: readonly Address[]) =>
  addresses.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(', ');

const field = (label: string, value: string): Html => (value ? html`<dt>${label}</dt><dd>${value}</dd>` : html``);

const size = (bytes: number) => (bytes < 1_024 ? `${bytes} bytes` : `${Math.round(bytes / 1_024)} kB`);

const attachment = (id: string, part: Part): Html =>
  html`<div><a href="../api/v1/message/${id}/part/${part.PartID}" target="_blank">${part.FileName || part.PartID}</a>
<span class="muted">${part.ContentType}, ${size(part.Size)}</span></div>`;

/** The mail's own document: links open in a new tab, and pictures of the mail are found by their content id. */
const frameDocument = ({ ID, HTML, Inline }: Content): string => {
  const shown = Inline.filter(({ ContentID }) => ContentID !== '').reduce(
    (text, { ContentID, PartID }) => text.replaceAll(`cid:${ContentID}`, `/api/v1/message/${ID}/part/${PartID}`),
    HTML,
  );
  return `<base target="_blank">${shown}`;
};

const body = ({ content, view, headers, source }: Shown): Html => {
  if (view === 'html' && content.HTML) {
    return html`<iframe title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox"
srcdoc="${frameDocument(content)}"></iframe>`;
  }
  if (view === 'headers') {
    const lines = Object.entries(headers).flatMap(([name, values]) => values.map((value) => field(name, value)));
    return html`<dl>${lines}</dl>`;
  }
  return html`<pre>${view === 'source' ? source : content.Text || '(no text part)'}</pre>`;
};

export const messagePage = (shown: Shown): string => {
  const { content, view } = shown;
  const tab = (name: View) =>
    name === view
      ? html`<a aria-current="page">${labels[name]}</a>`
      : html`<a href="?view=${name}">${labels[name]}</a>`;
  const tabs = views.filter((name) => name !== 'html' || content.HTML).map(tab);
  return layout(
    content.Subject || 'Message',
    html`<header><a href="../">← All mail</a></header>
<h1>${content.Subject || '(no subject)'}</h1>
<div class="box"><dl>${field('From', names([content.From]))}${field('To', names(content.To))}
${field('Cc', names(content.Cc))}${field('Bcc', names(content.Bcc))}${field('Date', content.Date)}
${
  content.Attachments.length > 0
    ? html`<dt>Attached</dt><dd>${content.Attachments.map((part) => attachment(content.ID, part))}</dd>`
    : null
}</dl></div>
<nav aria-label="Views">${tabs}</nav><div class="box">${body(shown)}</div>`,
  );
};
