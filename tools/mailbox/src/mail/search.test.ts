import { expect, it } from 'vitest';
import { searchFor } from './search.ts';
import type { Summary } from './summary.ts';

const message: Summary = {
  ID: '1',
  MessageID: 'order-1@example.test',
  Read: false,
  From: { Name: 'Parts Shop', Address: 'shop@example.test' },
  To: [{ Name: 'Buyer', Address: 'buyer@example.test' }],
  Cc: [],
  Bcc: [{ Name: '', Address: 'hidden@example.test' }],
  ReplyTo: [],
  Subject: 'Order S100 – thank you',
  Created: '2026-01-10T10:00:00.000Z',
  Username: '',
  Tags: [],
  Size: 1,
  Attachments: 2,
  Snippet: 'Your papers are attached.',
};

it.each([
  '',
  'to:buyer@example.test',
  'TO:BUYER',
  'from:"parts shop"',
  'subject:S100 papers',
  '"thank you"',
  'bcc:hidden',
  'message-id:<order-1@example.test>',
  'has:attachment is:unread',
  'order -refund !subject:reminder',
  'hidden@example.test',
])('finds the message by %j', (query) => {
  expect(searchFor(query)(message)).toBe(true);
});

it.each(['to:shop@example.test', 'refund', 'S100 refund', '-order', 'is:read', '"you thank"', 'http://order'])(
  'does not find it by %j',
  (query) => {
    expect(searchFor(query)(message)).toBe(false);
  },
);
