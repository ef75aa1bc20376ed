import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { firstScripts } from './scripts-of.ts';

const brotli = promisify(brotliCompress);

/** What the build says of a first load above its budget; undefined within it. */
export const overBudget = (bytes: number, budget: number): string | undefined =>
  bytes > budget ? `the first load has ${bytes} bytes of script, its budget is ${budget}` : undefined;

/** Patterns that match none of the modules, because a file was renamed or removed. */
export const unmatched = (patterns: readonly RegExp[], modules: readonly string[]): string[] =>
  patterns.filter((pattern) => !modules.some((module) => pattern.test(module))).map(String);

interface FirstLoad {
  /** Bytes of script by brotli that every page loads before it reacts. */
  readonly budget: number;
  /** The patterns that group modules into files. */
  readonly patterns: readonly RegExp[];
}

/** The build fails above the budget of the first load, and when a pattern of the files matches no module. */
export const firstLoad = ({ budget, patterns }: FirstLoad): Plugin => ({
  name: 'southline:first-load',
  apply: 'build',
  // Compresses the files as written, because other plugins still change the code while the bundle is generated.
  async writeBundle({ dir = 'dist' }, bundle) {
    const lost = unmatched(patterns, [...this.getModuleIds()]);
    if (lost.length > 0) this.error(`web/vite.config.ts: no module matches ${lost.join(', ')}`);
    const scripts = [...(firstScripts(bundle)?.scripts ?? [])];
    const sizes = scripts.map(async (name) => (await brotli(await readFile(join(dir, name)))).length);
    const problem = overBudget(
      (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
      budget,
    );
    if (problem) this.error(problem);
  },
});
