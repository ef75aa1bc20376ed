import { DocumentsServiceService } from '@southline/contracts/documents';
import { createGrpcClient, type PeerCredentials } from '@southline/platform/grpc';
import type { TokenSource } from '@southline/platform/telemetry';
import type { Documents } from '../domain/ports.ts';

/** Reads documents from the documents service, with this service's own identity. */
export const createDocumentsClient = (
  address: string,
  token: TokenSource,
  credentials: PeerCredentials,
): Documents & { close(): void } => {
  const client = createGrpcClient(DocumentsServiceService, {
    address,
    token,
    credentials,
  });
  return {
    async readPaper(documentId) {
      const { fileName, contentType, content } = await client.readDocument({ documentId });
      return { fileName, contentType, content };
    },
    close: () => client.close(),
  };
};
