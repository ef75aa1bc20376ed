import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../paths.mjs';

const foldersOf = (parent) =>
  existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(root, parent, name)) : [];

const entriesOf = (dir) => {
  const cli = join(dir, 'src', 'cli');
  const commands = existsSync(cli)
    ? readdirSync(cli).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    : [];
  return [join(dir, 'src', 'main.ts'), ...commands.map((file) => join(cli, file))].filter((file) => existsSync(file));
};

/** Services and tools that are bundled: [{name, dir, entries}]. */
export const bundleTargets = () =>
  [...foldersOf('services'), ...foldersOf('tools')]
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .map((dir) => ({ name: basename(dir), dir, entries: entriesOf(dir) }))
    .filter(({ entries }) => entries.length > 0);

/** Folders of the workspace packages that this one imports, over as many steps as it takes, itself first. */
export const workspaceFolders = (dir, known = new Map()) => {
  if (known.size === 0) {
    for (const folder of ['packages', 'services', 'tools'].flatMap(foldersOf)) {
      if (existsSync(join(folder, 'package.json'))) known.set(manifest(folder).name, folder);
    }
  }
  const found = [dir];
  for (const folder of found) {
    for (const name of Object.keys(manifest(folder).dependencies ?? {})) {
      const target = known.get(name);
      if (target && !found.includes(target)) found.push(target);
    }
  }
  return found;
};

const manifest = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
