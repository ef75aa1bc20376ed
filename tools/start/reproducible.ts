// npm run reproducible              builds everything twice from nothing and compares every file
// npm run reproducible -- orders    only these services, tools, `web` or `map`
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '#machine/paths.ts';
import { buildAll } from './build/build-all.ts';
import { bundleTargets } from './build/targets.ts';

const wanted = process.argv.length > 2 ? process.argv.slice(2) : undefined;
const beside = [
  { name: 'web', dir: join(root, 'web') },
  { name: 'map', dir: join(root, 'tools/basemap') },
];
const folders = [...bundleTargets(), ...beside]
  .filter(({ name }) => !wanted || wanted.includes(name))
  .map(({ dir }) => join(dir, 'dist'));

/** The hash of each built file by its path. Stamps stay out: images do not contain them. */
const build = async (): Promise<ReadonlyMap<string, string>> => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await buildAll(wanted);
  const entries = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.stamp.json'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    entries.map((file) => [relative(root, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
};

const first = await build();
const second = await build();
const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
if (first.size === 0) throw new Error('There is nothing to build by these names.');
process.stdout.write(`${first.size} files built twice, ${different.length} differ\n`);
for (const file of different) process.stdout.write(`${file}\n`);
process.exit(different.length === 0 ? 0 : 1);
