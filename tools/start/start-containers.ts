// npm run start:containers   the whole product in containers, until Ctrl-C; the data stays in volumes
import { dataRoot } from '#machine/paths.ts';
import { explain, say } from '#machine/say.ts';
import { printAddresses } from './addresses.ts';
import { createComposeStack } from './compose.ts';
import { findDocker } from './docker.ts';
import { onSignals } from './interrupt.ts';
import { lockStack } from './lock-stack.ts';
import { forgetStack, writeStack } from './stack-file.ts';

const { end, atEnd } = onSignals();
try {
  const stack = createComposeStack(await findDocker());
  atEnd(lockStack());
  atEnd(() => forgetStack(dataRoot));
  atEnd(() => {
    say('ending the containers; the data stays');
    return stack.stop();
  });
  await stack.start();
  writeStack(dataRoot, { containers: true });
  // The shop works without demo orders.
  await stack.demoOrders().catch((error: Error) => say(`the demo member has no orders: ${error.message}`));
  say('ready');
  printAddresses({ ...stack.addresses, demoPassword: await stack.demoPassword() });
} catch (error) {
  await end(1, () => explain(error));
}
