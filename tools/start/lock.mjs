import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identityOf, isAlive } from './identity.mjs';
import { until } from './wait.mjs';

const holderOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const take = (file) => {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(identityOf(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
};

/** Takes the lock or answers who holds it; what a dead process left does not hold it. */
export const tryLock = (file) => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (take(file)) return { release: () => rmSync(file, { force: true }) };
    const holder = holderOf(file);
    if (holder && isAlive(holder)) return { holder };
    rmSync(file, { force: true });
  }
  return { holder: holderOf(file) ?? {} };
};

/** Runs `work` while holding the lock, waiting for another process that holds it. */
export const withLock = async (file, work, { timeoutMs = 900_000 } = {}) => {
  const lock = await until(
    `lock ${file}`,
    () => {
      const attempt = tryLock(file);
      return attempt.release ? attempt : undefined;
    },
    { timeoutMs, intervalMs: 200 },
  );
  try {
    return await work();
  } finally {
    lock.release();
  }
};
