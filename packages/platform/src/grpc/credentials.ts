import type { PeerCertificate } from 'node:tls';
import { type ChannelCredentials, credentials, experimental, ServerCredentials } from '@grpc/grpc-js';
import type { Logger } from '../logger/index.ts';
import { type CertificateFiles, watchCertificates } from './certificates.ts';

/** How a process authenticates itself to its peers, and which peers it trusts. */
export interface PeerCredentials {
  /** Whether the peer of every connection has a certificate. */
  readonly certified: boolean;
  readonly channel: ChannelCredentials;
  readonly server: ServerCredentials;
  close(): void;
}

/** Plain text, for one machine where all processes listen on 127.0.0.1. */
export const plainCredentials = (): PeerCredentials => ({
  certified: false,
  channel: credentials.createInsecure(),
  server: ServerCredentials.createInsecure(),
  close: () => undefined,
});

/**
 * Mutual TLS: a certificate of another authority is refused on either side. A client also refuses a server whose certificate
 * does not name the host of the address.
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
