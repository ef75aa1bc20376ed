import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { readiness } from '@southline/platform/lifecycle';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { addDraining } from '../../plugins/draining.ts';
import { health } from './health.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const send = (port: number, path: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    }).once('error', reject);
  });

test('told to stop under load: the probes fail at once, every request is answered, then connections close', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  addDraining(typed);
  const ready = readiness(() => true);
  health(typed, { readiness: ready, settings: { PUBLIC_READYZ: true } } as unknown as Context);
  const { promise: lastArrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  app.get('/page', async () => ({ status: true }));
  app.get('/last', async () => {
    arrive();
    await released;
    return { status: true };
  });
  app.addHook('preClose', async () => release());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const load = async () => Promise.all(Array.from({ length: 50 }, () => send(port, '/page')));

  expect((await send(port, '/healthz')).status).toBe(200);
  ready.drain();
  expect((await send(port, '/healthz')).status).toBe(503);
  expect((await send(port, '/readyz')).status).toBe(503);
  for (let round = 0; round < 5; round += 1)
    expect(new Set((await load()).map(({ status }) => status))).toEqual(new Set([200]));

  const last = send(port, '/last');
  await lastArrived;
  const closed = app.close();
  expect(await last).toEqual({ status: 200, connection: 'close' });
  await closed;
  await expect(send(port, '/page')).rejects.toThrow();
  agent.destroy();
});
