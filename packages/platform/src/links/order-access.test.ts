import { randomBytes } from 'node:crypto';
import { dayMs } from '@southline/kernel/clock';
import { expect, test } from 'vitest';
import { createOrderCodes, createOrderLinks } from './index.ts';

const key = randomBytes(32).toString('base64');
const order = { orderId: 'o1', orderNo: 'SL10000001', owner: 'guest:a', sealedAt: 1 };

test('the link of an order can be opened for sixty days, and its token shows nothing of the order', () => {
  let now = 1_000_000;
  const links = createOrderLinks(key, () => now);
  const token = links.seal(order);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('SL10000001');
  now += 60 * dayMs;
  expect(links.open(token)).toEqual(order);
  now += 1;
  expect(() => links.open(token)).toThrow('This link has expired.');
});

test('two processes with the same key derive the same six digits from a request, and others from another', () => {
  const [bff, notifications] = [createOrderCodes(key), createOrderCodes(key)];
  const ids = Array.from({ length: 200 }, (_, at) => `request-${at}`);
  const codes = ids.map(bff);
  expect(codes).toEqual(ids.map(notifications));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(190);
  const other = createOrderCodes(randomBytes(32).toString('base64'));
  expect(ids.filter((id, at) => other(id) === codes[at]).length).toBeLessThan(3);
});
