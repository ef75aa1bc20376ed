import { type ExportServiceService, ListPublishedPartsResponse } from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';

const generation = 'parts-1';
/** One part more than fits into a file. */
export const partCount = 50_001;
const numberAt = (place: number) => `SL/${String(place).padStart(6, '0')}`;

export const exported: Handlers<typeof ExportServiceService> = {
  listPartRanges: async ({ size }) => ({ generation, pageTokens: ['', numberAt(size - 1)] }),
  async listPublishedParts(request) {
    if (request.generation !== generation) throw new DomainError('not-found', 'GenerationGone', 'Another is served.');
    const first = request.pageToken === '' ? 0 : Number(request.pageToken.slice(3)) + 1;
    const last = Math.min(first + request.pageSize, partCount);
    const parts = Array.from({ length: last - first }, (_, at) => ({ part: { partNo: numberAt(first + at) } }));
    const nextPageToken = last < partCount ? numberAt(last - 1) : '';
    return ListPublishedPartsResponse.fromPartial({ generation, parts, nextPageToken });
  },
};
