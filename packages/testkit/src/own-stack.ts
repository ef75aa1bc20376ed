import { rm } from 'node:fs/promises';
import { openSpace, sweepSpaces } from '../../../tools/start/spaces.mjs';
import { type Stack, type StackOptions, startStack } from '../../../tools/start/stack.mjs';

export type { ProcessName, Stack } from '../../../tools/start/stack.mjs';

/**
 * The whole product, as built, for one test file alone: free ports, servers and data of its own, so that parts of it may be
 * killed. `stop()` ends all of it and removes its data. `npm run build` comes first.
 */
export const ownStack = async (options: Omit<StackOptions, 'dataDir' | 'ports' | 'keep'> = {}): Promise<Stack> => {
  await sweepSpaces('stack');
  const dataDir = openSpace('stack');
  const stack = await startStack({ quiet: true, ...options, dataDir });
  const stop = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...stack, stop };
};
