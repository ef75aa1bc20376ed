import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startedAt } from '#machine/identity.ts';
import { until } from '#machine/wait.ts';
import { productionNode } from './production-node.mjs';

const launcher = new URL('./fixtures/long-running.ts', import.meta.url).pathname;

let dir: string;
let pids: number[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'southline-starter-'));
});

afterEach(() => {
  for (const pid of pids.filter(startedAt)) process.kill(pid, 'SIGKILL');
  pids = [];
  rmSync(dir, { recursive: true, force: true });
});

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
/** npm passes Ctrl-C to the shell of a script, which would wait for its command. So the command takes the shell's place. */
const [replacesShell] = /^exec /.exec(scripts.start ?? '') ?? [''];

/** `npm start` of a package that uses the fixtures' launcher: its process, and the ids of its child processes. */
const npmStart = async (...words: string[]) => {
  const file = join(dir, 'pids');
  const start =
    replacesShell + [productionNode().path, launcher, file, ...words].map((word) => JSON.stringify(word)).join(' ');
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ private: true, scripts: { start } }));
  const { SOUTHLINE_LAUNCHER: _, ...env } = process.env;
  const npm = spawn('npm', ['start'], { cwd: dir, env, stdio: 'ignore' });
  const readPids = (): number[] => JSON.parse(readFileSync(file, 'utf8'));
  pids = await until('the launcher', readPids);
  const [parent = 0, launched = 0, lamp = 0] = pids;
  return { npm, parent, launched, lamp, endedInOrder: () => existsSync(`${file}.ended`) };
};

test.each<[NodeJS.Signals, string]>([
  ['SIGINT', 'this'],
  ['SIGINT', 'another'],
  ['SIGTERM', 'this'],
  ['SIGKILL', 'this'],
  ['SIGTERM', 'another'],
  ['SIGKILL', 'another'],
])('npm ended by %s stops its processes in order (with %s Node)', async (signal, node) => {
  const { npm, launched, lamp, endedInOrder } = await npmStart(node);
  npm.kill(signal);
  await until('the end of all', () => !startedAt(launched) && !startedAt(lamp));
  expect(endedInOrder()).toBe(true);
});

test('every command that holds a stack takes the place of its shell', () => {
  const holding = ['start', 'start:containers', 'test', 'test:containers', 'test:thorough'];
  expect(holding.filter((name) => !scripts[name]?.startsWith('exec node '))).toEqual([]);
});

test('where the launcher has handed over to another Node, its end is the end of all', async () => {
  const { parent, launched, lamp, endedInOrder } = await npmStart('another');
  process.kill(parent, 'SIGKILL');
  await until('the end of all', () => !startedAt(launched) && !startedAt(lamp));
  expect(endedInOrder()).toBe(true);
});

test("the other Node has the arguments, and its exit code is the command's", async () => {
  const script = join(dir, 'command.mjs');
  const handOver = new URL('./hand-over.mjs', import.meta.url).href;
  writeFileSync(
    script,
    `const { handOver } = await import(${JSON.stringify(handOver)});
     if (process.argv[2] === 'first') await handOver(process.execPath, [import.meta.filename, 'seven']);
     process.exit(process.argv[2] === 'seven' ? 7 : 1);`,
  );
  const command = spawn(process.execPath, [script, 'first'], { stdio: 'ignore' });
  const code = await new Promise((resolve) => command.once('exit', resolve));
  expect(code).toBe(7);
});
