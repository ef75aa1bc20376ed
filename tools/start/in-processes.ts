import { join } from 'node:path';
import { dataRoot } from '#machine/paths.ts';
import { endLeftovers } from '#machine/records.ts';
import { say } from '#machine/say.ts';
import { serviceNames } from '../processes/src/index.ts';
import { printAddresses } from './addresses.ts';
import { packagesOf, startBuild } from './build/build-all.ts';
import type { Ending } from './interrupt.ts';
import { createStack, type ServiceName, type Stack, type StackOptions } from './stack.ts';
import { forgetStack, writeStack } from './stack-file.ts';

/** The environment of each running service's own commands. */
export const commandsOf = ({
  facts,
  commandEnv,
}: Pick<Stack, 'commandEnv'> & { facts: Pick<Stack['facts'], 'uses'> }) =>
  Object.fromEntries(serviceNames.filter((name) => facts.uses(name)).map((name) => [name, commandEnv(name)]));

interface HowToRun {
  /** Only these processes; all by default. */
  readonly only?: ServiceName[];
  /** Names of the packages to build; those of the processes by default. */
  readonly packages?: readonly string[];
  readonly settings?: Pick<StackOptions, 'env' | 'others'>;
  /** Called once all processes are ready. */
  readonly whenReady?: (stack: Stack) => Promise<unknown>;
}

/** Runs the product, or only some of its processes, on this machine. */
export const runInProcesses = async (
  { atEnd }: Ending,
  { only, packages = only && ['topics', ...only].flatMap(packagesOf), settings, whenReady }: HowToRun = {},
) => {
  const build = startBuild(packages);
  const stack = createStack({ ...settings, dataDir: dataRoot, ports: 'fixed', keep: true, only, whenBuilt: build.of });
  atEnd(() => forgetStack(dataRoot));
  atEnd(() => {
    say('ending what was started');
    return stack.stop();
  });
  for (const name of await endLeftovers(dataRoot)) say(`ended ${name}, which an earlier run had left`);
  // If the build fails, its error is reported, and not that of the start that lacks its files.
  await Promise.all([build.all, stack.start().catch((error) => build.all.then(() => Promise.reject(error)))]);
  writeStack(dataRoot, { env: stack.auditEnv(), commands: commandsOf(stack) });
  await whenReady?.(stack);
  if (!only) {
    // The shop works without demo orders.
    await stack.demoOrders().catch((error: Error) => say(`the demo member has no orders: ${error.message}`));
  }
  say('ready');
  const { urls, uses, secrets } = stack.facts;
  printAddresses({
    ...urls,
    web: uses('bff') ? urls.web : undefined,
    logs: join(dataRoot, 'logs'),
    demoPassword: uses('auth') ? secrets.demoPassword : undefined,
  });
};
