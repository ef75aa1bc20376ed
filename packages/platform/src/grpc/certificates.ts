import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { experimental } from '@grpc/grpc-js';
import type { Logger } from '../logger/index.ts';
import { certificateEnds } from '../metrics/index.ts';

/** Paths of PEM files: the certificate of the process with its key, and the certificate authorities that it trusts. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
}

interface Certificates {
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly ca: Buffer;
}

export interface WatchedCertificates extends experimental.CertificateProvider {
  close(): void;
}

const everyMs = 10_000;

/** Throws unless the three files match: they are replaced one after the other. */
const checked = (found: Certificates): Certificates => {
  const own = new X509Certificate(found.cert);
  if (!own.checkPrivateKey(createPrivateKey(found.key))) throw new Error('The key is not the one of the certificate.');
  const authority = new X509Certificate(found.ca);
  if (!authority.ca) throw new Error('The authority is no certificate authority.');
  return found;
};

const same = (left: Certificates, right: Certificates) =>
  left.cert.equals(right.cert) && left.key.equals(right.key) && left.ca.equals(right.ca);

/**
 * The certificates of a process, read again every ten seconds; new connections use the current ones. Unusable files are
 * logged and the previous ones stay in use. Throws if there are no usable files at the start.
 */
export const watchCertificates = (
  { cert, key, ca }: CertificateFiles,
  logger: Logger,
  intervalMs = everyMs,
): WatchedCertificates => {
  const identityListeners = new Set<experimental.IdentityCertificateUpdateListener>();
  const caListeners = new Set<experimental.CaCertificateUpdateListener>();
  let current = checked({ cert: readFileSync(cert), key: readFileSync(key), ca: readFileSync(ca) });
  const identity = () => ({ certificate: current.cert, privateKey: current.key });
  const authorities = () => ({ caCertificate: current.ca });
  const count = () => certificateEnds.set(Date.parse(new X509Certificate(current.cert).validTo) / 1000);
  count();

  const look = async () => {
    const found = { cert: await readFile(cert), key: await readFile(key), ca: await readFile(ca) };
    if (same(found, current)) return;
    current = checked(found);
    for (const listener of caListeners) listener(authorities());
    for (const listener of identityListeners) listener(identity());
    count();
    logger.info('new certificates are in use');
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => logger.warn({ reason: String(error) }, 'new certificates cannot be used'));
  }, intervalMs);
  timer.unref();

  return {
    addCaCertificateListener(listener) {
      caListeners.add(listener);
      // Deferred: a server registers this listener before it has a socket.
      process.nextTick(() => listener(authorities()));
    },
    removeCaCertificateListener: (listener) => void caListeners.delete(listener),
    addIdentityCertificateListener(listener) {
      identityListeners.add(listener);
      process.nextTick(() => listener(identity()));
    },
    removeIdentityCertificateListener: (listener) => void identityListeners.delete(listener),
    close: () => clearInterval(timer),
  };
};
