import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { partOf } from '@southline/contracts/part-facts';
import { DomainError, isDomainError } from '@southline/kernel/errors';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Clients } from '../../clients/index.ts';
import { largestFile, urlEntry, urlSetBegin, urlSetEnd } from './sitemap-xml.ts';

/** One region takes about 400 kB, compressed, for 50,000 parts. */
const maxBytes = 8 * 1024 * 1024;
const pageSize = 2_000;

/** The facts from which a sitemap of parts is built. */
interface PartFile {
  readonly generation: string;
  readonly pageToken: string;
  /** The URL of the region's pages, without a trailing slash. */
  readonly base: string;
}

const gone = () => new DomainError('unavailable', 'Unavailable', 'The catalogue has just been replaced.');

async function* lines({ exported }: Clients, { generation, pageToken: first, base }: PartFile): AsyncGenerator<string> {
  yield urlSetBegin;
  let pageToken = first;
  for (let left = largestFile; left > 0; left -= pageSize) {
    const page = await exported.listPublishedParts({ generation, pageSize: Math.min(pageSize, left), pageToken });
    const addresses = page.parts.map((part) => `${base}/part-detail/${encodeURIComponent(partOf(part).partNo)}`);
    yield addresses.map((address) => urlEntry(address)).join('');
    pageToken = page.nextPageToken;
    if (pageToken === '') break;
  }
  yield urlSetEnd;
}

/**
 * Sitemap files of parts. They are built from pages of the catalogue, one file at a time, and cached in compressed form
 * while their generation is served.
 */
export const partFiles = (clients: Clients) => {
  const limit = pLimit(1);
  const make = (wanted: PartFile) => buffer(Readable.from(lines(clients, wanted)).pipe(createGzip()));
  const files = new LRUCache<string, Buffer, PartFile>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: (_key, _stale, { context }) => limit(make, context),
  });
  return {
    /** The current files, each by the id of its first part. */
    list: () => clients.exported.listPartRanges({ size: largestFile }),
    /** The gzipped file; throws Unavailable if the catalogue was replaced in the meantime. */
    async read(wanted: PartFile): Promise<Buffer> {
      const file = await files
        .fetch(JSON.stringify(wanted), { context: wanted })
        .catch((error: unknown) => Promise.reject(isDomainError(error, 'GenerationGone') ? gone() : error));
      if (!file) throw gone();
      return file;
    },
  };
};
