import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '#machine/paths.ts';
import { chooseNode, productionNode } from './production-node.mjs';

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

test('an older Node starts the commands and leaves the work to Node 24', () => {
  onThePath(program('new', 'node', 'echo v24.3.0'));
  expect(chooseNode('18.0.0')).toMatchObject({ version: '24.3.0' });
  expect(() => chooseNode('16.20.2')).toThrow('Node 16.20.2 is too old: 18 or newer is needed');
});

test('a newer Node runs the commands itself only if the environment says so', () => {
  onThePath(program('new', 'node', 'echo v24.3.0'));
  expect(chooseNode('26.1.0')).toMatchObject({ version: '24.3.0' });
  vi.stubEnv('SOUTHLINE_NODE', 'present');
  expect(chooseNode('26.1.0')).toMatchObject({ path: process.execPath });
  expect(() => chooseNode('22.20.0')).toThrow('SOUTHLINE_NODE=present needs 24 or newer');
});

/** The files that an old Node reads: the launcher and what it imports. */
const launcher = () => {
  const files = [join(root, 'tools/launch.mjs')];
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g);
    files.push(...[...imports].map(([, path = '']) => join(file, '..', path)));
  }
  return files;
};

test('the launcher uses nothing that Node 18 lacks', () => {
  const younger =
    /import\.meta\.(?:dirname|filename|main)|\.groupBy\b|\.withResolvers\b|\.to(?:Sorted|Reversed|Spliced)\b|\.(?:isSubsetOf|union)\b|with \{ type/;
  expect(launcher()).toHaveLength(3);
  expect(launcher().filter((file) => younger.test(readFileSync(file, 'utf8')))).toEqual([]);
});
