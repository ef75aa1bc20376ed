import { once } from 'node:events';
import { eventually, unique, withDatabase } from '@southline/testkit';
import { freePort, spawnSource } from '@southline/testkit/child-process';
import { ownServers } from '@southline/testkit/own-servers';
import { perFile } from '@southline/testkit/per-file';
import { afterEach, expect, test } from 'vitest';
import { type Host, startHost } from '../src/host/index.ts';
import { ensureTopics } from '../src/kafka/index.ts';
import { closing, openBroker, openDatabase } from './support/bench.ts';
import { startChild } from './support/child.ts';
import { echoClient, echoDefinition, keys } from './support/rpc.ts';
import { recorded, recordSteps, stepMessage, stepTaken, takeStep } from './support/steps.ts';

const { later, all } = closing();
afterEach(all);

const own = perFile(() => ownServers(['mongo', 'kafka']));

const settings = async () => ({
  LOG_LEVEL: 'silent',
  DRAIN_MS: 0,
  TIMEOUT_SCALE: 1,
  REQUIRE_SECOND_FACTOR: false,
  REPLAYS_PER_SECOND: 50,
  GRPC_HOST: '127.0.0.1',
  INTERNAL_PORT: await freePort(),
  IDENTITY_SIGNING_KEY: keys.signing.echo,
  IDENTITY_VERIFY_KEYS: keys.verifyKeys.split(','),
});

const health = async (port: number, path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, body: (await response.json()) as { checks?: Record<string, string> } };
};

test('a process starts without MongoDB: it lives, is not ready, and joins when it comes', async () => {
  await own.stopServer('mongo');
  const config = await settings();
  const starting = startHost('echo', config, async (host) => {
    await host.mongo(withDatabase(own.urls.mongo, unique('late')));
    host.grpc().add(echoDefinition, { say: async () => ({}), repeat: async () => ({}) });
    await host.listen(await freePort());
  });
  await eventually(async () => expect((await health(config.INTERNAL_PORT, '/healthz')).status).toBe(200));
  expect((await health(config.INTERNAL_PORT, '/readyz')).status).toBe(503);
  await own.startServer('mongo');
  later(await starting);
  await eventually(async () => expect((await health(config.INTERNAL_PORT, '/readyz')).status).toBe(200));

  await own.stopServer('mongo');
  await eventually(async () => expect((await health(config.INTERNAL_PORT, '/readyz')).status).toBe(503));
  expect((await health(config.INTERNAL_PORT, '/healthz')).status).toBe(200);
  await own.startServer('mongo');
  await eventually(async () => expect((await health(config.INTERNAL_PORT, '/readyz')).status).toBe(200));
});

test('a stop while it still waits for MongoDB is orderly', async () => {
  const config = await settings();
  const child = spawnSource(new URL('./support/processes/relay.ts', import.meta.url), {
    LOG_LEVEL: 'silent',
    MONGO_URL: 'mongodb://127.0.0.1:1/none',
    KAFKA_BROKERS: '127.0.0.1:1',
    GRPC_PORT: String(await freePort()),
    INTERNAL_PORT: String(config.INTERNAL_PORT),
    IDENTITY_SIGNING_KEY: keys.signing.echo,
    IDENTITY_VERIFY_KEYS: keys.verifyKeys,
  });
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => {
    complaints += text.toString();
  });
  await eventually(async () => expect((await health(config.INTERNAL_PORT, '/healthz')).status).toBe(200));
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(complaints).toBe('');
});

test('a failing composition closes what it had opened', async () => {
  const config = await settings();
  const closed: string[] = [];
  const failing = startHost('echo', config, async (host) => {
    host.onStop(async () => void closed.push('first'));
    host.onStop(async () => void closed.push('second'));
    throw new Error('no such table');
  });
  await expect(failing).rejects.toThrow('no such table');
  expect(closed).toEqual(['second', 'first']);
  await expect(health(config.INTERNAL_PORT, '/healthz')).rejects.toThrow();
});

