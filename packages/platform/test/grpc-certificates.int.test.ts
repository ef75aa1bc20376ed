import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { type Certified, issue, newAuthority } from '@southline/keys/certificates';
import { eventually } from '@southline/testkit';
import { freePort } from '@southline/testkit/child-process';
import { afterEach, expect, test } from 'vitest';
import { type PeerCredentials, tlsCredentials } from '../src/grpc/index.ts';
import { type HostConfig, startBareHost } from '../src/host/bare.ts';
import { createLogger } from '../src/logger/index.ts';
import { logger } from './support/bench.ts';
import { echoClient, echoDefinition, echoFor, keys, startEcho, tokenOf } from './support/rpc.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const authority = newAuthority('Southline processes');
const lookMs = 20;

/** Files of one process; `put` replaces some of them. */
const filesOf = (certified: Certified, ca = authority.cert) => {
  const folder = mkdtempSync(join(tmpdir(), 'southline-certificates-'));
  closers.push(() => rmSync(folder, { recursive: true }));
  const files = { cert: join(folder, 'tls.crt'), key: join(folder, 'tls.key'), ca: join(folder, 'ca.crt') };
  const put = (found: Partial<Certified> & { ca?: string }) => {
    for (const [name, text] of Object.entries(found)) writeFileSync(files[name as keyof typeof files], text);
  };
  put({ ...certified, ca });
  return { files, put };
};

const credentialsOf = ({ files }: ReturnType<typeof filesOf>, log = logger): PeerCredentials => {
  const credentials = tlsCredentials(files, log, lookMs);
  closers.push(credentials.close);
  return credentials;
};

const shown = (...names: string[]) => credentialsOf(filesOf(issue(authority, names)));

type Options = NonNullable<Parameters<typeof startEcho>[1]>;

/** A server reached as `localhost`, which its certificate must name. */
const start = async (credentials: PeerCredentials, options: Options = {}) => {
  const server = await startEcho(async () => ({ said: true }), { ...options, credentials });
  closers.push(() => server.close(0));
  return { ...server, address: `localhost:${server.port}` };
};

const call = (address: string, more: Parameters<typeof echoClient>[1] = {}) => {
  const client = echoClient(address, { timeoutMs: 10_000, ...more });
  closers.push(client.close);
  return client.say({});
};

test('two processes with certificates of one authority talk', async () => {
  const { address } = await start(shown('localhost'));
  await expect(call(address, { credentials: shown('bff') })).resolves.toEqual({ said: true });
});

test('without a certificate no call is served, in plain text or not', async () => {
  const { address, port } = await start(shown('localhost'));
  await expect(call(address)).rejects.toMatchObject({ code: 'Unavailable' });
  const refused = new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost', ca: authority.cert, ALPNProtocols: ['h2'] });
    socket.once('error', resolve);
    socket.once('close', resolve);
    socket.once('data', reject);
    closers.push(() => socket.destroy());
  });
  await expect(refused).resolves.toBeDefined();
});

test('a certificate of another authority, or one that has ended, is refused', async () => {
  const { address } = await start(shown('localhost'));
  const foreign = credentialsOf(filesOf(issue(newAuthority('Southline processes'), ['bff'])));
  const ended = credentialsOf(filesOf(issue(authority, ['bff'], -1_000)));
  await expect(call(address, { credentials: foreign })).rejects.toMatchObject({ code: 'Unavailable' });
  await expect(call(address, { credentials: ended })).rejects.toMatchObject({ code: 'Unavailable' });
});

test('a server whose certificate does not name the address is refused', async () => {
  const { address } = await start(shown('payments'));
  await expect(call(address, { credentials: shown('bff') })).rejects.toMatchObject({ code: 'Unavailable' });
});

test('a process that is not among the callers is refused, whatever its certificate is worth', async () => {
  const { address } = await start(shown('localhost'), { callers: ['bff', 'orders'] });
  await expect(call(address, { credentials: shown('orders') })).resolves.toEqual({ said: true });
  await expect(call(address, { credentials: shown('documents') })).rejects.toMatchObject({ code: 'Forbidden' });
});

test('the identity of a process counts only together with its certificate', async () => {
  const { address } = await start(shown('localhost'), { admits: ['orders'] });
  const token = tokenOf('orders', { subject: 'service:orders', role: 'service' });
  await expect(call(address, { token, credentials: shown('orders') })).resolves.toEqual({ said: true });
  await expect(call(address, { token, credentials: shown('bff') })).rejects.toMatchObject({ code: 'Forbidden' });
});

/** Serial number of the certificate that a server shows to a new connection. */
const serialAt = (port: number, { cert, key }: Certified): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: 'localhost', cert, key, ca: authority.cert, ALPNProtocols: ['h2'] }, () => {
      resolve(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    });
    socket.once('error', reject);
  });

