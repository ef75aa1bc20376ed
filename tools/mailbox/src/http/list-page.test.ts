import { expect, it } from 'vitest';
import type { Summary } from '../mail/summary.ts';
import { listPage, pageSize } from './list-page.ts';

const message = (index: number): Summary => ({
  ID: `id-${index}`,
  MessageID: '',
  Read: false,
  From: { Name: '', Address: 'shop@example.test' },
  To: [{ Name: '', Address: 'buyer@example.test' }],
  Cc: [],
  Bcc: [],
  ReplyTo: [],
  Subject: `<Order> ${index}`,
  Created: '2026-01-10T10:00:00.000Z',
  Username: '',
  Tags: [],
  Size: 1,
  Attachments: 0,
  Snippet: '',
});
const messages = Array.from({ length: pageSize }, (_, index) => message(index));

it('shows a page of messages and links to older ones with the same search', () => {
  const page = listPage({ query: 'to:a&b', shown: messages, start: 0, count: pageSize + 1 });
  expect(page.match(/href="message\//g)).toHaveLength(pageSize);
  expect(page).toContain(`href="?query=to%3Aa%26b&amp;start=${pageSize}"`);
  expect(page).not.toContain('>Newer<');
  expect(page).toContain('&lt;Order&gt; 0');
});

it('leads back from the last page', () => {
  const page = listPage({ query: '', shown: messages.slice(0, 1), start: pageSize, count: pageSize + 1 });
  expect(page.match(/href="message\//g)).toHaveLength(1);
  expect(page).toContain('>Newer<');
  expect(page).not.toContain('>Older<');
});

it('says what to expect in an empty mailbox', () => {
  expect(listPage({ query: '', shown: [], start: 0, count: 0 })).toContain('No mail yet');
});
