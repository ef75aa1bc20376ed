import { createPublicKey, X509Certificate } from 'node:crypto';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { type Certified, isCurrent, issue, newAuthority } from './certificates.ts';

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const authority = newAuthority('Southline processes');
const hour = 3_600_000;

test('an authority signs certificates with the names of a process and nothing more', () => {
  const { cert, key } = issue(authority, ['orders', 'orders.southline']);
  const found = new X509Certificate(cert);
  expect(new X509Certificate(authority.cert).ca).toBe(true);
  expect(found.ca).toBe(false);
  expect(found.verify(createPublicKey(authority.cert))).toBe(true);
  expect(found.checkIssued(new X509Certificate(authority.cert))).toBe(true);
  expect(found.subjectAltName).toBe('DNS:orders, DNS:orders.southline');
  expect(key).toContain('PRIVATE KEY');
});

/** Shakes hands with both certificates; resolves with the client's socket once the server believes it. */
const handshake = async (server: Certified, client: Certified, ca: string) => {
  const believed = new Promise<void>((resolve, reject) => {
    const listening = createServer({ ...server, ca, requestCert: true, rejectUnauthorized: true }, () => resolve());
    listening.on('tlsClientError', reject);
    closers.push(() => listening.close());
    listening.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const socket: TLSSocket = connect({ ...client, ca, port, host: '127.0.0.1', servername: 'orders' });
      socket.on('error', reject);
      closers.push(() => socket.destroy());
    });
  });
  await believed;
};

test('two processes of one authority believe each other', async () => {
  await expect(
    handshake(issue(authority, ['orders']), issue(authority, ['bff']), authority.cert),
  ).resolves.toBeUndefined();
});

test('a certificate of another authority is not trusted, even under the same name', async () => {
  const other = newAuthority('Southline processes');
  await expect(handshake(issue(authority, ['orders']), issue(other, ['bff']), authority.cert)).rejects.toThrow();
});

test('a certificate is renewed if it has another authority or other names, or expires within months', () => {
  const names = ['orders'];
  expect(isCurrent(issue(authority, names), authority, names)).toBe(true);
  expect(isCurrent(issue(newAuthority('Southline processes'), names), authority, names)).toBe(false);
  expect(isCurrent(issue(authority, ['orders', 'more']), authority, names)).toBe(false);
  expect(isCurrent(issue(authority, names, hour), authority, names)).toBe(false);
});
