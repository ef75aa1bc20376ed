import { type ExportServiceService, ListPublishedPartsResponse } from '@southline/contracts/catalogue';
import type { Handlers } from '@southline/platform/grpc';
import type { listPublishedParts } from '../../application/list-published-parts.ts';

export const exportHandlers = (list: ReturnType<typeof listPublishedParts>): Handlers<typeof ExportServiceService> => ({
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
