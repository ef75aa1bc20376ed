import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BuiltScripts, PageRequest, WebBuild } from '@southline/rest/web-build';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { pageSeconds, pagesRendered } from '../metrics.ts';
import type { IndexPage } from '../routes/files/index-page.ts';
import { withIntegrity } from '../security/built-scripts.ts';
import type { RenderBudget } from '../security/render-budget.ts';
import type { Generation } from './generation.ts';
import { wholePage } from './whole-page.ts';

const zip = promisify(gzip);

/**
 * After this time a page is renewed even if its generation is current, because stock is not part of the generation.
 * While it is rendered, visitors still get the old page.
 */
const freshMs = 60_000;
const maxBytes = 48 * 1024 * 1024;
/** The most concurrent renderings. Each takes about 30 ms of processor time from all calls. */
const atOnce = 4;
/** The most renderings that may wait, about half a second of work. Above that, the client renders faster itself. */
const inLine = 16;

export interface ReadyPage {
  readonly status: number;
  /** The path below the region that an earlier name of the page leads to. */
  readonly movedTo?: string | undefined;
  readonly html: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
  /** The generation of its data. */
  readonly generation: string;
}

export interface AskedPage extends PageRequest {
  /** The visitor's address. The rendering counts towards its limit. */
  readonly address: string;
}

/** A page to render: the request and the generation of its data. */
interface Order {
  readonly request: AskedPage;
  readonly generation: string;
}

/** The names of built files by the names that renderings use: `families` → `/assets/families-1a2b.svg`. */
const assetsOf = async (webRoot: string, basePath: string): Promise<ReadonlyMap<string, string>> => {
  const names = await readdir(join(webRoot, 'assets'));
  const found = names.flatMap((name) => {
    const [, asset] = /^(\w+)-[\w-]+\.svg$/.exec(name) ?? [];
    return asset ? [[asset, `${basePath}/assets/${name}`] as const] : [];
  });
  return new Map(found);
};

interface Client {
  readonly webRoot: string;
  readonly basePath: string;
  readonly scripts: BuiltScripts;
}

export type PageCache = (request: AskedPage) => Promise<ReadyPage | undefined>;

/**
 * Caches rendered pages by URL, language and screen size, for the loaded build. A page of an older generation is
 * rendered again before it is returned. If that fails or takes too long, the old page is returned. Returns undefined if
 * too many renderings are running or a limit is reached; the client then renders the page itself. Throws the error of a
 * failed rendering.
 */
export const createPageCache = async (
  render: WebBuild['renderPage'],
  index: IndexPage,
  generationNow: Generation,
  { webRoot, basePath, scripts }: Client,
  allowed: RenderBudget,
): Promise<PageCache> => {
  const assets = await assetsOf(webRoot, basePath);
  const limit = pLimit(atOnce);

  const make = async ({ request, generation }: Order): Promise<ReadyPage> => {
    const finish = pageSeconds.startTimer();
    try {
      const rendered = await render(request);
      const page = { ...rendered, files: withIntegrity(rendered.files ?? '', scripts, basePath) };
      const html = Buffer.from(wholePage(await index(), request, page, assets));
      pagesRendered.inc({ outcome: 'done' });
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      return {
        status: page.status,
        ...(page.moved && { movedTo: page.ownPath }),
        html,
        gzipped: await zip(html, { level: 6 }),
        etag,
        generation,
      };
    } catch (error) {
      pagesRendered.inc({ outcome: 'failed' });
      throw error;
    } finally {
      finish();
    }
  };

  const pages = new LRUCache<string, ReadyPage, Order>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, gzipped }) => html.length + gzipped.length,
    ttl: freshMs,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, stale, { context }) => {
      if (allowed(context.request.address, stale !== undefined)) return limit(make, context);
      pagesRendered.inc({ outcome: 'limited' });
      return undefined;
    },
  });

  return async (request) => {
    const { url, language, phone } = request;
    const key = JSON.stringify([url, language, phone]);
    const generation = await generationNow();
    const order = { context: { request, generation } };
    const isBusy = limit.activeCount >= atOnce;
    // While the renderer is busy, an old page is not renewed: background renewals must not delay requests.
    const known = isBusy && pages.peek(key, { allowStale: true });
    if (known && known.generation === generation) return known;
    if (isBusy && limit.pendingCount >= inLine) {
      if (known) return known;
      if (!pages.has(key)) {
        pagesRendered.inc({ outcome: 'crowded' });
        return undefined;
      }
    }
    const found = await pages.fetch(key, order);
    if (!found || found.generation === generation) return found;
    // Two tries, because the first one may join a rendering of an older generation.
    for (let tries = 0; tries < 2; tries += 1) {
      const made = await pages.fetch(key, { ...order, forceRefresh: true, allowStale: false });
      if (made?.generation === generation) return made;
    }
    // If the page cannot be rendered, the old one is returned. It gets the shortest lifetime, so that the next request
    // renews it.
    pages.set(key, { ...found, generation }, { ttl: 1 });
    return found;
  };
};
