import { expect, test } from 'vitest';
import { mailKey, messageId } from './mail-key.ts';

const key = mailKey('order-confirmation', 'order-1', 'Buyer@Example.com');

test('a mail has one key and one Message-ID, whatever the case of its address', () => {
  expect(mailKey('order-confirmation', 'order-1', 'buyer@example.com')).toBe(key);
  expect(messageId(key, 'Southline <orders@southline.example>')).toBe(messageId(key, 'orders@southline.example'));
  expect(messageId(key, 'orders@southline.example')).toMatch(/^<[0-9a-f]{40}@southline\.example>$/);
});

test('template, order and recipient each make another mail', () => {
  const others = [
    mailKey('order-papers', 'order-1', 'buyer@example.com'),
    mailKey('order-confirmation', 'order-2', 'buyer@example.com'),
    mailKey('order-confirmation', 'order-1', 'other@example.com'),
    mailKey('order-confirmation', 'order-1', 'b\u0443yer@example.com'),
  ];
  expect(new Set([key, ...others].map((one) => messageId(one, 'a@b.example'))).size).toBe(5);
});

test('a key shows no address', () => {
  expect(key.toLowerCase()).not.toContain('buyer');
});
