import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDocker } from './docker.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'southline-docker-'));
  vi.stubEnv('PATH', dir);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

/** A `docker` on the PATH that answers both questions in this way. */
const client = (engine: string, compose = 'echo 2.39.1') => {
  const program = join(dir, 'docker');
  writeFileSync(program, `#!/bin/sh\ncase "$1" in version) ${engine};; compose) ${compose};; esac\n`);
  chmodSync(program, 0o755);
  return program;
};

test.each(['25.0.3', '29.1.0'])('an engine %s with a recent Compose is used', async (version) => {
  const program = client(`echo ${version}`);
  expect(await findDocker()).toBe(program);
});

test.each([
  ['a missing client', undefined, 'Docker is not on the PATH.'],
  [
    'an engine that does not run',
    'echo "Cannot connect to the Docker daemon at unix:///x.sock." >&2; exit 1',
    'No Docker engine answers: Cannot connect to the Docker daemon',
  ],
  [
    'a socket without rights',
    'echo "permission denied while trying to connect" >&2; exit 1',
    'no right to use the socket',
  ],
  ['an old engine', 'echo 24.0.9', 'The Docker engine is 24.0.9; the oldest that works is 25.'],
])('%s is named in one sentence, with the way to go on', async (_, engine, sentence) => {
  if (engine) client(engine);
  await expect(findDocker()).rejects.toThrow(sentence);
  await expect(findDocker()).rejects.toThrow('npm start');
});

test.each([
  ['exit 1', 'Docker Compose is missing.'],
  ['echo 2.23.3', 'Docker Compose is 2.23.3; the oldest that works is 2.24.'],
])('without a usable Compose (%s) nothing starts', async (compose, sentence) => {
  client('echo 26.1.5', compose);
  await expect(findDocker()).rejects.toThrow(sentence);
});
