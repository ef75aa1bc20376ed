import type { PeerCertificate } from 'node:tls';
import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js';
import type { Logger } from '../logger/index.ts';
import { type CertificateFiles, watchCertificates } from './certificates.ts';

/** How a process shows itself to its peers, and whom it believes. */
export interface PeerCredentials {
  /** Whether the other end of every connection has a certificate. */
  readonly certified: boolean;
  readonly channel: ChannelCredentials;
  readonly server: ServerCredentials;
  close(): void;
}

/** On one machine, where everything listens on 127.0.0.1. */
export const plainCredentials = (): PeerCredentials => ({
  certified: false,
  channel: credentials.createInsecure(),
  server: ServerCredentials.createInsecure(),
  close: () => undefined,
});

/**
 * Mutual TLS: either side is refused whose certificate is not of the authority, and a server also when its certificate
 * does not carry the host of the address that it was reached by.
 */
export const tlsCredentials = (files: CertificateFiles, logger: Logger, intervalMs?: number): PeerCredentials => {
  const provider = watchCertificates(files, logger, intervalMs);
  return {
    certified: true,
    channel: experimental.createCertificateProviderChannelCredentials(provider, provider),
    server: experimental.createCertificateProviderServerCredentials(provider, provider, true),
    close: () => provider.close(),
  };
};

/** The DNS names on a peer's certificate. */
export const namesOn = (certificate: PeerCertificate | undefined): string[] =>
  (certificate?.subjectaltname ?? '').split(', ').flatMap((entry) => /^DNS:(.+)$/.exec(entry)?.[1] ?? []);
