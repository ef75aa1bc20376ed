import { runningSet, testEnvironment } from '@southline/machine/start-servers';
import { serversFrom } from './config.ts';
import { containedServers } from './containers.ts';
import { ownServers } from './own-servers.ts';

const given = (): boolean => {
  try {
    return Boolean(serversFrom(process.env));
  } catch {
    return false;
  }
};

/**
 * Vitest's global set-up of the projects that need servers: in containers with TEST_CONTAINERS=1, from the environment, from a
 * running set, or own processes.
 */
export const setup = async (): Promise<undefined | (() => Promise<void>)> => {
  if (process.env.TEST_CONTAINERS) {
    const contained = await containedServers();
    Object.assign(process.env, contained.env);
    return contained.stop;
  }
  if (given()) return;
  const kept = runningSet();
  if (kept) {
    Object.assign(process.env, testEnvironment(kept));
    return;
  }
  const own = await ownServers();
  Object.assign(process.env, testEnvironment(own.urls));
  return async () => void (await own.stop());
};
