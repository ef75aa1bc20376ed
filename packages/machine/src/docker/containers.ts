import { say } from '../say.ts';
import { engineAddress } from './engine.ts';

/** Loaded on use, because the folders of a start are checked before packages are installed. */
const engine = async () => {
  const { default: Docker } = await import('dockerode');
  return new Docker(engineAddress());
};
const container = async (id: string) => (await engine()).getContainer(id);

/** A container that does not exist counts as ended and removed. */
const unlessGone = (error: Error & { statusCode?: number }) => {
  if (error.statusCode !== 404) throw error;
};

const pull = async (image: string) => {
  const docker = await engine();
  if (await docker.getImage(image).inspect().catch(unlessGone)) return;
  say(`pulling ${image}`);
  const progress = await docker.pull(image);
  await new Promise<void>((resolve, reject) =>
    docker.modem.followProgress(progress, (error) => (error ? reject(error) : resolve())),
  );
};

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly port: number;
  readonly containerPort?: number;
  readonly volume?: { readonly name: string; readonly path: string };
}

const remove = async (id: string) => (await container(id)).remove({ force: true, v: true }).catch(unlessGone);

export const containers = {
  remove,

  /** Creates and starts a container whose `port` is the same inside and on 127.0.0.1; returns its id. */
  async start({ name, image, command, env = {}, port, containerPort = port, volume }: Container) {
    await pull(image);
    await remove(name);
    const key = `${containerPort}/tcp`;
    const docker = await engine();
    const created = await docker.createContainer({
      name,
      Image: image,
      Cmd: command,
      Env: Object.entries(env).map(([variable, value]) => `${variable}=${value}`),
      ExposedPorts: { [key]: {} },
      Labels: { 'southline.local': 'true' },
      HostConfig: {
        PortBindings: { [key]: [{ HostIp: '127.0.0.1', HostPort: String(port) }] },
        Mounts: volume ? [{ Type: 'volume', Source: volume.name, Target: volume.path }] : [],
      },
    });
    await created.start();
    return created.id;
  },

  /** Asks the process inside to stop and kills it after the grace period; the named volume stays. */
  stop: async (id: string, graceSeconds = 15) => (await container(id)).stop({ t: graceSeconds }).catch(unlessGone),

  kill: async (id: string) => (await container(id)).kill(),

  /** Starts a stopped container again, on the same port and data. */
  restart: async (id: string) => (await container(id)).start(),

  isRunning: async (id: string) => (await (await container(id)).inspect()).State.Running,
};
