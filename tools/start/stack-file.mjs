import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isAlive } from './identity.mjs';

const fileOf = (dataDir) => join(dataDir, 'stack.json');

/**
 * Writes down how commands beside the stack reach it, {env, commands} or {containers: true}; for its user only, since passwords are
 * among it.
 */
export const writeStack = (dataDir, reached) =>
  writeFileSync(fileOf(dataDir), JSON.stringify({ owner: identityOf(process.pid), ...reached }), { mode: 0o600 });

export const forgetStack = (dataDir) => rmSync(fileOf(dataDir), { force: true });

const running = (dataDir) => {
  try {
    const found = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return isAlive(found.owner) ? found : undefined;
  } catch {
    return undefined;
  }
};

/** Environment for commands beside the running stack; undefined when none runs, or none that processes reach. */
export const runningStackEnv = (dataDir) => running(dataDir)?.env;

/** Environment for a service's own commands; undefined as above. */
export const commandEnv = (dataDir, service) => running(dataDir)?.commands?.[service];

/** Whether the running stack is in containers, where commands have to go too. */
export const runsInContainers = (dataDir) => running(dataDir)?.containers === true;
