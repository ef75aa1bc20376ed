import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { servers } from '../src/config.ts';
import { eventually } from '../src/eventually.ts';
import { ownServers } from '../src/own-servers.ts';

const ask = (url: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(`${text}\r\n`));
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString().trim());
    });
    socket.once('error', reject);
  });

const own = await ownServers(['redis']);

afterAll(async () => {
  await own.stop();
});

test('own servers are others than those of the run', async () => {
  expect(own.urls.redis).not.toBe(servers().redisUrl);
  expect(await ask(servers().redisUrl, 'PING')).toBe('+PONG');
});

test('a stopped server comes back on the same address with its data', async () => {
  expect(await ask(own.urls.redis, 'SET lamp H4')).toBe('+OK');
  await own.stopServer('redis');
  await expect(ask(own.urls.redis, 'PING')).rejects.toThrow('ECONNREFUSED');
  await own.startServer('redis');
  expect(await eventually(() => ask(own.urls.redis, 'GET lamp'))).toContain('H4');
});
