import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { type RunOptions, run } from '#machine/run.ts';
import type { Verdict } from '../tally.ts';

/** Runs a program of the workspace (node_modules/.bin). Returns its exit code and output. */
export const tool = (name: string, args: readonly string[], { cwd = root, ...options }: RunOptions = {}) =>
  run(join(root, 'node_modules', '.bin', name), args, { cwd, ...options });

/** Runs a program as a check. The check passes if the exit code is 0; otherwise its reason is the program's output. */
export const passes = async (name: string, args: readonly string[], options?: RunOptions): Promise<Verdict> => {
  const { code, output } = await tool(name, args, options);
  return { ok: code === 0, reason: output.trim() };
};
