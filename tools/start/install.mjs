import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, lockfile, readStamp, writeStamp } from './build/stamp.mjs';
import { dataRoot, root } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { say } from './say.mjs';

const stampFile = join(dataRoot, 'build', 'install.json');
const showEveryMs = 5000;

/** Shows pnpm's own progress line, now and then. */
const progress = () => {
  let last = Date.now();
  return (text) => {
    const line = text.split('\n').findLast((part) => part.startsWith('Progress:'));
    if (!line || Date.now() - last < showEveryMs) return;
    last = Date.now();
    say(`  ${line.trim()}`);
  };
};

/** Installs the workspace as the lockfile says, when that changed or nothing is installed. */
export const install = async () => {
  const settings = ['package.json', 'pnpm-workspace.yaml', '.npmrc'].map((file) => join(root, file));
  const state = hashOf([lockfile, ...settings], process.version);
  if (existsSync(join(root, 'node_modules', '.modules.yaml')) && readStamp(stampFile)?.state === state) return;
  say('installing the workspace');
  await pnpm(['install', '--frozen-lockfile', '--reporter=append-only'], 'installing the workspace', {
    show: progress(),
    // Without a terminal pnpm would ask before it replaces a node_modules folder of other settings.
    env: { CI: 'true' },
  });
  writeStamp(stampFile, { state });
  say('installed');
};
