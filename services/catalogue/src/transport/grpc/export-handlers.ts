import { type ExportServiceService, ListPublishedPartsResponse } from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import type { listPartStretches } from '../../application/list-part-stretches.ts';
import type { listPublishedParts } from '../../application/list-published-parts.ts';

export const exportHandlers = (
  list: ReturnType<typeof listPublishedParts>,
  stretches: ReturnType<typeof listPartStretches>,
): Handlers<typeof ExportServiceService> => ({
  listPartStretches: async ({ size }) => stretches(size),
  listPublishedParts: async (request) => {
    const { generation, parts, nextPageToken } = await list(request);
    return ListPublishedPartsResponse.fromPartial({
      generation,
      nextPageToken,
      parts: parts.map(({ partNo, gmPartNo, description, category, rank }) => ({
        ...{ productNr: partNo, gmPartNumber: gmPartNo, description, category, rank },
      })),
    });
  },
});
