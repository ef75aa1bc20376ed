import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { limited } from '#machine/limit.ts';
import { filterFor, lastWords, nowAndThen, shorten } from '#machine/log-lines.ts';
import { freePorts } from '#machine/ports.ts';
import { entries } from '../processes/src/start.ts';
import { localKeys } from './stack-facts.ts';
import { fixedPorts } from './stack-ports.ts';

const folders: string[] = [];
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'southline-parts-'));
  folders.push(dir);
  return dir;
};
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
});

test('only so many tasks run at a time', async () => {
  let running = 0;
  let most = 0;
  await limited([1, 2, 3, 4, 5, 6, 7], 3, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  });
  expect(most).toBe(3);
});

test('after a failure no further task begins', async () => {
  const begun: number[] = [];
  const work = limited([1, 2, 3], 1, async (item) => {
    begun.push(item);
    if (item === 2) throw new Error('second');
  });
  await expect(work).rejects.toThrow('second');
  expect(begun).toEqual([1, 2]);
});

test('a log line is shown by its message and its cause', () => {
  expect(shorten('{"level":"error","msg":"mail not sent","err":{"message":"ECONNREFUSED"}}')).toEqual({
    level: 50,
    text: 'mail not sent: ECONNREFUSED',
  });
  expect(shorten('TypeError: no such thing').text).toBe('TypeError: no such thing');
});

test('the screen gets warnings and errors only, the same one once in half a minute', () => {
  const shown: string[] = [];
  let now = 0;
  const take = filterFor(
    (text) => shown.push(text),
    () => now,
  );
  take('{"level":30,"msg":"serving"}');
  take('{"level":40,"msg":"broker is away"}');
  take('{"level":40,"msg":"broker is away"}');
  now = 31_000;
  take('{"level":40,"msg":"broker is away"}');
  expect(shown).toEqual(['broker is away', 'broker is away']);
});

test('the progress of a command is shown now and then', () => {
  const shown: string[] = [];
  let now = 0;
  const take = nowAndThen(
    (text) => shown.push(text),
    () => now,
  );
  take('parts 100\n');
  now = 6000;
  take('parts 4,000\n\u001b[2K\u001b[1Gparts 5,000\n');
  now = 7000;
  take('parts 6,000\n');
  expect(shown).toEqual(['parts 5,000']);
});

test('the last words of a process leave out empty lines', () => {
  expect(lastWords('one\n\n{"msg":"two"}\n', 2)).toBe('one\ntwo');
});

test('keys are made once, and only their user can read them', () => {
  const dir = folder();
  const first = localKeys(dir);
  expect(localKeys(dir)).toEqual(first);
  expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('no two processes share a port or a variable that moves it', () => {
  const ports = entries.flatMap((entry) => Object.values(entry.ports));
  expect(new Set(ports.map(({ number }) => number)).size).toBe(ports.length);
  expect(new Set(ports.map(({ variable }) => variable)).size).toBe(ports.length);
});

const elsewhere = { MONGO_URL: 'mongodb://db', KAFKA_BROKERS: 'broker:9092', REDIS_URL: 'redis://cache' };
const example = (number: number) => [{ name: 'web', ports: { http: { variable: 'SOUTHLINE_WEB_PORT', number } } }];

test('a port that is taken is reported with the variable that moves it', async () => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = other.address() as AddressInfo;
  await expect(fixedPorts(example(port), elsewhere)).rejects.toThrow(
    `${port} (web, http): free it, or set SOUTHLINE_WEB_PORT`,
  );
  const [free] = await freePorts(1);
  const moved = await fixedPorts(example(port), { ...elsewhere, SOUTHLINE_WEB_PORT: String(free) });
  expect(moved).toEqual({ web: { http: free } });
  other.close();
});
