import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addDraining } from './draining.ts';

it('a request under way gets its answer, after which its connection does not hold up the end', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  addDraining(app.withTypeProvider<TypeBoxTypeProvider>());
  const { promise: underWay, resolve: arrived } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  app.get('/', async () => {
    arrived();
    await released;
    return { status: true };
  });
  app.addHook('preClose', async () => release());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, resolve).once('error', reject);
  });
  await underWay;
  const closed = app.close();
  const answer = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  // Otherwise the connection would stay open for 72 s.
  await closed;
  agent.destroy();
}, 5_000);
