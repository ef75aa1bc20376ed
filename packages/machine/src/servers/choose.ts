import { containers } from '../docker/containers.ts';
import { engineAnswers } from '../docker/engine.ts';
import { cloneId } from '../paths.ts';
import { CannotGoOn } from '../say.ts';
import { native } from './native.ts';
import type { Server, ServerHandle, ServerOptions } from './server.ts';

/** A server run by others, named by its address in the environment. It is used, never started or stopped. */
const addressed = (server: Server, address: string): ServerHandle => ({
  name: server.name,
  title: server.title,
  url: address,
  source: `${server.variable} in the environment`,
  start: async () => {},
  stop: async () => {},
  pause: async () => {},
  kill: async () => {
    throw new Error(`${server.title} runs elsewhere (${server.variable}); it cannot be killed from here`);
  },
  isRunning: async () => true,
});

/** A server in a container of the local Docker engine. With `keep`, its data stays in a volume named after the clone. */
const contained = (server: Server, { port, records, keep }: ServerOptions): ServerHandle => {
  const { image, version, command, env, containerPort, volumePath } = server.container(port);
  const name = `southline-${cloneId}-${server.name}-${port}`;
  const volume = keep ? { name: `southline-${cloneId}-${server.name}-${version}`, path: volumePath } : undefined;
  let id: string | undefined;
  const isRunning = async () => id !== undefined && (await containers.isRunning(id));
  const readiness = () => {
    let reason: string | undefined;
    const watch = setInterval(() => {
      isRunning().then(
        (running) => {
          reason = running ? undefined : `its container ended; see docker logs ${name}`;
        },
        () => {},
      );
    }, 1000);
    return server.ready(port, () => reason).finally(() => clearInterval(watch));
  };
  const pause = async () => {
    if (id) await containers.stop(id);
  };
  return {
    name: server.name,
    title: server.title,
    url: server.url(port),
    source: `Docker, ${image}`,
    async start() {
      if (id) await containers.restart(id);
      else {
        id = await containers.start({ name, image, command, env, port, containerPort, volume });
        records?.container(server.name, id);
      }
      await readiness();
    },
    pause,
    async stop({ discard = false } = {}) {
      if (!id) return;
      if (!discard) await pause();
      await containers.remove(id);
      records?.forget(id);
      id = undefined;
    },
    async kill() {
      if (id) await containers.kill(id);
    },
    isRunning,
  };
};

/**
 * Selects a server's source, the first available of: its address in the environment, a Docker engine, its program on the PATH
 * or from the registries.
 */
export const choose = async (server: Server, options: ServerOptions): Promise<ServerHandle> => {
  const address = options.env[server.variable];
  if (address) return addressed(server, address);
  if (await engineAnswers()) return contained(server, options);
  const program = await server.program();
  if (program) return native(server, program, options);
  throw new CannotGoOn(`${server.title} cannot be brought up: no address, no Docker engine, no program.`, [
    `start Docker, which is the way on ${process.platform} (${process.arch})`,
    `or put ${server.title} on the PATH`,
    `or set ${server.variable} to the address of a running one`,
  ]);
};
