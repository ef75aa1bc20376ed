import { DocumentsServiceService } from '@southline/contracts/documents';
import { createGrpcClient } from '@southline/platform/grpc';
import type { Attachment } from '../domain/papers.ts';

/** Papers from the documents service, read with this service's own identity. */
export const createDocumentsClient = (address: string, token: () => Promise<string>) => {
  const client = createGrpcClient(DocumentsServiceService, { address, token, retryable: ['readDocument'] });
  return {
    async readPaper(documentId: string): Promise<Attachment> {
      const { fileName, contentType, content } = await client.readDocument({ documentId });
      return { fileName, contentType, content };
    },
    close: () => client.close(),
  };
};
