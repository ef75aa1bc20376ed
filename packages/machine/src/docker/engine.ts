import { request } from 'node:http';

/** The address of the engine: a unix socket, or TCP on this machine (containers are reached over 127.0.0.1 only). */
export const engineAddress = (host = process.env.DOCKER_HOST) => {
  if (!host) return { socketPath: '/var/run/docker.sock' };
  if (host.startsWith('unix://')) return { socketPath: host.slice('unix://'.length) };
  if (host.startsWith('npipe://')) return { socketPath: host.slice('npipe://'.length).replaceAll('/', '\\') };
  const { hostname, port } = new URL(host.replace(/^tcp:/, 'http:'));
  return ['127.0.0.1', 'localhost'].includes(hostname) ? { host: hostname, port: Number(port || 2375) } : undefined;
};

/**
 * Whether an engine answers; a `docker` program on the PATH proves nothing. Uses no library: `npm start` calls this before it
 * knows whether to install anything.
 */
export const engineAnswers = (address = engineAddress()) =>
  new Promise<boolean>((resolve) => {
    if (!address) return resolve(false);
    const asked = request({ ...address, path: '/_ping', timeout: 2000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
    asked.end();
  });
