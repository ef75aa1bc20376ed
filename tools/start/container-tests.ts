import { root } from '#machine/paths.ts';
import { freePorts } from '#machine/ports.ts';
import { run } from '#machine/run.ts';
import { until } from '#machine/wait.ts';
import { composeAddresses, composeEnvironment, composeFor, createComposeStack } from './compose.ts';
import type { Result, Tally } from './tally.ts';
import { runVitest } from './vitest-run.ts';

/** A service whose integration tests need all three servers. */
const testedService = 'services/vouchers';

interface ContainerState {
  readonly Service: string;
  readonly State: string;
  readonly Health: string;
  readonly ExitCode: number;
  readonly ID: string;
}

/** Settings of a running container that hardening is about. */
interface Inspected {
  readonly Config: { readonly User: string };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: readonly string[] | null;
    readonly Privileged: boolean;
    readonly SecurityOpt: readonly string[] | null;
  };
}

const project = 'southline-test';
const slowestStartMs = 600_000;

/** Each thing that is checked, by name, with the reason why it failed. */
const asResult = (checks: readonly (readonly [string, string | undefined])[]): Result => {
  const failures = checks.filter(([, reason]) => reason !== undefined);
  return {
    passed: checks.length - failures.length,
    failed: failures.length,
    reason: failures.map(([name, reason]) => `${name}: ${reason}`).join('\n'),
  };
};

/** Brings the product up in containers of a project of its own, tests it and removes the containers with their data. */
export const testContainers = async (docker: string, tally: Tally, atEnd: (closer: () => unknown) => void) => {
  const [web = 0, mailbox = 0, sandbox = 0] = await freePorts(3);
  const around = {
    ...process.env,
    COMPOSE_PROJECT_NAME: project,
    SOUTHLINE_WEB_PORT: String(web),
    SOUTHLINE_MAILBOX_PORT: String(mailbox),
    SOUTHLINE_SANDBOX_PORT: String(sandbox),
    DEMO_PARTS: '2000',
  };
  const env = composeEnvironment(around);
  const compose = (...args: string[]) => run(docker, composeFor(...args), { env, cwd: root });
  const addresses = composeAddresses(around);
  const stack = createComposeStack(docker, around);
  atEnd(() => compose('down', '--volumes', '--timeout', '5'));

  const states = async (): Promise<ContainerState[]> => {
    const { output } = await compose('ps', '--all', '--format', 'json');
    return output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  };
  const isWell = ({ State, Health, ExitCode }: ContainerState) =>
    State === 'exited' ? ExitCode === 0 : State === 'running' && (Health === 'healthy' || Health === '');
  /** Waits until these containers, or all that exist, are healthy or have ended well. An empty list means that Compose did not answer. */
  const allWell = (least = 1) =>
    until(
      'all containers',
      async () => {
        const seen = await states();
        return seen.length >= least && seen.every(isWell);
      },
      { timeoutMs: slowestStartMs },
    );
  const running = async () => (await states()).filter(({ State }) => State === 'running');

  /** The process ids of these containers on this machine, by container. */
  const pidsOf = async (ids: readonly string[]) => {
    const { output } = await run(docker, ['inspect', '--format', '{{.Id}} {{.State.Pid}}', ...ids], { env });
    const pairs = output
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    return new Map(ids.map((id) => [id, Number(pairs.find(([long = '']) => long.startsWith(id))?.[1])]));
  };

  const buy = (label: string) =>
    runVitest(['e2e'], {
      label,
      files: ['e2e/purchase-by-rest.spec.ts'],
      env: {
        SOUTHLINE_E2E_URL: addresses.web,
        SOUTHLINE_E2E_MAILBOX_URL: addresses.mailbox,
        SOUTHLINE_E2E_SANDBOX_URL: addresses.provider,
      },
    });

  const start = async (): Promise<Result> => {
    await stack.start({ timeoutMs: slowestStartMs });
    await allWell();
    return asResult((await states()).map((state) => [state.Service, isWell(state) ? undefined : state.State]));
  };

  /** Only our own images are hardened; the servers' images need to change their files. */
  const hardening = async (): Promise<Result> => {
    const own = (await running()).filter(({ Service }) => !['mongo', 'kafka', 'redis', 'mailpit'].includes(Service));
    const { output } = await run(docker, ['inspect', ...own.map(({ ID }) => ID)], { env, keep: 2_000_000 });
    const inspected: Inspected[] = JSON.parse(output);
    const shells = await Promise.all(own.map(({ Service }) => compose('exec', '-T', Service, '/bin/sh', '-c', 'true')));
    return asResult(
      own.flatMap(({ Service }, index) => {
        const { HostConfig, Config } = inspected[index] ?? {};
        return [
          [`${Service}: files`, HostConfig?.ReadonlyRootfs ? undefined : 'can be written'],
          [`${Service}: capabilities`, HostConfig?.CapDrop?.includes('ALL') ? undefined : 'are left'],
          [`${Service}: user`, Config?.User === '10001:10001' ? undefined : `is ${Config?.User}`],
          [`${Service}: shell`, shells[index]?.code === 0 ? 'is there' : undefined],
        ] as const;
      }),
    );
  };

  /** Kills the process of each container; the engine starts it again, and then all are healthy. */
  const killEach = async (): Promise<Result> => {
    const all = (await states()).length;
    const before = await running();
    const killed = await pidsOf(before.map(({ ID }) => ID));
    for (const pid of killed.values()) process.kill(pid, 'SIGKILL');
    await allWell(all);
    const after = new Map((await running()).map(({ Service, ID }) => [Service, ID]));
    const pids = await pidsOf([...after.values()]);
    return asResult(
      before.map(({ Service, ID }) => {
        const pid = pids.get(after.get(Service) ?? '');
        return [Service, pid !== undefined && pid !== killed.get(ID) ? undefined : 'did not come back'] as const;
      }),
    );
  };

  const downAndUp = async (): Promise<Result> => {
    const password = await stack.demoPassword();
    await stack.stop();
    const result = await start();
    return (await stack.demoPassword()) === password
      ? result
      : { ...result, failed: result.failed + 1, reason: 'the volumes lost the keys' };
  };

  if (!(await tally.step('images and start', start))) return;
  await tally.step('hardening', hardening);
  await tally.step('a purchase', () => buy('purchase'));
  await tally.step('every process killed once', killEach);
  await tally.step('a purchase after the kills', () => buy('purchase after kills'));
  await tally.step('down and up with the data left', downAndUp);
  await tally.step('a purchase after down and up', () => buy('purchase after up'));
  await compose('down', '--volumes', '--timeout', '5');
  await tally.step(`integration tests of ${testedService} in containers`, () =>
    runVitest(['int'], { label: 'int', files: [testedService], env: { TEST_CONTAINERS: '1' } }),
  );
};
