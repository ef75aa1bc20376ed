import { join } from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../run.mjs';

/** Runs a program of the workspace (node_modules/.bin): {code, output}. */
export const tool = (name, args, { cwd = root, ...options } = {}) =>
  run(join(root, 'node_modules', '.bin', name), args, { cwd, ...options });

/** A check passes when the program ends well; its output is the reason otherwise. */
export const passes = async (name, args, options) => {
  const { code, output } = await tool(name, args, options);
  return { ok: code === 0, reason: output.trim() };
};
