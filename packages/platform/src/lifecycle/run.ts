import { ConfigError } from '../config/index.ts';

export interface Running {
  /** Sets "not ready", drains, finishes running work, closes. */
  stop(): Promise<void>;
}

const stopTimeoutMs = 15_000;

/**
 * Runs a process until SIGTERM or SIGINT, also during its start. An invalid environment ends it with its problems on standard
 * error. An unhandled rejection ends it in the same orderly way with exit code 1.
 */
export const run = (start: (signal: AbortSignal) => Promise<Running>): void => {
  const starting = new AbortController();
  let stopping = false;
  let exitCode = 0;
  const started = start(starting.signal);

  const end = () => {
    if (stopping) return;
    stopping = true;
    starting.abort();
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    const stopped = started.then(
      (running) => running.stop(),
      () => undefined, // the process did not finish its start
    );
    stopped.catch(report).finally(() => process.exit(exitCode));
  };
  const report = (error: unknown) => {
    exitCode = 1;
    const text = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${text}\n`);
  };
  const fail = (error: unknown) => {
    report(error);
    end();
  };

  started.catch((error: unknown) => {
    if (!stopping) fail(error);
  });
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.on('unhandledRejection', fail);
  process.on('uncaughtException', fail);
};
