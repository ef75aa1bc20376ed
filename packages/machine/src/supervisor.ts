import { setTimeout as pause } from 'node:timers/promises';
import { type Child, type ChildOptions, reasonOf, type StopOptions, startChild } from './child.ts';
import { lastWords } from './log-lines.ts';
import { warn } from './say.ts';
import { until } from './wait.ts';

const firstDelayMs = 200;
const longestDelayMs = 10_000;
/** After running this long a process counts as healthy again. */
const settledMs = 30_000;

interface Supervised {
  /** Options for starting it, computed again for each start. */
  readonly spawn: () => ChildOptions;
  /** Whether it is ready to serve. */
  readonly answers: () => Promise<boolean>;
  readonly quiet?: boolean;
}

/** Keeps one process running: restarts it after every unexpected exit, at growing intervals. */
export const supervise = (name: string, { spawn, answers, quiet }: Supervised) => {
  let child: Child | undefined;
  let wanted = false;
  let failures = 0;
  let starts = 0;

  const launch = () => {
    starts += 1;
    const began = Date.now();
    const current = startChild(spawn());
    child = current;
    current.ended.then(async (exit) => {
      if (!wanted || child !== current) return;
      failures = Date.now() - began > settledMs ? 1 : failures + 1;
      const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
      if (!quiet)
        warn(`${name} ${reasonOf(exit)}; starting it again in ${delay / 1000} s\n${lastWords(current.tail())}`);
      await pause(delay);
      if (wanted && child === current) launch();
    });
  };

  const giveUp = () => {
    if (!wanted) return 'stopped meanwhile';
    return child?.exit && starts >= 3 ? `${reasonOf(child.exit)}\n${lastWords(child.tail())}` : undefined;
  };

  const handle = {
    name,
    get pid() {
      return child && !child.exit ? child.pid : undefined;
    },
    get starts() {
      return starts;
    },
    isRunning: () => child !== undefined && child.exit === undefined,
    /** Starts the process and waits until it serves; gives up when it has died three times. */
    async start({ timeoutMs = 60_000 } = {}) {
      if (!wanted) {
        wanted = true;
        failures = 0;
        starts = 0;
        launch();
      }
      await until(name, answers, { timeoutMs, intervalMs: 50, giveUp });
    },
    /** SIGTERM, then SIGKILL after the grace; it stays down until `start`. */
    async stop(options?: StopOptions) {
      wanted = false;
      const exit = await child?.stop(options);
      child = undefined;
      return exit;
    },
    /** Ends it by a signal; it is restarted as after any other exit. Resolves with its exit. */
    async kill(signal: NodeJS.Signals = 'SIGKILL') {
      const victim = child;
      victim?.kill(signal);
      return victim?.ended;
    },
    async restart() {
      await handle.stop();
      await handle.start();
    },
  };
  return handle;
};

export type Supervisor = ReturnType<typeof supervise>;
