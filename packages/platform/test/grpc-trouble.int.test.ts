import dns from 'node:dns';
import { createServer } from 'node:net';
import { Client, credentials } from '@grpc/grpc-js';
import { HealthCheckRequest, HealthCheckResponse, HealthService } from '@southline/contracts/health';
import { DomainError } from '@southline/kernel/errors';
import { eventually } from '@southline/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { createGrpcClient } from '../src/grpc/index.ts';
import { echoClient, startEcho } from './support/rpc.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
const start = async (...args: Parameters<typeof startEcho>) => {
  const server = await startEcho(...args);
  closers.push(() => server.close(0));
  return server;
};
const connect = (...args: Parameters<typeof echoClient>) => {
  const client = echoClient(...args);
  closers.push(client.close);
  return client;
};
const away = () => new DomainError('unavailable', 'Unavailable', 'away');
test('only listed methods are sent again, three times in all, and only after "unavailable"', async () => {
  const tries = { say: 0, repeat: 0, refused: 0 };
  const { address } = await start(
    async () => {
      tries.say += 1;
      throw away();
    },
    {
      repeat: async ({ refuse }) => {
        if (refuse) {
          tries.refused += 1;
          throw new DomainError('conflict', 'CartChanged', 're-load');
        }
        tries.repeat += 1;
        if (tries.repeat < 3) throw away();
        return { done: true };
      },
    },
  );
  const client = connect(address);
  await expect(client.say({})).rejects.toThrow('away');
  await expect(client.repeat({ refuse: true })).rejects.toThrow('re-load');
  expect(await client.repeat({})).toEqual({ done: true });
  expect(tries).toEqual({ say: 1, repeat: 3, refused: 1 });
});

test('a method may be sent again with those requests that make it safe', async () => {
  let tries = 0;
  const { address } = await start(async () => {
    tries += 1;
    throw away();
  });
  const client = connect(address, { retryableIf: { say: ({ key }) => key !== '' } });
  await expect(client.say({ key: '' })).rejects.toThrow('away');
  expect(tries).toBe(1);
  await expect(client.say({ key: 'k' })).rejects.toThrow('away');
  expect(tries).toBe(4);
});

test('calls are spread over all addresses; when one is gone the other takes them, repeats included', async () => {
  const [one, two] = [await start(async () => ({ by: 1 })), await start(async () => ({ by: 2 }))];
  const client = connect(`ipv4:127.0.0.1:${one.port},127.0.0.1:${two.port}`);
  const seen = new Set<unknown>();
  await eventually(async () => {
    seen.add((await client.repeat({})).by);
    expect([...seen].sort()).toEqual([1, 2]);
  });
  await one.close(0);
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.repeat({})));
  expect(new Set(answers.map(({ by }) => by))).toEqual(new Set([2]));
});

test('a replica that starts later gets its share of the calls of a client that is already connected', async () => {
  const one = await start(async () => ({ by: 1 }));
  const later = await start(async () => ({ by: 2 }));
  await later.close(0);
  const client = connect(`ipv4:127.0.0.1:${one.port},127.0.0.1:${later.port}`);
  const ask = async (calls: number) => {
    const answers = await Promise.all(Array.from({ length: calls }, () => client.repeat({})));
    return answers.filter(({ by }) => by === 2).length;
  };
  expect(await ask(20)).toBe(0);
  await start(async () => ({ by: 2 }), { port: later.port });
  await eventually(async () => expect(await ask(1)).toBe(1));
  const share = await ask(200);
  expect(share).toBeGreaterThanOrEqual(90);
  expect(share).toBeLessThanOrEqual(110);
});

// During a roll-out each answer of DNS may be seconds old. grpc-js waits 30 s by default before it asks again.
test('replicas at new addresses are found soon after a stale answer of DNS', async () => {
  let addresses = ['127.0.0.1'];
  const lookup = vi
    .spyOn(dns.promises, 'lookup')
    .mockImplementation(async () => addresses.map((address) => ({ address, family: 4 })) as never);
  closers.push(() => lookup.mockRestore());
  const first = await start(async () => ({ by: 1 }));
  await start(async () => ({ by: 2 }), { host: '127.0.0.2', port: first.port });
  const client = connect(`dns:///echo.test:${first.port}`);
  expect(await client.say({})).toEqual({ by: 1 });
  await first.close(0);
  await eventually(async () => {
    await expect(client.say({})).rejects.toThrow();
    expect(lookup.mock.calls.length).toBeGreaterThan(1);
  });
  addresses = ['127.0.0.2'];
  await vi.waitFor(async () => expect(await client.say({})).toEqual({ by: 2 }), { timeout: 20_000 });
});

test('a call during a short outage waits for the server, also if it may not be repeated', async () => {
  const first = await start(async () => ({ by: 1 }));
  const client = connect(first.address);
  expect(await client.say({})).toEqual({ by: 1 });
  await first.close(0);
  let tries = 0;
  const refusing = createServer((socket) => {
    tries += 1;
    socket.destroy();
  }).listen(first.port, '127.0.0.1');
  const answer = client.say({});
  // The connection was refused, and the client retries.
  await eventually(() => expect(tries).toBeGreaterThan(1));
  await new Promise((resolve) => refusing.close(resolve));
  await start(async () => ({ by: 2 }), { port: first.port });
  expect(await answer).toEqual({ by: 2 });
});

