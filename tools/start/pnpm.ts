import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { type RunOptions, run } from '#machine/run.ts';
import { CannotGoOn } from '#machine/say.ts';

// The version is defined once, in package.json. npx fetches it, because a local pnpm or corepack may be missing or have
// another version.
export const pinnedPnpm = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;

/** Runs the pinned pnpm in the workspace, or in another clone of it. Throws with the end of its output if it fails. */
export const pnpm = async (args: string[], what: string, { show, env, cwd = root }: RunOptions = {}) => {
  const { code, output } = await run('npx', ['--yes', pinnedPnpm(), ...args], {
    cwd,
    env: { ...process.env, ...env },
    show,
  });
  if (code !== 0) throw new CannotGoOn(`${what} failed (pnpm ${args.join(' ')}):\n${output.slice(-6000).trim()}`);
  return output;
};
