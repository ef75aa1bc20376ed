import { dataRoot } from '#machine/paths.ts';
import { say } from '#machine/say.ts';
import { printAddresses } from './addresses.ts';
import { createComposeStack } from './compose.ts';
import type { Ending } from './interrupt.ts';
import { forgetStack, writeStack } from './stack-file.ts';

/** The whole product in containers. */
export const runInContainers = async ({ atEnd }: Ending) => {
  const stack = createComposeStack();
  atEnd(() => forgetStack(dataRoot));
  atEnd(() => {
    say('ending the containers; the data stays');
    return stack.stop();
  });
  await stack.start();
  writeStack(dataRoot, { containers: true });
  say('ready');
  printAddresses({ ...stack.addresses, demoPassword: await stack.demoPassword() });
};
