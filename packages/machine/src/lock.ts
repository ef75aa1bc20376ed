import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Identity, identityOf, isAlive } from './identity.ts';
import { until } from './wait.ts';

const holderOf = (file: string): Identity | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const take = (file: string) => {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(identityOf(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Takes the lock or returns its holder. The lock of a dead process does not count. Uses no library, because the installation
 * itself is locked.
 */
export const tryLock = (file: string): { release?: () => void; holder?: Partial<Identity> } => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (take(file)) return { release: () => rmSync(file, { force: true }) };
    const holder = holderOf(file);
    if (holder && isAlive(holder)) return { holder };
    rmSync(file, { force: true });
  }
  return { holder: holderOf(file) ?? {} };
};

/** Runs `work` while holding the lock, waiting for another process that holds it. */
export const withLock = async <T>(file: string, work: () => Promise<T>, { timeoutMs = 900_000 } = {}) => {
  const release = await until(`lock ${file}`, () => tryLock(file).release, { timeoutMs, intervalMs: 200 });
  try {
    return await work();
  } finally {
    release();
  }
};
