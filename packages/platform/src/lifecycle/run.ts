import { ConfigError } from '../config/index.ts';

export interface Running {
  /** Readiness off, drain, finish what runs, close. */
  stop(): Promise<void>;
}

const stopTimeoutMs = 15_000;

/**
 * Runs a process until SIGTERM or SIGINT. A bad environment ends it with its problems on standard error, a stray
 * rejection by the same orderly path with exit code 1.
 */
export const run = (start: (signal: AbortSignal) => Promise<Running>): void => {
  const starting = new AbortController();
  let stopping = false;
  const started = start(starting.signal);

  const end = (code: number) => {
    if (stopping) return;
    stopping = true;
    starting.abort();
    setTimeout(() => process.exit(code || 1), stopTimeoutMs).unref();
    started
      .then((running) => running.stop())
      .then(
        () => process.exit(code),
        (error: unknown) => fail(error),
      );
  };
  const fail = (error: unknown) => {
    const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
    if (stopping) process.exit(1);
    end(1);
  };

  started.catch((error: unknown) => {
    if (!stopping) fail(error);
  });
  process.once('SIGTERM', () => end(0));
  process.once('SIGINT', () => end(0));
  process.on('unhandledRejection', fail);
  process.on('uncaughtException', fail);
};
