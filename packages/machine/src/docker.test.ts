import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { containers } from './docker/containers.ts';
import { engineAddress, engineAnswers } from './docker/engine.ts';

let dir: string;
let asked: { key: string; body: { HostConfig: Record<string, unknown> } }[];
let engine: Server;

/** Answers of a fake engine API: only the calls that the code uses. */
const answers: Record<string, () => [number, string, string?]> = {
  'GET /_ping': () => [200, 'OK', 'text/plain'],
  'GET /images/redis:8/json': () => [404, '{"message":"no such image"}'],
  'POST /images/create?fromImage=redis&tag=8': () => [200, '{"status":"Pulling"}\n{"status":"Done"}\n'],
  'POST /containers/create?name=southline-redis': () => [201, '{"Id":"c1"}'],
  'POST /containers/c1/start': () => [204, ''],
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'southline-docker-'));
  asked = [];
  engine = createServer(async (request, response) => {
    const sent = await text(request);
    // The client appends the request body to the container's name in the URL.
    const key = `${request.method} ${request.url?.replace(/(\?name=[^&]+).*/, '$1')}`;
    asked.push({ key, body: sent === '' ? undefined : JSON.parse(sent) });
    const [status, body, type = 'application/json'] = answers[key]?.() ?? [404, '{"message":"no such container"}'];
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => engine.listen(join(dir, 'docker.sock'), () => resolve(undefined)));
  vi.stubEnv('DOCKER_HOST', `unix://${join(dir, 'docker.sock')}`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  engine.close();
  rmSync(dir, { recursive: true, force: true });
});

test('an engine counts when it answers, not when its client is installed', async () => {
  expect(await engineAnswers()).toBe(true);
  expect(await engineAnswers({ socketPath: join(dir, 'nobody.sock') })).toBe(false);
});

test('an engine on another machine is not used, since its ports are not on this one', async () => {
  vi.stubEnv('DOCKER_HOST', 'tcp://docker.example:2375');
  expect(engineAddress()).toBeUndefined();
  expect(await engineAnswers()).toBe(false);
  expect(engineAddress('tcp://127.0.0.1:2375')).toEqual({ host: '127.0.0.1', port: 2375 });
});

test('a container is pulled when its image is not there, and bound to 127.0.0.1', async () => {
  const volume = { name: 'southline-redis-8', path: '/data' };
  expect(await containers.start({ name: 'southline-redis', image: 'redis:8', port: 6479, volume })).toBe('c1');
  expect(asked.map(({ key }) => key)).toContain('POST /images/create?fromImage=redis&tag=8');
  const { HostConfig = {} }: Partial<(typeof asked)[0]['body']> =
    asked.find(({ key }) => key.startsWith('POST /containers/create'))?.body ?? {};
  expect(HostConfig.PortBindings).toEqual({ '6479/tcp': [{ HostIp: '127.0.0.1', HostPort: '6479' }] });
  expect(HostConfig.Mounts).toEqual([{ Type: 'volume', Source: 'southline-redis-8', Target: '/data' }]);
});
