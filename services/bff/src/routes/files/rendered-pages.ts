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

/** The site has no longer URLs, and each would take another place in the cache. */
const maxAddress = 300;

/** The parts of a request on which the page depends. */
export interface Shown {
  readonly region: Region;
  /** The path below the region, without a leading slash. */
  readonly path: string;
  /** The path with the base path, and the query parameters that the page reads. */
  readonly url: string;
}

/** Answers with the rendered page. False if the client has to render it. */
export type SendRendered = (request: FastifyRequest, reply: FastifyReply, shown: Shown) => Promise<boolean>;

const looksLikePhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/i.test(headers['user-agent'] ?? '');

const answer = (request: FastifyRequest, reply: FastifyReply, { status, html, gzipped, etag }: ReadyPage) => {
  // The page depends on language and screen size. So only the visitor's own browser may cache it, and it revalidates
  // each time.
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

/** Serves public pages as HTML (ADR 0010). If rendering fails, the client renders the page alone. */
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
    // A cached page contains its URL, which later visitors would see. So URLs with card numbers are not rendered.
    if (shown.url.length > maxAddress || holdsCardNumber(readable(shown.url))) return false;
    const language = request.cookies[languageCookie] ?? '';
    const send = sendWithin(app, request.ip, host);
    const asked = { ...shared, ...shown, send, phone: looksLikePhone(request), address: request.ip };
    try {
      const page = await pages({ ...asked, language: screenLanguages.includes(language) ? language : defaultLanguage });
      if (!page) return false;
      if (page.movedTo) {
        // Browsers ask again after an hour, so that a name can be given to another page.
        reply.header('cache-control', 'max-age=3600').redirect(`${BASE_PATH}/${shown.region}/${page.movedTo}`, 301);
        return true;
      }
      answer(request, reply, page);
      return true;
    } catch (error) {
      logger.warn({ err: error, requestId: request.id, path: shown.path }, 'a page was not rendered');
      return false;
    }
  };
};
