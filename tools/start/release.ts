import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataRoot, root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { CannotGoOn, say } from '#machine/say.ts';

const inLine = async (command: string, args: readonly string[], cwd = root) => {
  const { code, output } = await run(command, args, { cwd, env: { ...process.env, NODE_COMPILE_CACHE: undefined } });
  if (code !== 0) throw new CannotGoOn(`${command} ${args.join(' ')} failed:`, [output.slice(-2_000).trim()]);
  return output.trim();
};

/** Builds the release of a commit beside this one, once. Returns its folder. */
export const buildRelease = async (commit: string): Promise<string> => {
  const id = await inLine('git', ['rev-parse', '--verify', `${commit}^{commit}`]);
  const folder = join(dataRoot, 'releases', id);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dataRoot, { recursive: true });
  say(`building the release ${id.slice(0, 8)}`);
  await inLine('git', ['clone', '--quiet', '--shared', '--no-checkout', root, draft]);
  await inLine('git', ['checkout', '--quiet', id], draft);
  await inLine(process.execPath, ['tools/launch.mjs', 'build'], draft);
  renameSync(draft, folder);
  return folder;
};
