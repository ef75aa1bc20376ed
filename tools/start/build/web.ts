import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { pnpm } from '../pnpm.ts';
import { filesBelow, hashOf, lockfile, readStamp, writeStamp } from './stamp.ts';
import { workspaceFolders } from './targets.ts';

const dir = join(root, 'web');

// Outside dist/, because every file in dist/ is served.
const stampFile = join(root, '.data', 'build', 'web.json');

/** web/dist, when the client or a package that it uses changed; returns whether it was built. */
export const buildWeb = async () => {
  if (!existsSync(join(dir, 'package.json'))) return false;
  const state = hashOf([...workspaceFolders(dir).flatMap(filesBelow), lockfile]);
  if (existsSync(join(dir, 'dist', 'index.html')) && readStamp(stampFile)?.state === state) return false;
  await pnpm(['--filter', '@southline/web', 'build'], 'building web');
  writeStamp(stampFile, { state });
  return true;
};
