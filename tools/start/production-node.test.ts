import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productionNode } from './production-node.mjs';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'southline-node-'));
  vi.stubEnv('SOUTHLINE_CACHE', join(dir, 'cache'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

const program = (folder: string, name: string, text: string) => {
  mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(dir, folder, name), 0o755);
  return join(dir, folder);
};

/** Replaces the whole PATH, because the machine may have a Node 24. */
const onThePath = (...folders: string[]) => vi.stubEnv('PATH', folders.join(delimiter));

test('a Node 24 of the PATH is taken, though another version comes first', () => {
  onThePath(program('old', 'node', 'echo v20.20.2'), program('new', 'node', 'echo v24.3.0'));
  expect(productionNode()).toMatchObject({ path: join(dir, 'new/node'), version: '24.3.0' });
});

/** A fake npm: installs a package whose program prints this version. */
const npmWith = (version: string) => `
while [ "$1" != --prefix ]; do shift; done
for last; do :; done
bin="$2/node_modules/\${last%@*}/bin"
/bin/mkdir -p "$bin"
printf '#!/bin/sh\\necho v${version}\\n' > "$bin/node"
/bin/chmod +x "$bin/node"`;

test('otherwise it comes from the npm registry, once, by the npm of the user', () => {
  const old = program('old', 'node', 'echo v20.20.2');
  onThePath(old, program('npm', 'npm', npmWith('24.21.0')));
  const first = productionNode();
  expect(first).toMatchObject({ version: '24.21.0', source: 'downloaded' });
  onThePath(old, program('broken', 'npm', 'exit 1'));
  expect(productionNode()).toEqual(first);
});

test('if it is unavailable, the error lists alternatives, and no partial files stay', () => {
  const old = program('old', 'node', 'echo v20.20.2');
  onThePath(old, program('npm', 'npm', 'echo no such host; exit 1'));
  expect(productionNode).toThrow(/no such host[\s\S]*SOUTHLINE_NODE=present/);
  onThePath(old, program('npm', 'npm', npmWith('24.21.0')));
  expect(productionNode()).toMatchObject({ source: 'downloaded' });
});
