import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isAlive } from './identity.mjs';

const fileOf = (dataDir) => join(dataDir, 'stack.json');

/** Writes down how commands beside the stack reach it; for its user only, since passwords are among it. */
export const writeStack = (dataDir, stack) =>
  writeFileSync(fileOf(dataDir), JSON.stringify({ owner: identityOf(process.pid), env: stack.auditEnv() }), {
    mode: 0o600,
  });

export const forgetStack = (dataDir) => rmSync(fileOf(dataDir), { force: true });

/** Environment for commands beside the running stack; undefined when none runs. */
export const runningStackEnv = (dataDir) => {
  try {
    const { owner, env } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return isAlive(owner) ? env : undefined;
  } catch {
    return undefined;
  }
};
