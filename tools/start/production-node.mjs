// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The images have the same major version (NODE_IMAGE in the Dockerfile). */
const major = 24;
const version = '24.21.0';

/** The oldest Node that can read the launcher. Everything else runs with Node 24 ("engines" in package.json). */
const oldest = 18;

/** @param {string} node */
const versionOf = (node) => /^v([\d.]+)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];

const fromPath = () => {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, 'node');
    const found = existsSync(path) ? versionOf(path) : undefined;
    if (found && Number.parseInt(found, 10) === major) return { path, version: found, source: path };
  }
  return undefined;
};

/** The registry's `node` package installs one of these packages, by platform. It contains only the program. */
const packageName = () => {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${process.platform}-${process.arch}`;
};

/** @param {string} dir */
const programIn = (dir) => join(dir, 'node_modules', packageName(), 'bin', 'node');

/** @param {string} dir */
const download = (dir) => {
  const what = `${packageName()}@${version}`;
  console.error(`   0.0s  downloading Node (${what}, npm; up to a minute)`);
  // Otherwise npm would use the next parent folder with a package.json.
  writeFileSync(join(dir, 'package.json'), '{ "private": true }\n');
  const options = ['--prefix', dir, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stdout, stderr } = spawnSync('npm', ['install', ...options, what], { cwd: dir, encoding: 'utf8' });
  if (status === 0 && versionOf(programIn(dir)) === version) return;
  throw new Error(
    [
      `Node ${version}, which production runs, could not be had from the npm registry:\n${stdout}${stderr}`.trim(),
      `  - install Node ${major} (LTS) and put it on the PATH`,
      `  - or install a newer one, and set SOUTHLINE_NODE=present to go on with that`,
    ].join('\n'),
  );
};

/** The folder in the user's cache is renamed only when it is complete; of two concurrent runs the first one wins. */
const fromRegistry = () => {
  const home = process.env.SOUTHLINE_CACHE ?? join(homedir(), '.cache', 'southline');
  const dir = join(home, `node-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(dir)) {
    const draft = `${dir}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    try {
      download(draft);
      if (!existsSync(dir)) renameSync(draft, dir);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { path: programIn(dir), version, source: 'downloaded' };
};

const present = () => ({ path: process.execPath, version: process.versions.node, source: process.execPath });

/** The path, version and source of a Node with production's version: from the PATH, or from the npm registry. */
export const productionNode = () => fromPath() ?? fromRegistry();

/** The Node to run commands with: production's version, or with SOUTHLINE_NODE=present the current one, if it is newer. */
export const chooseNode = (here = process.versions.node) => {
  const found = Number.parseInt(here, 10);
  if (found < oldest) {
    throw new Error(
      `Node ${here} is too old: ${oldest} or newer is needed.\n  - install Node ${major} (LTS) from nodejs.org`,
    );
  }
  if (found === major) return present();
  if (process.env.SOUTHLINE_NODE !== 'present') return productionNode();
  if (found > major) return present();
  throw new Error(`Node ${here} cannot run the commands: SOUTHLINE_NODE=present needs ${major} or newer.`);
};
