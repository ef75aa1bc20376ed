import { containers } from '../docker/containers.ts';
import { cloneId } from '../paths.ts';
import type { Server, ServerHandle, ServerOptions } from './server.ts';

/** A server in a container of the local Docker engine. With `keep`, its data stays in a volume named after the clone. */
export const contained = (server: Server, { port, records, keep }: ServerOptions): ServerHandle => {
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