test('certificates that are replaced are shown to new connections, without a restart', async () => {
  const server = filesOf(issue(authority, ['localhost']));
  const { address, port } = await start(credentialsOf(server));
  const client = issue(authority, ['bff']);
  const next = issue(authority, ['localhost']);
  server.put(next);
  const { serialNumber } = new X509Certificate(next.cert);
  await eventually(async () => expect(await serialAt(port, client)).toBe(serialNumber));
  await expect(call(address, { credentials: shown('bff') })).resolves.toEqual({ said: true });
});

test('a certificate without its key changes nothing until the key is there too', async () => {
  const server = filesOf(issue(authority, ['localhost']));
  let logged = '';
  const listening = createLogger('test', 'warn', {
    write: (line) => {
      logged += line;
    },
  });
  const { port } = await start(credentialsOf(server, listening));
  const client = issue(authority, ['bff']);
  const before = await serialAt(port, client);
  const next = issue(authority, ['localhost']);
  server.put({ cert: next.cert });
  await eventually(() => expect(logged).toContain('cannot be used'));
  expect(await serialAt(port, client)).toBe(before);
  server.put({ key: next.key });
  await eventually(async () => expect(await serialAt(port, client)).not.toBe(before));
});

test('an authority is replaced in steps, both believed in between, and no process is restarted', async () => {
  const next = newAuthority('Southline processes');
  const both = `${authority.cert}${next.cert}`;
  const server = filesOf(issue(authority, ['localhost']));
  const client = filesOf(issue(authority, ['bff']));
  const { address } = await start(credentialsOf(server));
  // New credentials make each call open a new connection; an open one would continue.
  const talks = () => expect(call(address, { credentials: credentialsOf(client) })).resolves.toEqual({ said: true });
  const steps = [
    () => server.put({ ca: both }),
    () => client.put({ ca: both }),
    () => server.put(issue(next, ['localhost'])),
    () => client.put(issue(next, ['bff'])),
    () => server.put({ ca: next.cert }),
    () => client.put({ ca: next.cert }),
  ];
  await talks();
  for (const step of steps) {
    step();
    // Each side reads its files at its own time.
    await eventually(talks);
  }
  const old = () => credentialsOf(filesOf(issue(authority, ['bff']), both));
  await eventually(() => expect(call(address, { credentials: old() })).rejects.toMatchObject({ code: 'Unavailable' }));
});

test('a process does not start with a certificate that is not there', () => {
  const files = { cert: '/nowhere/tls.crt', key: '/nowhere/tls.key', ca: '/nowhere/ca.crt' };
  expect(() => tlsCredentials(files, logger)).toThrow('/nowhere/tls.crt');
});

/** A process as its host starts it, with a client of another process. */
const hostConfig = async (name: keyof typeof keys.signing, more: Partial<HostConfig>) => ({
  LOG_LEVEL: 'silent',
  DRAIN_MS: 0,
  TIMEOUT_SCALE: 1,
  REQUIRE_SECOND_FACTOR: false,
  GRPC_HOST: 'localhost',
  INTERNAL_PORT: await freePort(),
  IDENTITY_SIGNING_KEY: keys.signing[name],
  IDENTITY_VERIFY_KEYS: keys.verifyKeys.split(','),
  ...more,
});

test('a host serves and calls with the certificates that its environment names', async () => {
  const { files } = filesOf(issue(authority, ['localhost', 'bff']));
  const tls = { TLS_CERT: files.cert, TLS_KEY: files.key, TLS_CA: files.ca };
  const port = await freePort();
  let callSelf: (() => Promise<unknown>) | undefined;
  const config = await hostConfig('bff', { ...tls, TLS_CALLERS: ['bff'] });
  const running = await startBareHost('bff', config, async (host) => {
    host.grpc().add(echoFor(['bff']), { say: async () => ({ said: true }), repeat: async () => ({}) });
    await host.listen(port);
    const client = host.peer(`localhost:${port}`).own(echoDefinition);
    callSelf = () => client.say({});
  });
  closers.push(running.stop);
  await expect(callSelf?.()).resolves.toEqual({ said: true });
  await expect(call(`localhost:${port}`)).rejects.toMatchObject({ code: 'Unavailable' });
});

test('half of the settings for certificates stops a process before it listens', async () => {
  const config = await hostConfig('bff', { TLS_CERT: '/run/southline/tls.crt' });
  await expect(startBareHost('bff', config, async () => undefined)).rejects.toThrow(
    /TLS_KEY: missing\n.*TLS_CA: missing/,
  );
});
