import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identityOf, isAlive } from './identity.ts';
import { tryLock, withLock } from './lock.ts';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'southline-lock-'));
  file = join(dir, 'lock');
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a second caller learns who holds the lock', () => {
  const first = tryLock(file);
  expect(tryLock(file).holder?.pid).toBe(process.pid);
  first.release?.();
  expect(tryLock(file).release).toBeTypeOf('function');
});

test('the lock of a dead process does not count', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const holder = identityOf(child.pid ?? 0);
  expect(isAlive(holder)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  writeFileSync(file, JSON.stringify(holder));
  expect(tryLock(file).release).toBeTypeOf('function');
});

test('a living process with the same number, but begun at another time, does not hold it', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'another boot' }));
  expect(tryLock(file).release).toBeTypeOf('function');
});

test('work under the lock waits for the one before', async () => {
  const order: string[] = [];
  const first = withLock(file, async () => {
    await Promise.resolve();
    order.push('first');
  });
  const second = withLock(file, async () => order.push('second'));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(() => readFileSync(file)).toThrow('ENOENT');
});
