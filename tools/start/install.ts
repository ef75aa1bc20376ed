import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '#machine/lock.ts';
import { nowAndThen } from '#machine/log-lines.ts';
import { dataRoot, root } from '#machine/paths.ts';
import { say } from '#machine/say.ts';
import { hashOf, lockfile, readStamp, writeStamp } from './build/stamp.ts';
import { pnpm } from './pnpm.ts';

const stampFile = join(dataRoot, 'build', 'install.json');

/** Prints pnpm's progress line from time to time. Its other lines are made for terminals. */
const progress = () => {
  const show = nowAndThen((line) => say(`  ${line}`));
  return (text: string) => text.includes('Progress:') && show(text.slice(text.lastIndexOf('Progress:')));
};

const installNow = async () => {
  const settings = ['package.json', 'pnpm-workspace.yaml', '.npmrc'].map((file) => join(root, file));
  const state = hashOf([lockfile, ...settings], process.version);
  if (existsSync(join(root, 'node_modules', '.modules.yaml')) && readStamp(stampFile)?.state === state) return;
  say('installing the workspace');
  await pnpm(['install', '--frozen-lockfile', '--reporter=append-only'], 'installing the workspace', {
    show: progress(),
    // Without this setting pnpm asks before it replaces a node_modules folder with other settings, which fails without a
    // terminal.
    env: { CI: 'true' },
  });
  writeStamp(stampFile, { state });
  say('installed');
};

/** Installs the workspace from the lockfile, if it changed or nothing is installed. One installation per clone at a time. */
export const install = () => withLock(join(dataRoot, 'build', 'install.lock'), installNow);
