import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { pnpm } from '../pnpm.ts';
import { filesBelow, hashOf, lockfile, readStamp, writeStamp } from './stamp.ts';

const dir = join(root, 'tools', 'basemap');

// Outside dist/, because every file in dist/ is served.
const stampFile = join(root, '.data', 'build', 'map.json');

/** Builds tools/basemap/dist if the tool, its facts or the atlas has changed. Returns whether it did. */
export const buildMap = async () => {
  if (!existsSync(join(dir, 'package.json'))) return false;
  const state = hashOf([...filesBelow(dir), lockfile]);
  if (existsSync(join(dir, 'dist', 'style.json')) && readStamp(stampFile)?.state === state) return false;
  await pnpm(['--filter', '@southline/basemap', 'build'], 'building the base map');
  writeStamp(stampFile, { state });
  return true;
};
