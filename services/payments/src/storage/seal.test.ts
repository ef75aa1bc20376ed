import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealer } from './seal.ts';

const sealer = createSealer(randomBytes(32));

it('opens what it sealed, and seals the same text differently each time', () => {
  const sealed = sealer.seal('code', 'a-1');
  expect(sealer.open(sealed, 'a-1')).toBe('code');
  expect(sealer.seal('code', 'a-1')).not.toBe(sealed);
});

it('opens nothing that was changed, moved to another record or sealed with another key', () => {
  const sealed = sealer.seal('code', 'a-1');
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => sealer.open(bytes.toString('base64'), 'a-1')).toThrow();
  expect(() => sealer.open(sealed, 'a-2')).toThrow();
  expect(() => createSealer(randomBytes(32)).open(sealed, 'a-1')).toThrow();
});
