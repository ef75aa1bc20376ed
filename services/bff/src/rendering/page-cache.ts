import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { pageSeconds, pagesRendered } from '../metrics.ts';
import type { IndexPage } from '../routes/files/index-page.ts';
import type { PageRequest, RenderPage } from './renderer.ts';
import { wholePage } from './whole-page.ts';

const zip = promisify(gzip);

/** So old may a page be; then the next visitor still gets it while a new one is rendered. */
const freshMs = 60_000;
const maxBytes = 48 * 1024 * 1024;
/** Renderings in progress at most: some 30 ms of the processor each, in the way of everybody's calls. */
const atOnce = 4;
/** So many more may wait, about half a second; whoever comes then is served sooner by the client alone. */
const inLine = 16;

export interface ReadyPage {
  readonly status: number;
  readonly html: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
}

/** Names of built files by the names that renderings have for them: `families` → `/assets/families-1a2b.svg`. */
const assetsOf = async (webRoot: string, basePath: string): Promise<ReadonlyMap<string, string>> => {
  const names = await readdir(join(webRoot, 'assets'));
  const found = names.flatMap((name) => {
    const [, asset] = /^(\w+)-[\w-]+\.svg$/.exec(name) ?? [];
    return asset ? [[asset, `${basePath}/assets/${name}`] as const] : [];
  });
  return new Map(found);
};

export type PageCache = (request: PageRequest) => Promise<ReadyPage | undefined>;

/**
 * Rendered pages by address, language, screen and build. Answers undefined where the client has to do it alone: too many
 * renderings are under way. Throws what a rendering throws.
 */
export const createPageCache = async (
  render: RenderPage,
  index: IndexPage,
  webRoot: string,
  basePath: string,
): Promise<PageCache> => {
  const assets = await assetsOf(webRoot, basePath);
  const limit = pLimit(atOnce);

  const make = async (request: PageRequest): Promise<ReadyPage> => {
    const finish = pageSeconds.startTimer();
    try {
      const page = await render(request);
      const html = Buffer.from(wholePage(await index(), request, page, assets));
      pagesRendered.inc({ outcome: 'done' });
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      return { status: page.status, html, gzipped: await zip(html, { level: 6 }), etag };
    } catch (error) {
      pagesRendered.inc({ outcome: 'failed' });
      throw error;
    } finally {
      finish();
    }
  };

  const pages = new LRUCache<string, ReadyPage, PageRequest>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, gzipped }) => html.length + gzipped.length,
    ttl: freshMs,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => limit(make, context),
  });

  return async (request) => {
    const { url, language, phone } = request;
    const key = JSON.stringify([url, language, phone]);
    const isBusy = limit.activeCount >= atOnce;
    // An old page is renewed when there is time for it: nobody waits behind what nobody waits for.
    const known = isBusy && pages.peek(key, { allowStale: true });
    if (known) return known;
    if (isBusy && limit.pendingCount >= inLine && !pages.has(key)) {
      pagesRendered.inc({ outcome: 'crowded' });
      return undefined;
    }
    return pages.fetch(key, { context: request });
  };
};
