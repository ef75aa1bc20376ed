// npm start                      the whole product on this machine, until Ctrl-C: in containers if Docker is running
// npm start -- catalogue bff     only these processes (the folders of services and stand-ins) and the servers
import { join } from 'node:path';
import { engineAnswers } from '#machine/docker/engine.ts';
import { tryLock } from '#machine/lock.ts';
import { dataRoot } from '#machine/paths.ts';
import { CannotGoOn, explain, say } from '#machine/say.ts';
import { fetchPrograms } from '#machine/start-servers.ts';
import { composeVersion } from './compose.ts';
import { install } from './install.ts';
import { onSignals } from './interrupt.ts';
import type { ServiceName } from './stack.ts';
import { chooseWay, describeWay } from './way.ts';

const lockStack = () => {
  const lock = tryLock(join(dataRoot, 'lock'));
  if (lock.release) return lock.release;
  throw new CannotGoOn(`This clone is already running (process ${lock.holder?.pid}).`, [
    'use that one, or end it with Ctrl-C in its terminal',
  ]);
};

const ending = onSignals();
try {
  const only = process.argv.length > 2 ? (process.argv.slice(2) as ServiceName[]) : undefined;
  const way = await chooseWay({ env: process.env, only, engineAnswers, composeVersion });
  ending.atEnd(lockStack());
  say(describeWay(way));
  if (way.containers) {
    const { runInContainers } = await import('./in-containers.ts');
    await runInContainers(ending);
  } else {
    await Promise.all([install(), fetchPrograms()]);
    // Needs the installation.
    const { runInProcesses } = await import('./in-processes.ts');
    await runInProcesses(ending, only);
  }
} catch (error) {
  await ending.end(1, () => explain(error));
}
