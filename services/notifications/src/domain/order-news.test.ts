import { expect, test } from 'vitest';
import { mailKey } from './mail-key.ts';
import { newsOf } from './order-news.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 31, 14, 30, second));
const sent = (address: string, second: number, request?: string) => ({
  key: [mailKey('order-confirmation', 'o1', address), ...(request ? [request] : [])].join('/'),
  template: 'order-confirmation' as const,
  sentAt: at(second),
});

test('a mail and its copies are one event with the first time; a requested repeat is another', () => {
  const mails = [sent('copy@example.com', 9), sent('buyer@example.com', 5), sent('buyer@example.com', 20, 'press-1')];
  expect(newsOf(mails, at(3))).toEqual([
    { what: 'papers-ready', at: at(3) },
    { what: 'order-confirmation', at: at(5) },
    { what: 'order-confirmation', at: at(20) },
  ]);
});

test('incomplete documents are no event', () => {
  expect(newsOf([], undefined)).toEqual([]);
});
