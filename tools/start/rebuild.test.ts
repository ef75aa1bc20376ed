import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statusOf } from '#machine/http.ts';
import { freePorts } from '#machine/ports.ts';
import { type Supervisor, supervise } from '#machine/supervisor.ts';
import { bundle } from './build/bundle.ts';
import { rebuilder } from './rebuild.ts';
import { watchSources } from './watch-sources.ts';

let dir: string;
let port: number;
let service: Supervisor;
let endWatching: () => Promise<void>;

const source = (answer: string) => `
import { createServer } from 'node:http';
createServer((request, response) => response.end(${answer})).listen(Number(process.env.PORT), '127.0.0.1');
`;
const write = (text: string) => writeFileSync(join(dir, 'src/main.ts'), text);
const answer = async () => (await fetch(`http://127.0.0.1:${port}`)).text();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  dir = mkdtempSync(join(tmpdir(), 'southline-rebuild-'));
  mkdirSync(join(dir, 'src'));
  write(source("'one'"));
  const target = { name: 'sample', dir, entries: [join(dir, 'src/main.ts')] };
  await bundle(target);
  [port = 0] = await freePorts(1);
  service = supervise('sample', {
    quiet: true,
    answers: async () => (await statusOf(port, '/')) > 0,
    spawn: () => ({
      name: 'sample',
      command: process.execPath,
      args: [join(dir, 'dist/main.js')],
      env: { ...process.env, PORT: String(port) },
      log: join(dir, 'log'),
    }),
  });
  await service.start();
  endWatching = watchSources([dir], rebuilder([target], { restart: () => service.restart() }));
});

afterEach(async () => {
  await endWatching();
  await service.stop({ signal: 'SIGKILL' });
  rmSync(dir, { recursive: true, force: true });
  vi.restoreAllMocks();
});
afterAll(stop);

test('after an edit the process answers with the new code', async () => {
  write(source("'two'"));
  await expect.poll(answer, { timeout: 30_000 }).toBe('two');
});

test('with an error in its source the process serves on, and the error is printed with its line', async () => {
  const first = service.pid;
  write('const = 1;');
  await expect
    .poll(() => vi.mocked(console.error).mock.calls.flat().join('\n'), { timeout: 30_000 })
    .toMatch(/sample: \S*src\/main\.ts:1 /);
  expect(await answer()).toBe('one');
  expect(service.pid).toBe(first);
  write(source("'three'"));
  await expect.poll(answer, { timeout: 30_000 }).toBe('three');
});

test('a file that is no source restarts nothing', async () => {
  const first = service.pid;
  writeFileSync(join(dir, 'src/main.test.ts'), '');
  writeFileSync(join(dir, 'notes.log'), '');
  write(source("'two'"));
  await expect.poll(answer, { timeout: 30_000 }).toBe('two');
  expect(service.pid).not.toBe(first);
  expect(service.starts).toBe(1);
});
