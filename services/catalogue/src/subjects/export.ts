import { ExportServiceService } from '@southline/contracts/catalogue';
import type { Host } from '@southline/platform/host';
import type { Mongo } from '@southline/platform/mongo';
import { listPartRanges, listPublishedParts } from '../application/export/export.ts';
import type { Reading } from '../application/snapshot/reading.ts';
import { createExportReader } from '../storage/export-reader.ts';
import { exportHandlers } from '../transport/grpc/export-handlers.ts';

/** All parts, for services that build their own index. */
export const addExport = (host: Host, mongo: Mongo, catalogue: Reading['catalogue']): void => {
  const parts = listPublishedParts(catalogue, createExportReader(mongo));
  host.grpc().add(ExportServiceService, exportHandlers(parts, listPartRanges(catalogue)));
};
