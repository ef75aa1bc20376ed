import { join } from 'node:path';
import { reasonOf, startChild } from '../child.mjs';
import { lastWords } from '../log-lines.mjs';
import { cacheRoot } from '../paths.mjs';
import { warn } from '../say.mjs';
import { pause } from '../wait.mjs';

const restartDelayMs = 1000;

/** A server as a process of this machine, its data in `<dir>/<name>-<version>`. */
export const native = (server, program, { port, dir, logs, records, watch }) => {
  const home = join(dir, `${server.name}-${program.version}`);
  let child;
  let wanted = false;

  const launch = async () => {
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
    if (watch) started.ended.then((exit) => startAgain(started, exit));
    await server.ready(port, () => started.exit && `${reasonOf(started.exit)}\n${started.tail()}`);
  };

  const startAgain = async (ended, exit) => {
    if (!wanted || child !== ended) return;
    warn(`${server.title} ${reasonOf(exit)}; starting it again\n${lastWords(ended.tail(), 3)}`);
    await pause(restartDelayMs);
    if (wanted && child === ended) await launch().catch((error) => warn(error.message));
  };

  const end = async (options) => {
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
    async kill(signal = 'SIGKILL') {
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
