import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '#machine/paths.ts';

const foldersOf = (parent: string) =>
  existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(root, parent, name)) : [];

const entriesOf = (dir: string) => {
  const cli = join(dir, 'src', 'cli');
  const commands = existsSync(cli)
    ? readdirSync(cli).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    : [];
  return [join(dir, 'src', 'main.ts'), ...commands.map((file) => join(cli, file))].filter((file) => existsSync(file));
};

/** A service or tool that is bundled. */
export interface Target {
  readonly name: string;
  readonly dir: string;
  readonly entries: string[];
}

export const bundleTargets = (): Target[] =>
  [...foldersOf('services'), ...foldersOf('tools')]
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .map((dir) => ({ name: basename(dir), dir, entries: entriesOf(dir) }))
    .filter(({ entries }) => entries.length > 0);

/** Folders of the workspace packages that this one imports, directly or indirectly, itself first. */
export const workspaceFolders = (dir: string, known = new Map<string, string>()) => {
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

const manifest = (dir: string): { name: string; dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
