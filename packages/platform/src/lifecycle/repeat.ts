import { isDomainError } from '@southline/kernel/errors';
import type { Logger } from '../logger/index.ts';

/** Background work that runs until it is stopped. */
export interface Background {
  /** Stops after the piece of work in progress. */
  stop(): Promise<void>;
  /** Runs the next round now, or at this time (ms since 1970) if no round is due sooner. */
  wake(at?: number): void;
}

/**
 * Runs `work` repeatedly, `intervalMs` after each end, or at once while it returns true ("there is more"). `work` may itself
 * ask for an earlier round by `wake`. A failed round is logged, briefly if it repeats the previous failure, and the next one
 * follows after the interval. An unavailable other service is logged as trouble only if it fails twice, because processes
 * start in any order.
 */
export const repeat = (
  name: string,
  intervalMs: number,
  logger: Logger,
  work: (signal: AbortSignal) => Promise<boolean | undefined>,
): Background => {
  const controller = new AbortController();
  /** The earliest time asked for since the current round began. */
  let asked = Number.POSITIVE_INFINITY;
  let rearm: (() => void) | undefined;

  const rest = () =>
    new Promise<void>((resolve) => {
      const latest = Date.now() + intervalMs;
      let timer: NodeJS.Timeout | undefined;
      rearm = () => {
        clearTimeout(timer);
        const wait = Math.min(latest, asked) - Date.now();
        if (wait <= 0 || controller.signal.aborted) resolve();
        else timer = setTimeout(resolve, wait);
      };
      rearm();
    });

  const loop = async () => {
    let failures = 0;
    let lastReason: string | undefined;
    while (!controller.signal.aborted) {
      asked = Number.POSITIVE_INFINITY;
      let more: boolean | undefined = false;
      try {
        more = await work(controller.signal);
        failures = 0;
        lastReason = undefined;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        failures += 1;
        const mayPass = failures === 1 && isDomainError(error) && error.kind === 'unavailable';
        if (mayPass) logger.info({ reason, work: name }, 'a background round waits for another service');
        else if (reason === lastReason) logger.warn({ reason, work: name }, 'a background round failed again');
        else if (!controller.signal.aborted) logger.error({ err: error, work: name }, 'a background round failed');
        if (!mayPass) lastReason = reason;
      }
      if (!more) await rest();
    }
  };
  // The first round starts later, so that the caller already has the handle: the round may wake the loop.
  const done = Promise.resolve().then(loop);

  return {
    wake: (at = 0) => {
      asked = Math.min(asked, at);
      rearm?.();
    },
    stop: () => {
      controller.abort();
      rearm?.();
      return done;
    },
  };
};
