import type { GetScreensVersionResponse } from '@southline/contracts/content';
import { holdsCardNumber } from '@southline/kernel/card-number';
import { defaultLanguage, languageCookie } from '@southline/kernel/language';
import type { BuiltScripts, WebBuild } from '@southline/rest/web-build';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '../../context.ts';
import type { Region } from '../../contract/region.ts';
import { type Followed, follow, generationOf } from '../../rendering/generation.ts';
import { createPageCache, type ReadyPage } from '../../rendering/page-cache.ts';
import { sendWithin } from '../../rendering/send-within.ts';
import { createRenderBudget } from '../../security/render-budget.ts';
import { screenLanguages } from '../language.ts';
import { takesGzip } from '../takes-gzip.ts';
import { mapPicturesOf } from './base-map.ts';
import type { IndexPage } from './index-page.ts';

/** The decoded URL, or the raw one if it cannot be decoded. */
const readable = (url: string): string => {
  try {
    return decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    return url;
  }
};

/** Longer URLs are not ours, and each would be another cached page. */
const maxAddress = 300;

/** The parts of a request that the page depends on. */
export interface Shown {
  readonly region: Region;
  /** Below the region, without a slash at its begin. */
  readonly path: string;
  /** Path and the query that the page reads, base path included. */
  readonly url: string;
}

/** Answers with the rendered page, or false: then the client renders it. */
export type SendRendered = (request: FastifyRequest, reply: FastifyReply, shown: Shown) => Promise<boolean>;

const looksLikePhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/i.test(headers['user-agent'] ?? '');

const answer = (request: FastifyRequest, reply: FastifyReply, { status, html, gzipped, etag }: ReadyPage) => {
  // Rendered for a language and a screen size: only the visitor's own browser may cache it, and it revalidates each time.
  reply.code(status).header('cache-control', 'private, no-cache').header('etag', etag).type('text/html; charset=utf-8');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!takesGzip(request)) return reply.send(html);
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(gzipped);
};

interface Rendering {
  readonly webRoot: string;
  readonly build: WebBuild;
  readonly index: IndexPage;
  readonly scripts: BuiltScripts;
  readonly screens: Followed<GetScreensVersionResponse>;
}

/** Public pages as HTML (ADR 0010). If rendering fails, the client alone still shows the page. */
export const createRenderedPages = async (
  app: App,
  { settings, clients, logger }: Context,
  { webRoot, build, index, screens, scripts }: Rendering,
): Promise<SendRendered> => {
  const { BASE_PATH, PUBLIC_URL } = settings;
  const generation = generationOf([
    async () => (await screens()).version,
    follow(async () => JSON.stringify(await clients.pages.getPublication({})), ''),
    follow(async () => (await clients.locator.getLocatorVersion({})).version, ''),
  ]);
  const budget = createRenderBudget({
    perAddress: settings.RENDERINGS_PER_ADDRESS,
    inAll: settings.RENDERINGS_PER_MINUTE,
  });
  const pages = await createPageCache(
    build.renderPage,
    index,
    generation,
    { webRoot, basePath: BASE_PATH, scripts },
    budget,
  );
  const { host } = new URL(PUBLIC_URL);
  const shared = {
    basePath: BASE_PATH,
    site: PUBLIC_URL.replace(/\/$/, '') + BASE_PATH,
    mapPictures: await mapPicturesOf(settings),
    editedTexts: async () => (await screens()).editedTexts,
  };
  return async (request, reply, shown) => {
    // A cached page shows its URL to later visitors, so URLs with card numbers are not rendered.
    if (shown.url.length > maxAddress || holdsCardNumber(readable(shown.url))) return false;
    const language = request.cookies[languageCookie] ?? '';
    const send = sendWithin(app, request.ip, host);
    const asked = { ...shared, ...shown, send, phone: looksLikePhone(request), address: request.ip };
    try {
      const page = await pages({ ...asked, language: screenLanguages.includes(language) ? language : defaultLanguage });
      if (!page) return false;
      answer(request, reply, page);
      return true;
    } catch (error) {
      logger.warn({ err: error, requestId: request.id, path: shown.path }, 'a page was not rendered');
      return false;
    }
  };
};