test('a server that stays away is waited for once, and then refused at once', async () => {
  const server = await start(async () => ({}));
  const client = connect(server.address);
  await client.say({});
  await server.close(0);
  await expect(client.say({})).rejects.toMatchObject({ kind: 'unavailable' });
  const began = Date.now();
  for (let call = 0; call < 10; call += 1) await expect(client.say({})).rejects.toMatchObject({ kind: 'unavailable' });
  expect(Date.now() - began).toBeLessThan(900);
});

test('the breaker opens when more than half of the calls fail, blocks calls, and closes after a probe', async () => {
  let arrived = 0;
  let broken = true;
  const { address } = await start(async () => {
    arrived += 1;
    if (broken && arrived % 3 !== 0) throw away();
    return {};
  });
  const client = connect(address);
  for (let call = 0; call < 60; call += 1) await client.say({}).catch(() => undefined);
  expect(arrived).toBeGreaterThanOrEqual(20);
  expect(arrived).toBeLessThan(40);
  const before = arrived;
  await expect(client.say({})).rejects.toMatchObject({ kind: 'unavailable' });
  expect(arrived).toBe(before);
  broken = false;
  await eventually(() => client.say({}));
  await Promise.all(Array.from({ length: 20 }, () => client.say({})));
});

test('refusals never open the breaker', async () => {
  let arrived = 0;
  const { address } = await start(async () => {
    arrived += 1;
    throw new DomainError('not-found', 'NotFound', 'no such order');
  });
  const client = connect(address);
  for (let call = 0; call < 60; call += 1) await client.say({}).catch(() => undefined);
  expect(arrived).toBe(60);
});

test('above its limit a server answers "unavailable" at once and continues its other calls', async () => {
  const { resolve: open, promise: opened } = Promise.withResolvers<void>();
  const { address } = await start(
    async () => {
      await opened;
      return { done: true };
    },
    { maxConcurrent: 2 },
  );
  const client = connect(address);
  let refused = 0;
  const calls = Array.from({ length: 5 }, () =>
    client.say({}).catch((error: DomainError) => {
      refused += 1;
      return error.kind;
    }),
  );
  await eventually(() => expect(refused).toBe(3));
  open();
  expect((await Promise.all(calls)).filter((answer) => answer !== 'unavailable')).toEqual([
    { done: true },
    { done: true },
  ]);
  expect(await client.say({})).toEqual({ done: true });
});

test('a close lets running calls finish and takes no new ones; a health watch does not hold it up', async () => {
  const { resolve: open, promise: opened } = Promise.withResolvers<void>();
  let running = false;
  const server = await start(async () => {
    running = true;
    await opened;
    return { done: true };
  });
  const client = connect(server.address);
  const watcher = new Client(server.address, credentials.createInsecure());
  closers.push(() => watcher.close());
  const { path, requestSerialize, responseDeserialize } = HealthService.watch;
  const watch = watcher.makeServerStreamRequest(
    path,
    requestSerialize,
    responseDeserialize,
    HealthCheckRequest.fromPartial({}),
  );
  watch.on('error', () => undefined);
  await new Promise((resolve) => watch.once('data', resolve));

  const call = client.say({});
  await eventually(() => expect(running).toBe(true));
  const closing = server.close(30_000);
  const late = connect(server.address);
  await expect(late.say({})).rejects.toMatchObject({ kind: 'unavailable' });
  open();
  expect(await call).toEqual({ done: true });
  await closing;
});

test('what does not finish within the grace is ended', async () => {
  let running = false;
  const server = await start(async () => {
    running = true;
    await new Promise(() => undefined);
    return {};
  });
  const call = connect(server.address).say({});
  call.catch(() => undefined);
  await eventually(() => expect(running).toBe(true));
  await server.close(100);
  await expect(call).rejects.toMatchObject({ kind: 'unavailable' });
});

test('health: "" reports readiness, "live" the process only', async () => {
  let ready = true;
  const { address } = await start(async () => ({}), {
    ready: async () => {
      if (!ready) throw new Error('a check that breaks');
      return true;
    },
  });
  const { check } = HealthService;
  const client = createGrpcClient({ check }, { address });
  closers.push(client.close);
  const status = async (service: string) =>
    HealthCheckResponse.toJSON(await client.check(HealthCheckRequest.fromPartial({ service })));
  expect([await status(''), await status('live')]).toEqual([{ status: 'SERVING' }, { status: 'SERVING' }]);
  ready = false;
  expect([await status(''), await status('live')]).toEqual([{ status: 'NOT_SERVING' }, { status: 'SERVING' }]);
});

test('a client finds a server again that was away', async () => {
  const first = await startEcho(async () => ({ from: 'first' }));
  const client = connect(first.address);
  expect(await client.say({})).toEqual({ from: 'first' });
  await first.close(0);
  await expect(client.say({})).rejects.toMatchObject({ kind: 'unavailable' });
  await start(async () => ({ from: 'second' }), { port: first.port });
  expect(await eventually(() => client.say({}))).toEqual({ from: 'second' });
});
