import { say } from '../say.mjs';
import { call } from './engine.mjs';

const hasImage = (image) =>
  call('GET', `/images/${encodeURIComponent(image)}/json`).then(
    () => true,
    (error) => {
      if (error.statusCode === 404) return false;
      throw error;
    },
  );

const pull = async (image) => {
  if (await hasImage(image)) return;
  const [name, tag] = image.split(':');
  say(`pulling ${image}`);
  let failure;
  await call('POST', `/images/create?fromImage=${encodeURIComponent(name)}&tag=${tag}`, {
    timeoutMs: 300_000,
    onChunk: (chunk) => {
      failure ??= /"error":"([^"]*)"/.exec(chunk)?.[1];
    },
  });
  if (failure) throw new Error(`pulling ${image}: ${failure}`);
};

const remove = (id) =>
  call('DELETE', `/containers/${id}?force=true&v=true`).catch((error) => {
    if (error.statusCode !== 404) throw error;
  });

export const containers = {
  pull,
  remove,

  /** Creates and starts a container whose `port` is the same inside and on 127.0.0.1; returns its id. */
  async start({ name, image, command, env = {}, port, containerPort = port, volume }) {
    await pull(image);
    await remove(name);
    const key = `${containerPort}/tcp`;
    const { Id } = await call('POST', `/containers/create?name=${name}`, {
      body: {
        Image: image,
        Cmd: command,
        Env: Object.entries(env).map(([variable, value]) => `${variable}=${value}`),
        ExposedPorts: { [key]: {} },
        Labels: { 'southline.local': 'true' },
        HostConfig: {
          PortBindings: { [key]: [{ HostIp: '127.0.0.1', HostPort: String(port) }] },
          Mounts: volume ? [{ Type: 'volume', Source: volume.name, Target: volume.path }] : [],
        },
      },
    });
    await call('POST', `/containers/${Id}/start`);
    return Id;
  },

  /** Asks the process inside to end and kills it after the grace; the named volume stays. */
  stop: (id, graceSeconds = 15) =>
    call('POST', `/containers/${id}/stop?t=${graceSeconds}`, { timeoutMs: (graceSeconds + 10) * 1000 }).catch(
      (error) => {
        if (error.statusCode !== 404) throw error;
      },
    ),

  kill: (id, signal = 'SIGKILL') => call('POST', `/containers/${id}/kill?signal=${signal}`),

  /** Starts a stopped container again, on the same port and data. */
  restart: (id) => call('POST', `/containers/${id}/start`),

  async isRunning(id) {
    const { State } = await call('GET', `/containers/${id}/json`);
    return State.Running;
  },
};
