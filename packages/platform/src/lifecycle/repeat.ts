import type { Logger } from '../logger/index.ts';

/** Work that goes on beside requests until it is stopped. */
export interface Background {
  /** Ends after the piece of work in progress. */
  stop(): Promise<void>;
  /** Runs the next round now. */
  wake(): void;
}

/**
 * Runs `work` again and again, `intervalMs` after each end, or at once while it returns true ("there is more").
 * A failed round is logged, briefly when it fails as the one before, and the next one comes after the interval.
 */
export const repeat = (
  name: string,
  intervalMs: number,
  logger: Logger,
  work: (signal: AbortSignal) => Promise<boolean | undefined>,
): Background => {
  const controller = new AbortController();
  let wakeUp: (() => void) | undefined;
  let woken = false;

  const rest = () =>
    new Promise<void>((resolve) => {
      if (woken || controller.signal.aborted) return resolve();
      const timer = setTimeout(resolve, intervalMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = async () => {
    let lastFailure: string | undefined;
    while (!controller.signal.aborted) {
      woken = false;
      let more: boolean | undefined = false;
      try {
        more = await work(controller.signal);
        lastFailure = undefined;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason === lastFailure) logger.warn({ reason, work: name }, 'a background round failed again');
        else if (!controller.signal.aborted) logger.error({ err: error, work: name }, 'a background round failed');
        lastFailure = reason;
      }
      if (!more) await rest();
    }
  };
  // The caller has the handle before the first round, which may wake it.
  const done = Promise.resolve().then(loop);

  return {
    wake: () => {
      woken = true;
      wakeUp?.();
    },
    stop: () => {
      controller.abort();
      wakeUp?.();
      return done;
    },
  };
};
