import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from './child.ts';
import { startedAt } from './identity.ts';
import { endLeftovers, openRecords } from './records.ts';
import { type Supervisor, supervise } from './supervisor.ts';
import { until } from './wait.ts';

let dir: string;
let handle: Supervisor;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'southline-supervisor-'));
});

afterEach(async () => {
  await handle?.stop({ signal: 'SIGKILL' });
  rmSync(dir, { recursive: true, force: true });
});

const script = (code: string) => ({
  name: 'example',
  command: process.execPath,
  args: ['-e', code],
  log: join(dir, 'example.log'),
});

const forever = 'setInterval(() => {}, 1000)';

test('a process that is killed is started again', async () => {
  handle = supervise('example', { quiet: true, spawn: () => script(forever), answers: async () => handle.isRunning() });
  await handle.start();
  const first = handle.pid;
  await handle.kill();
  await until('second start', () => handle.starts === 2);
  expect(handle.pid).not.toBe(first);
});

test('one that is stopped stays down', async () => {
  handle = supervise('example', { quiet: true, spawn: () => script(forever), answers: async () => handle.isRunning() });
  await handle.start();
  expect(await handle.stop()).toMatchObject({ signal: 'SIGTERM' });
  expect(handle.isRunning()).toBe(false);
  expect(handle.starts).toBe(1);
});

test('one that dies again and again ends the start with its reason', async () => {
  const dies = script("console.error('no configuration'); process.exit(3)");
  handle = supervise('example', { quiet: true, spawn: () => dies, answers: async () => false });
  await expect(handle.start()).rejects.toThrow('ended with code 3\nno configuration');
});

test('the next run stops processes of a killed run', async () => {
  const child = startChild({ ...script(forever), records: openRecords(dir) });
  expect(startedAt(child.pid ?? 0)).toBeDefined();
  expect(await endLeftovers(dir)).toEqual(['example']);
  expect(startedAt(child.pid ?? 0)).toBeUndefined();
  // Its end is written into the folder.
  await child.ended;
  expect(await endLeftovers(dir)).toEqual([]);
});
