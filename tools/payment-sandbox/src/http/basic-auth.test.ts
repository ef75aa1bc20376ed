import { expect, it } from 'vitest';
import { basicAuth } from './basic-auth.ts';

const header = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

it('lets in the right pair of key and password only', () => {
  const allowed = basicAuth('key', 'pass:word');
  expect(allowed(header('key', 'pass:word'))).toBe(true);
  expect(allowed(header('key', 'other'))).toBe(false);
  expect(allowed(header('', ''))).toBe(false);
  expect(allowed(undefined)).toBe(false);
});
