import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import { until } from '#machine/wait.ts';
import { composeEnvironment, composeFor } from './compose.ts';
import type { Result } from './tally.ts';

interface ContainerState {
  readonly Service: string;
  readonly State: string;
  readonly Health: string;
  readonly ExitCode: number;
  readonly ID: string;
}

/** What `docker inspect` says about a container; only what the tests read. */
export interface Inspected {
  readonly State: { readonly Pid: number };
  readonly Config: { readonly User: string };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: readonly string[] | null;
    readonly SecurityOpt: readonly string[] | null;
  };
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, { readonly IPAddress: string }>> };
}

/** A server may be slow on a loaded machine. */
export const slowestStartMs = 900_000;

/** Each thing that is checked, by name, with the reason why it failed. */
export const asResult = (checks: readonly (readonly [string, string | undefined])[]): Result => {
  const failures = checks.filter(([, reason]) => reason !== undefined);
  return {
    passed: checks.length - failures.length,
    failed: failures.length,
    reason: failures.map(([name, reason]) => `${name}: ${reason}`).join('\n'),
  };
};

const isWell = ({ State, Health, ExitCode }: ContainerState) =>
  State === 'exited' ? ExitCode === 0 : State === 'running' && (Health === 'healthy' || Health === '');

/** The containers of one Compose project, as the tests ask for them. */
export const openProject = (docker: string, around: NodeJS.ProcessEnv) => {
  const env = composeEnvironment(around);
  const command = (...args: string[]) => run(docker, args, { env, cwd: root, keep: 2_000_000 });
  const compose = (...args: string[]) => command(...composeFor(...args));

  const states = async (): Promise<ContainerState[]> => {
    const { output } = await compose('ps', '--all', '--format', 'json');
    return output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  };

  /** Waits until `least` containers or more exist and all of them are healthy or have ended well. */
  const allWell = (least = 1) =>
    until(
      'all containers',
      async () => {
        const seen = await states();
        return seen.length >= least && seen.every(isWell);
      },
      { timeoutMs: slowestStartMs, intervalMs: 1_000 },
    );

  return {
    command,
    compose,
    states,
    allWell,
    running: async () => (await states()).filter(({ State }) => State === 'running'),
    /** One check for each container. */
    health: async () => asResult((await states()).map((each) => [each.Service, isWell(each) ? undefined : each.State])),
    inspect: async (ids: readonly string[]): Promise<Inspected[]> =>
      JSON.parse((await command('inspect', ...ids)).output),
  };
};

export type Project = ReturnType<typeof openProject>;
