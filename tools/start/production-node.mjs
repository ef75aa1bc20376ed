import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './cache.mjs';
import { everyOnPath, run } from './run.mjs';
import { CannotGoOn, say } from './say.mjs';

/** The images have the same major version (NODE_IMAGE in the Dockerfile). */
export const major = 24;
const version = '24.21.0';

const versionOf = async (node) => /^v([\d.]+)/.exec((await run(node, ['--version'])).output)?.[1];

const fromPath = async () => {
  for (const path of everyOnPath('node')) {
    const found = await versionOf(path);
    if (Number.parseInt(found, 10) === major) return { path, version: found, source: path };
  }
  return undefined;
};

/** What the registry's `node` package installs is one of these, by platform; it brings the program and nothing else. */
const packageName = () => {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${process.platform}-${process.arch}`;
};

const programIn = (dir) => join(dir, 'node_modules', packageName(), 'bin', 'node');

const download = async (dir) => {
  const what = `${packageName()}@${version}`;
  say(`downloading Node (${what}, npm; up to a minute)`);
  // npm would go up to the next folder that has one.
  writeFileSync(join(dir, 'package.json'), '{ "private": true }\n');
  const options = ['--prefix', dir, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', ['install', ...options, what], { cwd: dir });
  if (code === 0 && (await versionOf(programIn(dir))) === version) return;
  throw new CannotGoOn(
    `Node ${version}, which production runs, could not be had from the npm registry:\n${output.trim()}`,
    [
      `install Node ${major} (LTS) and put it on the PATH`,
      `or set SOUTHLINE_NODE=present to go on with the Node that is there, ${process.versions.node}`,
    ],
  );
};

const fromRegistry = async () => {
  const dir = await cached(`node-${version}-${process.platform}-${process.arch}`, download);
  return { path: programIn(dir), version, source: 'downloaded' };
};

/** {path, version, source} of a Node like production's: the PATH's, or one from the npm registry. */
export const productionNode = async () => (await fromPath()) ?? fromRegistry();
