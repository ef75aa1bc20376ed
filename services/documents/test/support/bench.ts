import { DocumentsServiceService } from '@southline/contracts/documents';
import type { Identity } from '@southline/platform/identity';
import { prepareService } from '@southline/testkit/run-service';
import { loadConfig } from '../../src/config.ts';
import { createDocumentsService } from '../../src/service.ts';
import { collections } from '../../src/storage/collections.ts';

export const prepareDocuments = async () => {
  const bench = await prepareService({
    name: 'documents',
    callers: ['bff', 'notifications'],
    collections,
    loadConfig,
    create: createDocumentsService,
    environment: { JOB_LEASE_MS: '500' },
  });
  return {
    ...bench,
    as: (subject: string, role: Identity['role'] = 'guest') => bench.client(DocumentsServiceService, { subject, role }),
    asNotifications: () => bench.asService(DocumentsServiceService, 'notifications'),
  };
};
