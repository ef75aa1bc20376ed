import { type Html, html } from '@southline/kernel/html';
import type { Summary } from '../mail/summary.ts';
import { layout } from './layout.ts';

export const pageSize = 50;

interface Shown {
  readonly query: string;
  /** A page of the messages that match the query, newest first. */
  readonly shown: readonly Summary[];
  readonly start: number;
  /** The number of messages that match the query. */
  readonly count: number;
}

const when = (iso: string) => iso.slice(0, 16).replace('T', ' ');

const item = ({ ID, Read, To, Bcc, Subject, Snippet, Created, Attachments }: Summary): Html => html`
<li><a href="message/${ID}">
  <span class="line">${[...To, ...Bcc].map(({ Address }) => Address).join(', ')}</span>
  <span class="line what"><span class="${Read ? 'read' : 'unread'}">${Subject || '(no subject)'}</span>
    <span class="muted">${Snippet}</span></span>
  <span class="n muted">${Attachments > 0 ? `${Attachments} attached · ` : ''}${when(Created)}</span>
</a></li>`;

const older = (query: string, start: number, label: string): Html =>
  html`<a href="?${new URLSearchParams({ query, start: String(Math.max(0, start)) }).toString()}">${label}</a>`;

export const listPage = ({ query, shown, start, count }: Shown): string => {
  const nothing = query ? 'Nothing fits the search.' : 'No mail yet. What the services send arrives here.';
  return layout(
    'Mailbox',
    html`<header><h1>Mailbox</h1>
<span class="muted">${count} ${count === 1 ? 'message' : 'messages'}, times in UTC</span>
<form role="search"><input name="query" value="${query}" aria-label="Search" placeholder="words, to:, from:, subject:">
<button>Search</button></form></header>
<div class="box">${
      shown.length === 0 ? html`<p class="empty muted">${nothing}</p>` : html`<ul class="list">${shown.map(item)}</ul>`
    }</div>
<nav>${start > 0 ? older(query, start - pageSize, 'Newer') : null}
${start + pageSize < count ? older(query, start + pageSize, 'Older') : null}</nav>`,
  );
};
