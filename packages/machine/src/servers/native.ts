import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, type Exit, reasonOf, type StopOptions, startChild } from '../child.ts';
import { lastWords } from '../log-lines.ts';
import { cacheRoot } from '../paths.ts';
import { warn } from '../say.ts';
import type { Program, Server, ServerOptions } from './server.ts';

const restartDelayMs = 1000;
/** After running this long a server counts as healthy again. */
const settledMs = 30_000;
const mostDeaths = 3;

/**
 * A server as a process of this machine, its data in `<dir>/<name>-<version>`. When it exits unexpectedly, its last log lines
 * are printed and it is started again. `onLost(reason)` is called if restarting does not help.
 */
export const native = (server: Server, program: Program, { port, dir, logs, records, onLost }: ServerOptions) => {
  const home = join(dir, `${server.name}-${program.version}`);
  let child: Child | undefined;
  let wanted = false;
  let began = 0;
  let deaths = 0;

  const launch = async () => {
    began = Date.now();
    await server.prepare(program, home, port);
    const { command, args, env } = server.processOf(program, home, port);
    const started = startChild({
      name: server.name,
      command,
      args,
      env: { ...process.env, ...env },
      cwd: home,
      log: join(logs, `${server.name}.log`),
      records,
    });
    child = started;
    started.ended.then((exit) => startAgain(started, exit));
    await server.ready(port, () => started.exit && `${reasonOf(started.exit)}\n${started.tail()}`);
  };

  const startAgain = async (ended: Child, exit: Exit) => {
    if (!wanted || child !== ended) return;
    deaths = Date.now() - began > settledMs ? 1 : deaths + 1;
    const reason = `${server.title} ${reasonOf(exit)}`;
    warn(`${reason}; starting it again\n${lastWords(ended.tail())}`);
    if (deaths >= mostDeaths) onLost?.(`${reason}, ${deaths} times in a row\n${lastWords(ended.tail())}`);
    await pause(restartDelayMs);
    if (wanted && child === ended) await launch().catch((error) => wanted && warn(error.message));
  };

  const end = async (options: StopOptions) => {
    wanted = false;
    await child?.stop(options);
  };

  return {
    name: server.name,
    title: server.title,
    url: server.url(port),
    source: `${!program.path || program.path.startsWith(cacheRoot()) ? 'downloaded' : program.path}, ${program.version}`,
    async start() {
      await launch();
      wanted = true;
    },
    pause: () => end({ graceMs: 30_000 }),
    stop: ({ discard = false } = {}) => end({ signal: discard ? 'SIGKILL' : 'SIGTERM', graceMs: 30_000 }),
    async kill(signal: NodeJS.Signals = 'SIGKILL') {
      wanted = false;
      child?.kill(signal);
      await child?.ended;
    },
    isRunning: async () => child !== undefined && child.exit === undefined,
    get pid() {
      return child?.pid;
    },
  };
};
