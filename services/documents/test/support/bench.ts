import { DocumentsServiceService } from '@southline/contracts/documents';
import type { Identity } from '@southline/platform/identity';
import { startContent } from '@southline/testkit/content';
import { identities } from '@southline/testkit/identities';
import { prepareService } from '@southline/testkit/run-service';
import { loadConfig } from '../../src/config.ts';
import { createDocumentsService } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';

export const prepareDocuments = async () => {
  const keys = identities('documents', 'bff', 'notifications');
  const content = await startContent(keys.verifyKeys);
  const bench = await prepareService({
    name: 'documents',
    callers: ['bff', 'notifications'],
    keys,
    collections,
    loadConfig,
    create: createDocumentsService,
    environment: { CONTENT_ADDRESS: content.address, JOB_LEASE_MS: '500' },
  });
  return {
    ...bench,
    as: (subject: string, role: Identity['role'] = 'guest') => bench.client(DocumentsServiceService, { subject, role }),
    asNotifications: () => bench.asService(DocumentsServiceService, 'notifications'),
    async stop() {
      await bench.stop();
      await content.close();
    },
  };
};
