import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addBodyPace } from './body-pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const kB = 1_024;
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

/** A client that has announced a body of 200 kB, and the server's end of its connection. */
const announce = async (path: '/call' | '/upload' | '/stuck') => {
  const app = Fastify({ bodyLimit: 200 * kB });
  addBodyPace(app.withTypeProvider<TypeBoxTypeProvider>(), { MAX_CONCURRENT: 10, MAX_CONCURRENT_CHECKOUTS: 1 });
  let received = 0;
  let unread = () => 0;
  app.addHook('onRequest', async ({ raw }) => {
    unread = () => raw.readableLength;
  });
  app.addContentTypeParser('text/plain', (request, body, done) => {
    if (request.url === '/stuck') return;
    body.on('data', (piece: Buffer) => {
      received += piece.length;
    });
    body.once('end', () => done(null));
  });
  app.post('/call', async () => 'taken');
  for (const upload of ['/upload', '/stuck']) app.post(upload, { config: { transfer: true } }, async () => 'taken');
  let connection: Socket | undefined;
  app.server.once('connection', (socket) => {
    connection = socket;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${200 * kB}\r\n`;
  client.write(`${head}Expect: 100-continue\r\n\r\n`);
  await once(client, 'data');
  return { client, ended: () => connection?.destroyed, received: () => received, unread: () => unread() };
};

test.each([
  ['/call', 10],
  ['/upload', 30],
] as const)('%s: a body that does not come is waited for %i seconds', async (path, seconds) => {
  const { ended } = await announce(path);
  later(seconds);
  expect(ended()).toBe(false);
  later(1);
  expect(ended()).toBe(true);
});

test('received bytes extend the time: 16 kB for each further second', async () => {
  const { client, ended, received } = await announce('/call');
  client.write(Buffer.alloc(80 * kB));
  await expect.poll(received).toBe(80 * kB);
  later(10 + 5);
  expect(ended()).toBe(false);
  later(1);
  expect(ended()).toBe(true);
});

test('a client at the required speed gets the answer', async () => {
  const { client, ended, received } = await announce('/call');
  const answer = once(client, 'data');
  for (let sent = 40; sent <= 200; sent += 40) {
    client.write(Buffer.alloc(40 * kB));
    await expect.poll(received).toBe(sent * kB);
    later(2);
    expect(ended()).toBe(false);
  }
  expect(String((await answer)[0])).toContain('200 OK');
});

test('bytes that the server has not read are not the client’s delay', async () => {
  const { client, ended, unread } = await announce('/stuck');
  client.write(Buffer.alloc(kB));
  await expect.poll(unread).toBe(kB);
  later(600);
  expect(ended()).toBe(false);
});
