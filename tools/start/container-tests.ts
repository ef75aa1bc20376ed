import { freePorts } from '#machine/ports.ts';
import { images } from '#machine/servers/versions.ts';
import { composeAddresses, createComposeStack } from './compose.ts';
import { checkHardening } from './container-hardening.ts';
import { asResult, openProject, slowestStartMs } from './container-project.ts';
import { buildEarlier, compareValidators, earlierCommit, earlierTag, validators } from './container-upgrade.ts';
import type { Result, Tally } from './tally.ts';
import { runVitest } from './vitest-run.ts';

/** A service whose integration tests need all three servers. */
const testedService = 'services/vouchers';

const projectName = 'southline-test';

/** Kills processes of the engine's machine, whose user and process ids differ from those of the containers. */
const killer = 'for (const pid of process.argv.slice(1)) process.kill(Number(pid), "SIGKILL")';

/** Brings the product up in containers of a project of its own, tests it and removes the containers with their data. */
export const testContainers = async (docker: string, tally: Tally, atEnd: (closer: () => unknown) => void) => {
  const [web = 0, mailbox = 0, sandbox = 0] = await freePorts(3);
  const around = {
    ...process.env,
    COMPOSE_PROJECT_NAME: projectName,
    SOUTHLINE_WEB_PORT: String(web),
    SOUTHLINE_MAILBOX_PORT: String(mailbox),
    SOUTHLINE_SANDBOX_PORT: String(sandbox),
    DEMO_PARTS: '2000',
  };
  const addresses = composeAddresses(around);
  const stack = createComposeStack(docker, around);
  const project = openProject(docker, around);
  const { command, compose, states, allWell, running, health, inspect } = project;
  const remove = async () => {
    const { code, output } = await compose('down', '--volumes', '--timeout', '5');
    if (code !== 0) throw new Error(`the containers of the tests cannot be removed:\n${output.slice(-1000).trim()}`);
  };
  await remove();
  atEnd(remove);

  const buy = (label: string) =>
    tally.step(`a purchase ${label}`, () =>
      runVitest(['e2e'], {
        label: 'purchase',
        files: ['e2e/purchase-by-rest.spec.ts'],
        env: {
          SOUTHLINE_E2E_URL: addresses.web,
          SOUTHLINE_E2E_MAILBOX_URL: addresses.mailbox,
          SOUTHLINE_E2E_SANDBOX_URL: addresses.provider,
        },
      }),
    );

  const start = async (): Promise<Result> => {
    await stack.start({ timeoutMs: slowestStartMs });
    await allWell();
    return health();
  };

  /** The earlier release serves and sells, then this one takes over its containers and data. */
  const upgrade = async (commit: string): Promise<boolean> => {
    const earlier = createComposeStack(docker, { ...around, SOUTHLINE_VERSION: earlierTag });
    const startEarlier = async () => {
      await earlier.start({ timeoutMs: slowestStartMs, build: false });
      await allWell();
      earlier.detach();
      return health();
    };
    if (!(await tally.step(`images of ${commit}`, () => buildEarlier(docker, commit, project, atEnd)))) return false;
    if (!(await tally.step(`start of ${commit}`, startEarlier))) return false;
    await buy(`under ${commit}`);
    const before = await validators(project, '--loosen');
    if (!(await tally.step(`upgrade from ${commit}`, start))) return false;
    return tally.step('rules of writes after the upgrade', async () =>
      compareValidators(before, await validators(project)),
    );
  };

  /** Sizes of our images, in MB. */
  const sizes = async (): Promise<Result> => {
    const { output } = await compose('images', '--format', 'json');
    const all: { Repository: string; Tag: string; Size: number }[] = JSON.parse(output);
    const own = all.filter(({ Repository }) => Repository.startsWith('southline/'));
    const inMb = new Map(own.map(({ Repository, Size }) => [Repository.slice('southline/'.length), Size / 1e6]));
    const text = [...inMb].sort().map(([name, mb]) => `${name} ${mb.toFixed(0)}`);
    return {
      ...asResult([...inMb].map(([name, mb]) => [name, mb > 0 ? undefined : 'has no size'])),
      note: text.join(', '),
    };
  };

  /** Kills the process of each container; the engine starts it again, and then all are healthy. */
  const killEach = async (): Promise<Result> => {
    const all = (await states()).length;
    const before = await running();
    const pidOf = async (ids: readonly string[]) =>
      new Map((await inspect(ids)).map(({ State }, index) => [ids[index], State.Pid]));
    const killed = await pidOf(before.map(({ ID }) => ID));
    const pids = [...killed.values()].map(String);
    const { code, output } = await command(
      ...['run', '--rm', '--user', '0', '--pid', 'host', '--network', 'none', '--entrypoint', 'node'],
      ...[images.node, '-e', killer, ...pids],
    );
    if (code !== 0) throw new Error(`the processes could not be killed:\n${output.trim()}`);
    await allWell(all);
    const after = await running();
    const pidNow = await pidOf(after.map(({ ID }) => ID));
    return asResult(
      before.map(({ Service, ID }) => {
        const now = after.find((each) => each.Service === Service);
        const back = now && pidNow.get(now.ID) !== killed.get(ID);
        return [Service, back ? undefined : 'did not come back'] as const;
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

  const pulled = () => stack.pull().then(() => ({ passed: 1, failed: 0 }));
  if (!(await tally.step('images of others', pulled))) return;
  const commit = await earlierCommit();
  if (commit) {
    if (!(await upgrade(commit))) return;
  } else if (!(await tally.step('images and start', start))) return;
  await tally.step('sizes of the images in MB', sizes);
  await buy(commit ? 'after the upgrade' : 'after the start');
  await tally.step('hardening', () => checkHardening(project));
  await tally.step('every process killed once', killEach);
  await buy('after the kills');
  await tally.step('down and up with the data left', downAndUp);
  await buy('after down and up');
  await tally.step('demo orders', async () => {
    await stack.demoOrders();
    return { passed: 1, failed: 0 };
  });
  await stack.stop();
  await remove();
  await tally.step(`integration tests of ${testedService} in containers`, () =>
    runVitest(['int'], { label: 'int', files: [testedService], env: { TEST_CONTAINERS: '1' } }),
  );
  await tally.step('nothing is left', async () => {
    const [containers, volumes] = await Promise.all([
      command('ps', '--all', '--quiet', '--filter', `label=com.docker.compose.project=${projectName}`),
      command('volume', 'ls', '--quiet', '--filter', `label=com.docker.compose.project=${projectName}`),
    ]);
    return asResult([
      ['containers', containers.output.trim() || undefined],
      ['volumes', volumes.output.trim() || undefined],
    ]);
  });
};
