// npm start                      the whole product on this machine, until Ctrl-C: in containers where Docker answers
// npm start -- catalogue bff     only these processes (the folders of services and stand-ins) and the servers
import { join } from 'node:path';
import { buildAll } from '../build.mjs';
import { printAddresses } from './addresses.mjs';
import { composeVersion, createComposeStack } from './compose.mjs';
import { engineAnswers } from './docker/engine.mjs';
import { install } from './install.mjs';
import { onSignals } from './interrupt.mjs';
import { tryLock } from './lock.mjs';
import { dataRoot } from './paths.mjs';
import { endLeftovers } from './records.mjs';
import { CannotGoOn, explain, say } from './say.mjs';
import { forgetStack, writeStack } from './stack-file.mjs';
import { takeNode } from './take-node.mjs';
import { chooseWay, describeWay } from './way.mjs';

const lockStack = () => {
  const lock = tryLock(join(dataRoot, 'lock'));
  if (lock.release) return lock;
  throw new CannotGoOn(`This clone is already running (process ${lock.holder.pid}).`, [
    'use that one, or end it with Ctrl-C in its terminal',
  ]);
};

const inContainers = async (lock) => {
  const stack = createComposeStack();
  const end = onSignals(async () => {
    say('ending the containers; the data stays');
    await stack.stop();
    forgetStack(dataRoot);
    lock.release();
  });
  try {
    await stack.start();
    writeStack(dataRoot, { containers: true });
  } catch (error) {
    await end(1, () => explain(error));
    return;
  }
  say('ready');
  printAddresses({ ...stack.addresses, demoPassword: await stack.demoPassword() });
};

const inProcesses = async (lock, only) => {
  let stack;
  const end = onSignals(async () => {
    say('ending what was started');
    await stack?.stop();
    forgetStack(dataRoot);
    lock.release();
  });
  try {
    for (const name of await endLeftovers(dataRoot)) say(`ended ${name}, which an earlier run had left`);
    await install();
    await buildAll(only && [...only, 'topics', ...(only.includes('bff') ? ['web'] : [])]);
    // Here, because it is TypeScript, and needs what the installation brings.
    const { createStack } = await import('./stack.mjs');
    stack = createStack({ dataDir: dataRoot, ports: 'fixed', keep: true, only });
    await stack.start();
    const services = ['orders', 'payments', 'documents'].filter((name) => stack.facts.uses(name));
    const commands = Object.fromEntries(services.map((name) => [name, stack.commandEnv(name)]));
    writeStack(dataRoot, { env: stack.auditEnv(), commands });
  } catch (error) {
    await end(1, () => explain(error));
    return;
  }
  say('ready');
  const { urls, uses, secrets } = stack.facts;
  printAddresses({
    ...urls,
    web: uses('bff') && urls.web,
    logs: join(dataRoot, 'logs'),
    demoPassword: uses('auth') && secrets.demoPassword,
  });
};

const main = async () => {
  const only = process.argv.length > 2 ? process.argv.slice(2) : undefined;
  const way = await chooseWay({ env: process.env, only, engineAnswers, composeVersion });
  if (!way.containers) await takeNode();
  const lock = lockStack();
  say(describeWay(way));
  await (way.containers ? inContainers(lock) : inProcesses(lock, only));
};

main().catch((error) => {
  explain(error);
  process.exit(1);
});
