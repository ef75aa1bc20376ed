import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Identity, identityOf, isAlive } from '#machine/identity.ts';

type Environment = Record<string, string>;

/**
 * The connection data of a running stack, for all commands and for those of single services; or a note that it runs in
 * containers.
 */
interface Reached {
  readonly env?: Environment;
  readonly commands?: Record<string, Environment>;
  readonly containers?: boolean;
}

const fileOf = (dataDir: string) => join(dataDir, 'stack.json');

/** Writes how commands outside the stack reach it. Only its user may read the file, because it contains passwords. */
export const writeStack = (dataDir: string, reached: Reached) =>
  writeFileSync(fileOf(dataDir), JSON.stringify({ owner: identityOf(process.pid), ...reached }), { mode: 0o600 });

export const forgetStack = (dataDir: string) => rmSync(fileOf(dataDir), { force: true });

const running = (dataDir: string): (Reached & { owner: Identity }) | undefined => {
  try {
    const found = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return isAlive(found.owner) ? found : undefined;
  } catch {
    return undefined;
  }
};

/** Environment for commands that talk to the running stack; undefined if none runs, or if processes cannot reach it. */
export const runningStackEnv = (dataDir: string) => running(dataDir)?.env;

/** Environment of a service's own commands; undefined if no stack runs. */
export const commandEnv = (dataDir: string, service: string) => running(dataDir)?.commands?.[service];

/** Whether the running stack is in containers, where commands must run too. */
export const runsInContainers = (dataDir: string) => running(dataDir)?.containers === true;
