import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { NotSent } from '../domain/ports.ts';
import { createProviderHttp } from './provider-http.ts';

it('a request whose time to be sent has passed never arrives, on a new connection and on one that is kept', async () => {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(request.url ?? '');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const http = createProviderHttp({ url, key: 'key', password: 'password' });
  const post = (path: string, sendBefore: Date) => http('POST', path, {}, AbortSignal.timeout(5_000), sendBefore);
  const [past, soon] = [new Date(Date.now() - 1), new Date(Date.now() + 60_000)];
  await expect(post('/new', past)).rejects.toThrow(NotSent);
  expect(await post('/in-time', soon)).toEqual({});
  await expect(post('/kept', past)).rejects.toThrow(NotSent);
  expect(arrived).toEqual(['/in-time']);
  server.close();
});

it('a provider that nobody listens at has received nothing', async () => {
  const http = createProviderHttp({ url: 'http://127.0.0.1:9', key: 'key', password: 'password' });
  await expect(http('POST', '/', {}, AbortSignal.timeout(5_000))).rejects.toThrow(NotSent);
});
