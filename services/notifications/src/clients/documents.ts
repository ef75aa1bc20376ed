import { DocumentsServiceService } from '@southline/contracts/documents';
import type { Peer } from '@southline/platform/grpc';
import type { Documents } from '../domain/ports.ts';

/** Reads documents from the documents service, with this service's own identity. */
export const createDocumentsClient = (peer: Peer): Documents => {
  const client = peer.own(DocumentsServiceService);
  return {
    async readPaper(documentId) {
      const { fileName, contentType, content } = await client.readDocument({ documentId });
      return { fileName, contentType, content };
    },
  };
};
