import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
  /** Returns the reason to stop waiting early. */
  readonly giveUp?: () => string | undefined;
}

/**
 * Polls until `check` returns something truthy (an error counts as "not yet"). After the timeout it throws the last error.
 */
export const until = async <T>(
  what: string,
  check: () => T | Promise<T>,
  { timeoutMs = 60_000, intervalMs = 100, giveUp = () => undefined }: Patience = {},
): Promise<NonNullable<T>> => {
  const end = Date.now() + timeoutMs;
  for (let last: unknown; ; ) {
    try {
      const answer = await check();
      if (answer) return answer;
    } catch (error) {
      last = error;
    }
    const reason = giveUp();
    if (reason) throw new Error(`${what}: ${reason}`);
    if (Date.now() > end)
      throw new Error(`${what}: not within ${timeoutMs / 1000} s${last instanceof Error ? ` (${last.message})` : ''}`);
    await pause(intervalMs);
  }
};
