import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { mongo } from './servers/mongo.ts';
import { native } from './servers/native.ts';
import type { Server } from './servers/server.ts';
import { until } from './wait.ts';

let dir: string;
let handle: ReturnType<typeof native>;
let logged: MockInstance<typeof console.error>;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'southline-native-'));
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  await handle.stop({ discard: true });
  rmSync(dir, { recursive: true, force: true });
  logged.mockRestore();
});

/** A server that is ready when it has written its file; `body` is the rest of its code. */
const serverThat = (body: string): Server => ({
  ...mongo,
  title: 'Lamp',
  url: () => 'lamp://',
  prepare: (_program, home) => void mkdirSync(home, { recursive: true }),
  processOf: () => ({
    command: process.execPath,
    args: ['-e', `require('fs').writeFileSync('lit-' + process.pid, ''); ${body}`],
  }),
  ready: (_port, giveUp) =>
    until('Lamp', () => handle.pid && existsSync(join(dir, `mongo-1/lit-${handle.pid}`)), { giveUp }),
});

const started = async (body: string, onLost?: (reason: string) => void) => {
  handle = native(serverThat(body), { version: '1' }, { port: 1, dir, logs: join(dir, 'logs'), env: {}, onLost });
  await handle.start();
};

test('an exiting server is reported at once with its last lines, and restarted', async () => {
  await started("console.log('no space left'); setInterval(() => {}, 1000)");
  const first = handle.pid;
  // The file exists before its first line is written.
  await until('its words', () => readFileSync(join(dir, 'logs/mongo.log'), 'utf8').includes('no space left'));
  process.kill(first ?? 0, 'SIGKILL');
  await until('another one', async () => handle.pid !== first && (await handle.isRunning()));
  const words = logged.mock.calls.flat().join('\n');
  expect(words).toContain('Lamp ended by SIGKILL');
  expect(words).toContain('no space left');
});

test('a stopped server stays stopped', async () => {
  await started('setInterval(() => {}, 1000)');
  await handle.kill();
  expect(await handle.isRunning()).toBe(false);
  expect(logged).not.toHaveBeenCalled();
});

test('one that dies again and again is lost, with the reason', async () => {
  const onLost = vi.fn();
  await started("setTimeout(() => { console.log('out of memory'); process.exit(3) }, 300)", onLost);
  await until('the loss', () => onLost.mock.calls.length > 0);
  const [reason] = onLost.mock.calls[0] ?? [];
  expect(reason).toContain('Lamp ended with code 3');
  expect(reason).toContain('out of memory');
});
