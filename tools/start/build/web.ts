import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { pnpm } from '../pnpm.ts';
import { filesBelow, hashOf, lockfile, readStamp, writeStamp } from './stamp.ts';
import { workspaceFolders } from './targets.ts';

const dir = join(root, 'web');

// Outside dist/, because every file in dist/ is served.
const stampFile = join(root, '.data', 'build', 'web.json');

/** Builds web/dist if the client or a package that it uses has changed. Returns whether it did. */
export const buildWeb = async () => {
  if (!existsSync(join(dir, 'package.json'))) return false;
  const state = hashOf([...workspaceFolders(dir).flatMap(filesBelow), lockfile]);
  if (existsSync(join(dir, 'dist', 'index.html')) && readStamp(stampFile)?.state === state) return false;
  await pnpm(['--filter', '@southline/web', 'build'], 'building web');
  writeStamp(stampFile, { state });
  return true;
};
