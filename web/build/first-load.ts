import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstScripts } from './scripts-of.ts';

/** The error of a first load above its budget; undefined within it. */
export const overBudget = (bytes: number, budget: number): string | undefined =>
  bytes > budget ? `the first load has ${bytes} bytes of script, its budget is ${budget}` : undefined;

/** Patterns that match none of the modules, because a file was renamed or removed. */
export const unmatched = (patterns: readonly RegExp[], modules: readonly string[]): string[] =>
  patterns.filter((pattern) => !modules.some((module) => pattern.test(module))).map(String);

interface FirstLoad {
  /** Bytes of script that the server sends to every page before it reacts. */
  readonly budget: number;
  /** The patterns that group modules into files. */
  readonly patterns: readonly RegExp[];
}

/** The build fails above the budget of the first load, and when a pattern of the files matches no module. */
export const firstLoad = ({ budget, patterns }: FirstLoad): Plugin => ({
  name: 'southline:first-load',
  apply: 'build',
  writeBundle: {
    // After `precompress`, which writes the files that it measures.
    order: 'post',
    sequential: true,
    handler({ dir = 'dist' }, bundle) {
      const lost = unmatched(patterns, [...this.getModuleIds()]);
      if (lost.length > 0) this.error(`web/vite.config.ts: no module matches ${lost.join(', ')}`);
      const scripts = [...(firstScripts(bundle)?.scripts ?? [])];
      // The build does not compress small scripts.
      const sent = scripts
        .map((name) => join(dir, name))
        .map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
      const problem = overBudget(
        sent.reduce((sum, file) => sum + statSync(file).size, 0),
        budget,
      );
      if (problem) this.error(problem);
    },
  },
});
