import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { openSpace } from '#machine/spaces.ts';
import type { Project } from './container-project.ts';
import type { Result } from './tally.ts';

/** The tag of the images of the earlier commit. */
export const earlierTag = 'earlier';

const git = async (...words: string[]) => {
  const { code, output } = await run('git', words, { cwd: root });
  return code === 0 ? output.trim() : undefined;
};

/**
 * The commit to upgrade from: the environment's, otherwise the one before the last change of what services store. Undefined
 * in a copy without history.
 */
export const earlierCommit = async (env = process.env): Promise<string | undefined> => {
  const changed =
    env.SOUTHLINE_UPGRADE_FROM || (await git('log', '-1', '--format=%H^', '--', 'services/*/src/storage/*'));
  return changed ? git('rev-parse', '--short', '--verify', '--quiet', `${changed}^{commit}`) : undefined;
};

/** The services of docker-compose.yml that build an image. Each builds one that no other builds. */
const building = async ({ compose }: Project): Promise<string[]> => {
  const { output } = await compose('config', '--format', 'json');
  const { services }: { services: Record<string, { build?: object }> } = JSON.parse(output);
  return Object.keys(services).filter((name) => services[name]?.build);
};

/** Builds the images of an earlier commit from a temporary checkout of it. */
export const buildEarlier = async (
  docker: string,
  commit: string,
  project: Project,
  atEnd: (closer: () => unknown) => void,
): Promise<Result> => {
  const space = openSpace('release');
  atEnd(() => rmSync(space, { recursive: true, force: true }));
  const clone = join(space, 'clone');
  atEnd(() => git('worktree', 'remove', '--force', clone));
  await git('worktree', 'add', '--detach', clone, commit);
  const services = await building(project);
  const built = await run(docker, ['compose', '--progress', 'plain', 'build', ...services], {
    env: { ...process.env, SOUTHLINE_VERSION: earlierTag },
    cwd: clone,
  });
  return built.code === 0
    ? { passed: 1, failed: 0, note: commit }
    : { passed: 0, failed: 1, reason: built.output.slice(-3000).trim() };
};

type Rules = Readonly<Record<string, object>>;

/** The rules by which MongoDB checks writes, by collection. Read in a container, since no store has a published port. */
export const validators = async ({ compose }: Project, ...options: string[]): Promise<Rules> => {
  const script = '/clone/tools/store-users/test/validators.ts';
  const { output } = await compose(
    ...['run', '--rm', '--no-deps', '--no-TTY', '--volume', `${root}:/clone:ro`, 'store-users', script, ...options],
  );
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (!line) throw new Error(`the rules of MongoDB cannot be read:\n${output.trim()}`);
  return JSON.parse(line);
};

/** Compares the rules before and after an upgrade. Those that the earlier release lacked must be there now. */
export const compareValidators = (before: Rules, after: Rules): Result => {
  const changed = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  const missing = Object.keys(after).filter((name) => Object.keys(after[name] ?? {}).length === 0);
  return {
    passed: Object.keys(after).length - missing.length,
    failed: missing.length,
    reason: `without rules: ${missing.join(', ')}`,
    note: `rules changed: ${changed.join(', ') || 'none'}`,
  };
};
