// npm start                      the whole product as processes of this machine, until Ctrl-C
// npm start -- catalogue bff     only these processes (the folders of services and stand-ins) and the servers
import { explain } from '#machine/say.ts';
import { fetchPrograms } from '#machine/start-servers.ts';
import { install } from './install.ts';
import { onSignals } from './interrupt.ts';
import { lockStack } from './lock-stack.ts';
import type { ServiceName } from './stack.ts';

const ending = onSignals();
try {
  const only = process.argv.length > 2 ? (process.argv.slice(2) as ServiceName[]) : undefined;
  ending.atEnd(lockStack());
  await Promise.all([install(), fetchPrograms()]);
  // Needs the installation.
  const { runInProcesses } = await import('./in-processes.ts');
  await runInProcesses(ending, { only });
} catch (error) {
  await ending.end(1, () => explain(error));
}
