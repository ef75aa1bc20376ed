import { containers } from '../docker/containers.mjs';
import { cloneId } from '../paths.mjs';

/** A server in a container of the local Docker engine. With `keep`, its data stays in a volume named after the clone. */
export const contained = (server, { port, records, keep }) => {
  const { image, version, command, env, containerPort, volumePath } = server.container(port);
  const name = `southline-${cloneId}-${server.name}-${port}`;
  const volume = keep ? { name: `southline-${cloneId}-${server.name}-${version}`, path: volumePath } : undefined;
  let id;
  const goneReason = async () =>
    id && !(await containers.isRunning(id)) ? `its container ended; see docker logs ${name}` : undefined;
  const readiness = () => {
    let reason;
    const watch = setInterval(() => {
      goneReason().then(
        (text) => {
          reason = text;
        },
        () => {},
      );
    }, 1000);
    return server.ready(port, () => reason).finally(() => clearInterval(watch));
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
    pause: () => containers.stop(id),
    async stop({ discard = false } = {}) {
      if (!id) return;
      if (!discard) await containers.stop(id);
      await containers.remove(id);
      records?.forget(id);
      id = undefined;
    },
    kill: () => containers.kill(id),
    isRunning: () => containers.isRunning(id),
  };
};
