import { request } from 'node:http';

/** Where the engine should be: a unix socket, or TCP on this machine (containers are reached over 127.0.0.1 only). */
export const engineAddress = (host = process.env.DOCKER_HOST) => {
  if (!host) return { socketPath: '/var/run/docker.sock' };
  if (host.startsWith('unix://')) return { socketPath: host.slice('unix://'.length) };
  if (host.startsWith('npipe://')) return { socketPath: host.slice('npipe://'.length).replaceAll('/', '\\') };
  const { hostname, port } = new URL(host.replace(/^tcp:/, 'http:'));
  return ['127.0.0.1', 'localhost'].includes(hostname) ? { host: hostname, port: Number(port || 2375) } : undefined;
};

/** One call of the engine's HTTP API; `onChunk` gets a streamed answer as it comes. Throws on 4xx and 5xx. */
export const call = (method, path, { body, onChunk, timeoutMs = 30_000, address = engineAddress() } = {}) =>
  new Promise((resolve, reject) => {
    if (!address) return reject(new Error('DOCKER_HOST names another machine'));
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {};
    const asked = request({ ...address, method, path, headers: { host: 'docker', ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        if (onChunk) onChunk(chunk);
        else text += chunk;
      });
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode >= 400) {
          return reject(
            Object.assign(new Error(`${method} ${path}: ${text.trim()}`), { statusCode: answer.statusCode }),
          );
        }
        resolve(text && answer.headers['content-type']?.includes('json') ? JSON.parse(text) : text);
      });
    });
    asked.setTimeout(timeoutMs, () => asked.destroy(new Error(`the Docker engine did not answer ${path}`)));
    asked.once('error', reject);
    asked.end(payload);
  });

/** Whether an engine answers; a `docker` program on the PATH proves nothing. */
export const engineAnswers = async (address = engineAddress()) => {
  try {
    return (await call('GET', '/_ping', { timeoutMs: 2000, address })) === 'OK';
  } catch {
    return false;
  }
};
