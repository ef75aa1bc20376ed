import { rm } from 'node:fs/promises';
import { openSpace, sweepSpaces } from '@southline/machine/spaces';
import { type ServerName, type ServerSet, startServers } from '@southline/machine/start-servers';

export type { ServerSet } from '@southline/machine/start-servers';

/** Servers of one test file only, which it may stop, kill and restart; `stop()` ends them and removes their data. */
export const ownServers = async (only?: readonly ServerName[]): Promise<ServerSet> => {
  await sweepSpaces('own');
  const dataDir = openSpace('own');
  const set = await startServers({ dataDir, only });
  const stop = async () => {
    await set.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...set, stop };
};