test('without Kafka calls are served and events stored; it joins later, and survives a restart of the broker', async () => {
  await own.stopServer('kafka');
  const { url, mongo } = await openDatabase();
  later(mongo);
  const config = await settings();
  const grpcPort = await freePort();
  let broker: ReturnType<Host['broker']> | undefined;
  later(
    await startHost('reader', config, async (host) => {
      const store = await host.mongo(url);
      broker = host.broker([own.urls.kafka]);
      host.relay(store, broker);
      host.consume(store, broker, [recordSteps(store)]);
      const say = async ({ step }: Record<string, unknown>) => {
        await takeStep(store, ['a', 'b', 'c'], Number(step));
        return {};
      };
      host.grpc().add(echoDefinition, { say, repeat: say });
      await host.listen(grpcPort);
    }),
  );
  const client = echoClient(`127.0.0.1:${grpcPort}`);
  let step = 0;
  const takeSteps = async (count: number) => {
    for (let left = count; left > 0; left -= 1) {
      step += 1;
      await client.say({ step });
    }
  };
  const allRecorded = () =>
    eventually(async () => {
      const numbers = Array.from({ length: step }, (_, index) => index + 1);
      expect(await recorded(mongo)).toEqual({ a: numbers, b: numbers, c: numbers });
    });

  await takeSteps(3);
  const { status, body } = await health(config.INTERNAL_PORT, '/readyz');
  expect({ status, kafka: body.checks?.kafka }).toEqual({ status: 503, kafka: 'waiting for Kafka and its topics' });

  const unneeded = await settings();
  const ready = await startHost('reader', unneeded, async (host) => {
    const store = await host.mongo(url);
    host.consume(store, host.broker([own.urls.kafka]), [recordSteps(store)], { readyBefore: true });
    host.grpc().add(echoDefinition, { say: async () => ({}), repeat: async () => ({}) });
    await host.listen(await freePort());
  });
  expect((await health(unneeded.INTERNAL_PORT, '/readyz')).status).toBe(200);
  await ready.stop();

  await own.startServer('kafka');
  if (!broker) throw new Error('no broker');
  await ensureTopics(broker, [stepTaken]);
  await eventually(async () => expect((await health(config.INTERNAL_PORT, '/readyz')).status).toBe(200));
  await allRecorded();

  await own.stopServer('kafka');
  await takeSteps(10);
  expect((await health(config.INTERNAL_PORT, '/readyz')).status).toBe(200);
  await own.startServer('kafka');
  await takeSteps(2);
  await allRecorded();
  client.close();
});

test('SIGTERM: not ready, then calls end, then the effect in hand, then the stores; exit code 0', async () => {
  const { url, mongo } = await openDatabase();
  later(mongo);
  await mongo.db.createCollection('notes');
  const broker = later(await openBroker());
  const child = later(await startChild('busy', { url, brokers: broker.brokers }));
  const notes = async () =>
    (await mongo.db.collection('notes').find().sort({ _id: 1 }).toArray()).map(({ what }) => what);

  await broker.publish([1, 2, 3].map((number) => stepMessage({ key: 'k', step: number }, `term-${number}`)));
  await eventually(async () => expect(await notes()).toContain('effect began'));
  const client = echoClient(child.address);
  const call = client.say({});
  await eventually(async () => expect(await notes()).toContain('call began'));
  const ended = child.end('SIGTERM');
  await eventually(async () => expect((await fetch(`${child.health}/readyz`)).status).toBe(503), { intervalMs: 20 });
  expect((await fetch(`${child.health}/healthz`)).status).toBe(200);
  expect(await call).toEqual({ done: true });
  expect(await ended).toEqual([0, null]);
  client.close();

  const order = await notes();
  expect(order.indexOf('call ended')).toBeLessThan(order.indexOf('calls are done'));
  expect(order.at(-1)).toBe('stores are about to close');
  const begun = order.filter((what) => what === 'effect began').length;
  expect((await recorded(mongo)).k).toHaveLength(begun);
  expect(begun).toBeLessThan(3);
});
