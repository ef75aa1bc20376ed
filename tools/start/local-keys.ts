import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete, type KeyRing, type KnownRing } from '../keys/src/key-ring.ts';

/** The key ring of a local stack, created once per data folder and readable only by its user. */
export const localKeys = (dataDir: string): KeyRing => {
  const file = join(dataDir, 'secrets.json');
  const known: KnownRing = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const ring = complete(known);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(ring, null, 2), { mode: 0o600 });
  return ring;
};
