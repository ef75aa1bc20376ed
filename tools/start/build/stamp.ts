import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '#machine/paths.ts';

const skipped = new Set(['node_modules', 'dist', 'gen', '.data', 'coverage', 'test-results']);

/** All files below a folder, except generated and installed ones. */
export const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/** Changes when one of these files changes, is added or is removed. */
export const hashOf = (files: readonly string[], ...more: unknown[]) => {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(existsSync(file) ? readFileSync(file) : 'missing');
  }
  hash.update(JSON.stringify(more));
  return hash.digest('hex');
};

/** The record that a build step leaves for the next build. */
export interface Stamp {
  readonly state: string;
  readonly inputs?: readonly string[];
  /** Folders of the installed packages that are in the bundle. */
  readonly packages?: readonly string[];
  /** Names of the installed packages that the bundle imports and that are not in it. */
  readonly beside?: readonly string[];
}

export const lockfile = join(root, 'pnpm-lock.yaml');

export const readStamp = (file: string): Stamp | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

export const writeStamp = (file: string, stamp: Stamp) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stamp));
};
