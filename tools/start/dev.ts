// npm run dev   the product for development, until Ctrl-C: the page shows a change of the client, services restart with theirs
import { explain } from '#machine/say.ts';
import { fetchPrograms } from '#machine/start-servers.ts';
import { install } from './install.ts';
import { onSignals } from './interrupt.ts';
import { lockStack } from './lock-stack.ts';

const ending = onSignals();
try {
  ending.atEnd(lockStack());
  await Promise.all([install(), fetchPrograms()]);
  // Needs the installation.
  const { runForDevelopers } = await import('./for-developers.ts');
  await runForDevelopers(ending);
} catch (error) {
  await ending.end(1, () => explain(error));
}
