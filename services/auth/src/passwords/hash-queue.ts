import { busy } from '@southline/kernel/errors';
import { currentScope } from '@southline/platform/telemetry';
import { tooManyAttempts } from '../domain/errors.ts';
import { type HashQueue, type Priority, priority } from '../domain/ports.ts';

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

export interface CountedHashQueue extends HashQueue {
  /** The number of waiting entries. */
  readonly length: number;
}

const retryMs = 5_000;

/**
 * Runs at most `parallel` password hashes at once: each takes 19 MiB and a core. At most `bound` calls wait, in the order of
 * their classes: known devices, addresses without recent failures, all others. If the queue is full, a new call replaces the
 * latest one of a lower class, or is refused.
 */
export const createHashQueue = (parallel: number, bound: number): CountedHashQueue => {
  const queues: Waiting[][] = Object.values(priority).map(() => []);
  let running = 0;

  const length = () => queues.reduce((sum, queue) => sum + queue.length, 0);

  const next = () => {
    if (running >= parallel) return;
    const first = queues.find((queue) => queue.length > 0)?.shift();
    if (!first) return;
    running += 1;
    first.start();
  };

  /** Makes room in the queue, if necessary by removing the latest entry of a lower class. */
  const makeRoom = (mine: Priority): boolean => {
    if (length() < bound) return true;
    const last = queues
      .slice(mine + 1)
      .findLast((queue) => queue.length > 0)
      ?.pop();
    last?.refuse(tooManyAttempts(retryMs));
    return last !== undefined;
  };

  const slot = (mine: Priority, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      if (!makeRoom(mine)) return reject(tooManyAttempts(retryMs));
      queues[mine]?.push({
        start: () => {
          if (!signal?.aborted) return resolve();
          // The caller no longer waits for the answer.
          running -= 1;
          reject(busy());
          next();
        },
        refuse: reject,
      });
      next();
    });

  return {
    async run(mine, work) {
      await slot(mine, currentScope()?.signal);
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
    get length() {
      return length();
    },
  };
};
