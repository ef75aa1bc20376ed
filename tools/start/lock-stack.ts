import { join } from 'node:path';
import { tryLock } from '#machine/lock.ts';
import { dataRoot } from '#machine/paths.ts';
import { CannotGoOn } from '#machine/say.ts';

/** Reserves this clone for one running stack; returns the function that releases it. */
export const lockStack = (): (() => void) => {
  const lock = tryLock(join(dataRoot, 'lock'));
  if (lock.release) return lock.release;
  throw new CannotGoOn(`This clone is already running (process ${lock.holder?.pid}).`, [
    'use that one, or end it with Ctrl-C in its terminal',
  ]);
};
