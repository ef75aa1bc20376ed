import { join } from 'node:path';
import { reasonOf, startChild } from '../child.mjs';

/** A server as a process of this machine, its data in `<dir>/<name>-<version>`. */
export const native = (server, program, { port, dir, logs, records }) => {
  const home = join(dir, `${server.name}-${program.version}`);
  let child;
  return {
    name: server.name,
    title: server.title,
    url: server.url(port),
    source: `${program.path ?? 'downloaded'}, ${program.version}`,
    async start() {
      await server.prepare(program, home, port);
      const { command, args, env } = server.processOf(program, home, port);
      child = startChild({
        name: server.name,
        command,
        args,
        env: { ...process.env, ...env },
        cwd: home,
        log: join(logs, `${server.name}.log`),
        records,
      });
      const started = child;
      await server.ready(port, () => started.exit && `${reasonOf(started.exit)}\n${started.tail()}`);
    },
    pause: () => child?.stop(),
    stop: async ({ discard = false } = {}) => child?.stop({ signal: discard ? 'SIGKILL' : 'SIGTERM', graceMs: 30_000 }),
    async kill(signal = 'SIGKILL') {
      child?.kill(signal);
      await child?.ended;
    },
    isRunning: async () => child !== undefined && child.exit === undefined,
    get pid() {
      return child?.pid;
    },
  };
};
