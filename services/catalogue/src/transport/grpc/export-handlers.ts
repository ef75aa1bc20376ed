import { type ExportServiceService, ListPublishedPartsResponse } from '@southline/contracts/catalogue';
import { partMessage } from '@southline/contracts/part-facts';
import type { Handlers } from '@southline/platform/grpc';
import type { listPartRanges, listPublishedParts } from '../../application/export/export.ts';

/** Content builds its own index, and the BFF writes sitemaps for search engines. */
export const exportHandlers = (
  list: ReturnType<typeof listPublishedParts>,
  ranges: ReturnType<typeof listPartRanges>,
): Handlers<typeof ExportServiceService> => ({
  listPartRanges: async ({ size }) => ranges(size),
  listPublishedParts: async (request) => {
    const { generation, parts, nextPageToken } = await list(request);
    return ListPublishedPartsResponse.fromPartial({
      generation,
      nextPageToken,
      parts: parts.map(({ part, category, rank }) => ({ part: partMessage(part), category, rank })),
    });
  },
});
