// npm run test:containers   builds the images, buys in them, kills each process, upgrades, and runs integration tests in containers
import { explain, say } from '#machine/say.ts';
import { findDocker } from './docker.ts';
import { install } from './install.ts';
import { onSignals } from './interrupt.ts';
import { openTally } from './tally.ts';

const { end, atEnd } = onSignals();
try {
  const docker = await findDocker().catch((error: Error) => {
    say(`skipped: ${error.message}`);
    return undefined;
  });
  if (!docker) await end(0, () => console.log('0 passed, 0 failed, 1 skipped'));
  else {
    await install();
    // Needs the installation.
    const { testContainers } = await import('./container-tests.ts');
    const tally = openTally();
    await testContainers(docker, tally, atEnd);
    await end(tally.close());
  }
} catch (error) {
  await end(1, () => explain(error));
}
