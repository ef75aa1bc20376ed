import { DomainError, type ErrorKind } from '@southline/kernel/errors';
import { eventually } from '@southline/testkit';
import { afterEach, expect, test } from 'vitest';
import { currentScope, runInScope } from '../src/telemetry/index.ts';
import { echoClient, startEcho, tokenOf } from './support/rpc.ts';

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

const kinds: ErrorKind[] = [
  'invalid',
  'declined',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'unsupported',
  'too-many',
  'unavailable',
];

test.each(kinds)('a "%s" arrives with its kind, code, message and details', async (kind) => {
  const { address } = await start(async () => {
    throw new DomainError(kind, 'CartChanged', 'a message – with more than ASCII', { partNo: 'SL-1', when: 'später' });
  });
  const failure = connect(address).say({});
  await expect(failure).rejects.toBeInstanceOf(DomainError);
  await expect(failure).rejects.toMatchObject({
    kind,
    code: 'CartChanged',
    message: 'a message – with more than ASCII',
    details: { partNo: 'SL-1', when: 'später' },
  });
});

test('a bug reveals no details', async () => {
  const { address } = await start(async () => {
    throw new Error('mongodb://user:secret@host');
  });
  const failure = connect(address).say({});
  await expect(failure).rejects.not.toBeInstanceOf(DomainError);
  await expect(failure).rejects.not.toThrow('secret');
});

test('a driver’s error arrives as the process translates it', async () => {
  const translate = (error: unknown) =>
    error instanceof RangeError ? new DomainError('unavailable', 'Unavailable', 'Please try again.') : error;
  const handler = async () => {
    throw new RangeError('the store is away');
  };
  const { address } = await start(handler, { translate });
  await expect(connect(address).say({})).rejects.toMatchObject({ kind: 'unavailable', message: 'Please try again.' });
});

test('a deadline is passed on, less the share of the hop; without remaining time no call is made', async () => {
  const seen: number[] = [];
  const { address } = await start(async () => {
    seen.push(currentScope()?.deadline ?? 0);
    return {};
  });
  const client = connect(address);
  const deadline = Date.now() + 3_000;
  await runInScope({ requestId: 'r', deadline }, () => client.say({}));
  expect(Math.abs(deadline - 50 - (seen[0] ?? 0))).toBeLessThan(40);
  const tooLate = runInScope({ requestId: 'r', deadline: Date.now() + 40 }, () => client.say({}));
  await expect(tooLate).rejects.toMatchObject({ kind: 'unavailable', code: 'DeadlineExceeded' });
  expect(seen).toHaveLength(1);
});

test('a call beyond its deadline is "unavailable" for the caller and its handler is aborted', async () => {
  let stopped = false;
  const { address } = await start(async (_request, { signal }) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    stopped = true;
    return {};
  });
  await expect(connect(address, { timeoutMs: 2_000 }).say({})).rejects.toMatchObject({ kind: 'unavailable' });
  await eventually(() => expect(stopped).toBe(true));
});

test('a caller that gives up stops the handler, over two hops, and is no failure of the service', async () => {
  let stopped = 0;
  const far = await start(async (_request, { signal }) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    stopped += 1;
    return {};
  });
  const farClient = connect(far.address);
  const near = await start(async (request) => farClient.say(request));
  const nearClient = connect(near.address);
  for (let round = 1; round <= 25; round += 1) {
    const controller = new AbortController();
    const call = runInScope({ requestId: 'r', signal: controller.signal }, () => nearClient.say({}));
    setTimeout(() => controller.abort(), 10);
    await expect(call).rejects.toMatchObject({ code: 'Cancelled' });
  }
  await eventually(() => expect(stopped).toBeGreaterThan(0));
  // 25 failures would have opened the breaker.
  await expect(
    runInScope({ requestId: 'r', deadline: Date.now() + 150 }, () => nearClient.say({})),
  ).rejects.not.toThrow('not available');
});

test('request id and identity of the scope travel; the owner is the subject', async () => {
  const { address } = await start(async (_request, call) => ({ owner: call.owner(), id: currentScope()?.requestId }), {
    admits: ['people'],
  });
  const tokenFor = tokenOf('bff', { subject: 'guest:abc', role: 'guest' });
  const answer = runInScope({ requestId: 'request-1', tokenFor }, () => connect(address).say({}));
  expect(await answer).toEqual({ owner: 'guest:abc', id: 'request-1' });
});

const guest = tokenOf('bff', { subject: 'guest:abc', role: 'guest' });
const admin = tokenOf('bff', { subject: 'member:1', role: 'Admin' });
const orders = tokenOf('orders', { subject: 'service:orders', role: 'service' });
const bff = tokenOf('bff', { subject: 'service:bff', role: 'service' });
const forged = tokenOf('echo', { subject: 'guest:abc', role: 'guest' });

test.each<[string, readonly string[], typeof guest | undefined, string]>([
  ['nobody where people may call', ['people'], undefined, 'UnauthorisedAccess'],
  ['a guest where people may call', ['people'], guest, 'ok'],
  ['a service where people may call', ['people'], orders, 'Forbidden'],
  ['a guest where staff may call', ['staff'], guest, 'Forbidden'],
  ['an Admin where staff may call', ['staff'], admin, 'ok'],
  ['the named service', ['orders'], orders, 'ok'],
  ['another service', ['payments'], orders, 'Forbidden'],
  ['a guest where a service may call', ['orders'], guest, 'Forbidden'],
  ['either of two, by the second', ['orders', 'people'], guest, 'ok'],
  ['neither of two', ['orders', 'administrators'], guest, 'Forbidden'],
  ['a person vouched for by a service', ['people'], forged, 'UnauthorisedAccess'],
  ['a token that is none', ['people'], async () => 'nonsense', 'UnauthorisedAccess'],
])('%s', async (_case, admits, token, expected) => {
  const { address } = await start(async () => ({ code: 'ok' }), { admits });
  const answer = connect(address, token && { token }).say({});
  expect(await answer.catch((error: DomainError) => ({ code: error.code }))).toEqual({ code: expected });
});

test.each<[string, typeof guest | undefined, 'say' | 'repeat', string]>([
  ['nobody changes anything', undefined, 'say', 'SwitchedOff'],
  ['a guest changes nothing', guest, 'say', 'SwitchedOff'],
  ['an administrator changes nothing', admin, 'say', 'SwitchedOff'],
  ['the BFF changes nothing for a person that it does not know yet', bff, 'say', 'SwitchedOff'],
  ['a service goes on', orders, 'say', 'ok'],
  ['a guest reads', guest, 'repeat', 'ok'],
])('read-only: %s', async (_case, token, name, expected) => {
  const refuseChanges = () => Promise.reject(new DomainError('unavailable', 'SwitchedOff', 'Later.'));
  const { address } = await start(async () => ({ code: 'ok' }), { refuseChanges });
  const answer = connect(address, token && { token })[name]({});
  expect(await answer.catch((error: DomainError) => ({ code: error.code }))).toEqual({ code: expected });
});
