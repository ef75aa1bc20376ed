import { setTimeout as pause } from 'node:timers/promises';
/**
 * Repeats `check` until it no longer throws and no longer answers false, then resolves with its answer.
 * After `timeoutMs` (60 s, so that a busy machine passes) its last error is thrown, so that a failing `expect` inside shows its difference.
 */
export const eventually = async <T>(
  check: () => T | Promise<T>,
  { timeoutMs = 60_000, intervalMs = 50 } = {},
): Promise<Exclude<T, false>> => {
  const end = Date.now() + timeoutMs;
  for (;;) {
    let failure: unknown;
    try {
      const answer = await check();
      if (answer !== false) return answer as Exclude<T, false>;
      failure = new Error('the check still answers false');
    } catch (error) {
      failure = error;
    }
    if (Date.now() >= end) throw failure;
    await pause(intervalMs);
  }
};
