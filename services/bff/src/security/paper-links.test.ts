import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPaperLinks, type Paper } from './paper-links.ts';

const key = randomBytes(32).toString('base64');
const list: Paper = { kind: 'order-list', owner: { subject: 'guest:abc', role: 'guest' }, orderId: 'o1' };

test('a token opens its target and reveals nothing of it', () => {
  const links = createPaperLinks(key);
  const token = links.seal(list);
  expect(links.open(token)).toEqual(list);
  expect(token).toMatch(/^[\w-]+$/);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('guest');
  expect(links.seal(list)).not.toBe(token);
});

test('a token lasts ten minutes', () => {
  let now = 1_000_000;
  const links = createPaperLinks(key, () => now);
  const token = links.seal(list);
  now += 10 * 60_000;
  expect(links.open(token)).toEqual(list);
  now += 1;
  expect(() => links.open(token)).toThrow('This link has expired.');
});

test('every byte counts', () => {
  const links = createPaperLinks(key);
  const bytes = Buffer.from(links.seal(list), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => links.open(changed.toString('base64url'))).toThrow('This link has expired.');
  }
});

test.each(['', 'x', 'a'.repeat(40), '../../etc', randomBytes(100).toString('base64url')])(
  '"%s" opens nothing',
  (token) => {
    expect(() => createPaperLinks(key).open(token)).toThrow('This link has expired.');
  },
);

test('a token of another key opens nothing', () => {
  const token = createPaperLinks(randomBytes(32).toString('base64')).seal(list);
  expect(() => createPaperLinks(key).open(token)).toThrow('This link has expired.');
});
