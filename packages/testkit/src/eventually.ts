import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './patience.ts';

/** A wait that lasts is checked less often: the pause grows to a tenth of the time waited so far, and to this at most. */
const longestPauseMs = 250;

/**
 * Repeats `check` until it no longer throws and no longer answers false, then resolves with its answer.
 * After `timeoutMs` its last error is thrown, so that a failing `expect` inside shows its difference.
 */
export const eventually = async <T>(
  check: () => T | Promise<T>,
  { timeoutMs = patienceMs, intervalMs = 50 } = {},
): Promise<Exclude<T, false>> => {
  const began = Date.now();
  for (;;) {
    let failure: unknown;
    try {
      const answer = await check();
      if (answer !== false) return answer as Exclude<T, false>;
      failure = new Error('the check still answers false');
    } catch (error) {
      failure = error;
    }
    const waitedMs = Date.now() - began;
    if (waitedMs >= timeoutMs) throw failure;
    await pause(Math.max(intervalMs, Math.min(longestPauseMs, waitedMs / 10)));
  }
};
