import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { CannotGoOn, say } from '#machine/say.ts';
import { openSpace } from '#machine/spaces.ts';
import type { Ending } from './interrupt.ts';
import { pnpm } from './pnpm.ts';

const git = async (...words: string[]) => {
  const { code, output } = await run('git', words, { cwd: root });
  if (code !== 0) throw new CannotGoOn(`git ${words.join(' ')}:\n${output.trim()}`);
};

/** Builds another commit in a temporary clone, which is removed at the end. Returns its folder. */
export const buildRelease = async ({ atEnd }: Ending, commit: string): Promise<string> => {
  const space = openSpace('release');
  atEnd(() => rmSync(space, { recursive: true, force: true }));
  const clone = join(space, 'clone');
  atEnd(() => git('worktree', 'remove', '--force', clone));
  await git('worktree', 'add', '--detach', clone, commit);
  say(`installing and building ${commit}`);
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], `installing ${commit}`, { cwd: clone });
  const built = await run(process.execPath, [join(clone, 'tools/launch.mjs'), 'build'], { cwd: clone });
  if (built.code !== 0) throw new CannotGoOn(`${commit} could not be built:\n${built.output.slice(-3000).trim()}`);
  return clone;
};
