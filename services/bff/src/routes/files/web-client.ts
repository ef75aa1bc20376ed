import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { GetScreensVersionResponse } from '@southline/contracts/content';
import type { BuiltScripts, WebBuild } from '@southline/rest/web-build';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '../../context.ts';
import { toAnswer } from '../../contract/errors.ts';
import { notFound } from '../../contract/order-details.ts';
import { type Region, regionOf } from '../../contract/region.ts';
import { sendAnswer } from '../../plugins/error-handler.ts';
import { cardPageCheck, watchCardPages } from '../../rendering/card-page-check.ts';
import { type Followed, follow } from '../../rendering/generation.ts';
import type { SitePages } from '../../rendering/site-pages.ts';
import { stateElement } from '../../rendering/whole-page.ts';
import { mapStyleOf } from './base-map.ts';
import { barcodesCsp } from './file-headers.ts';
import { createIndexPage, type IndexPage } from './index-page.ts';
import { createRenderedPages, type Shown } from './rendered-pages.ts';

/**
 * The client's page without rendered content. It includes the edited English texts, which are not part of the client's
 * build.
 */
const createEmptyPage =
  (index: IndexPage, screens: Followed<Pick<GetScreensVersionResponse, 'editedTexts'>>): IndexPage =>
  async () => {
    const [page, { editedTexts }] = await Promise.all([index(), screens()]);
    if (Object.keys(editedTexts).length === 0) return page;
    return page.replace('</body>', () => `${stateElement(JSON.stringify({ editedTexts }))}</body>`);
  };

/**
 * English words in the page itself. They are shown until the client has rendered its own page, even if no texts can be
 * loaded.
 */
const inside = (home: string) =>
  [
    '<main><h1>Page Not Found</h1>',
    '<p>There is no page at this address. The part may have moved: its number still finds it.</p>',
    `<p><a href="${home}/parts-finder">Parts Finder</a> · <a href="${home}/products">Our Range</a> · `,
    `<a href="${home}/contact-us">Contact us</a> · <a href="${home}">Home</a></p></main>`,
  ].join('');

/** The not-found page without a rendering: the client's page with a short text and links. */
const createMissingPage =
  (index: IndexPage) =>
  (basePath: string, region: Region): IndexPage =>
  async () => {
    const page = await index();
    return page
      .replace(/<title>[^<]*<\/title>/, '<title>Page Not Found · Southline</title>')
      .replace('<div id="root"></div>', () => `<div id="root">${inside(`${basePath}/${region}`)}</div>`);
  };

const hidden = { schema: { hide: true } } as const;
const hourSeconds = 3_600;

const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendAnswer(reply, toAnswer(notFound('There is nothing here.'), request.id));

const sendPage = async (page: IndexPage, reply: FastifyReply, status: number) =>
  reply
    .code(status)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(await page());

/**
 * The request that stands for all unknown URLs, so that their page is rendered only once. Without a region: the page
 * outside of any region.
 */
const nowhere = (basePath: string, region: Region | undefined, fallback: Region): Shown => ({
  region: region ?? fallback,
  path: 'not-found',
  url: region ? `${basePath}/${region}/not-found` : `${basePath}/not-found`,
});

/** Built files under /assets never change. The files beside index.html may. */
const addFiles = async (app: App, webRoot: string, basePath: string) => {
  await app.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: `${basePath}/assets/`,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    schemaHide: true,
    setHeaders: (reply, path) => {
      if (/\bbarcodes-[\w-]+\.js/.test(path)) void reply.header('content-security-policy', barcodesCsp);
    },
  });
  const entries = await readdir(webRoot, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && /^[\w-]+\.(svg|png|ico|txt|webmanifest)$/.test(entry.name));
  for (const { name } of names) {
    app.get(`${basePath}/${name}`, hidden, (_request, reply) =>
      reply.sendFile(name, webRoot, { maxAge: hourSeconds * 1000, immutable: false }),
    );
  }
};

interface Client {
  /** Undefined if only the API is served. */
  readonly build: WebBuild | undefined;
  readonly pages: SitePages;
  readonly scripts: BuiltScripts;
}

/** Serves the web client: its files, its page at every page URL, and the answer to unknown URLs. */
export const webClient = async (app: App, context: Context, { build, pages, scripts }: Client): Promise<void> => {
  const { BASE_PATH, WEB_ROOT, DEFAULT_REGION } = context.settings;
  const home = `${BASE_PATH}/${DEFAULT_REGION}`;
  // Rate limits are set per route. Requests without a route are counted here.
  const counted = { preHandler: app.rateLimit() };
  const toHome = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').redirect(home);
  app.get('/', hidden, toHome);
  if (BASE_PATH) {
    app.get(BASE_PATH, hidden, toHome);
    app.get(`${BASE_PATH}/`, hidden, toHome);
  }
  if (WEB_ROOT === undefined || !build) {
    app.setNotFoundHandler(counted, sendNotFound);
    return;
  }

  await addFiles(app, WEB_ROOT, BASE_PATH);
  // Browsers request this file in windows without one of our pages, such as a PDF.
  app.get('/favicon.ico', hidden, (_request, reply) => reply.redirect(`${BASE_PATH}/favicon.svg`));
  const { clients } = context;
  const screens = follow(() => clients.screens.getScreensVersion({}), { version: '', editedTexts: {} });
  const index = createIndexPage(WEB_ROOT, BASE_PATH, mapStyleOf(context.settings), scripts);
  const page = createEmptyPage(index, screens);
  // Must not be cached, so that the service worker of a new build takes over at the next visit.
  app.get(`${BASE_PATH}/sw.js`, hidden, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('sw.js', WEB_ROOT, { cacheControl: false }),
  );
  // The client without a page. The service worker uses it for pages that it has not cached.
  app.get(`${BASE_PATH}/shell.html`, hidden, (_request, reply) =>
    sendPage(page, reply.header('x-robots-tag', 'noindex'), 200),
  );
  const missing = createMissingPage(page);
  const sendRendered = await createRenderedPages(app, context, { webRoot: WEB_ROOT, build, index, screens, scripts });
  const cardPages = build.pages.filter(({ cardForm }) => cardForm).map(({ path }) => `${home}/${path}`);
  watchCardPages(app, context, cardPageCheck(app, context.settings, scripts, cardPages));
  app.setNotFoundHandler(counted, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const [first = '', second = '', ...rest] = path.slice(BASE_PATH.length + 1).split('/');
    const isFile = ['assets', 'map'].includes(first) || ['api', 'images', 'documents'].includes(second.toLowerCase());
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isFile || !path.toLowerCase().startsWith(BASE_PATH.toLowerCase()))
      return sendNotFound(request, reply);
    const region = regionOf(first);
    const below = [second, ...rest].join('/').replace(/\/$/, '');
    if (pages.isSecret(below)) reply.header('referrer-policy', 'no-referrer');
    const known = pages.at(below);
    const isRendered = known?.seenBy === 'everybody';
    if (!isRendered) reply.header('x-robots-tag', 'noindex');
    if (!region || !known) {
      if (await sendRendered(request, reply, nowhere(BASE_PATH, region, DEFAULT_REGION))) return reply;
      return sendPage(missing(BASE_PATH, region ?? DEFAULT_REGION), reply, 404);
    }
    // The client's URLs have no slash at the end. It would not continue from a page that was rendered for one with it.
    if (path.endsWith('/')) return reply.redirect(path.replace(/\/+$/, '') + request.url.slice(path.length), 308);
    const query = known.readQuery(request.url.slice(path.length + 1));
    const shown = { region, path: below, url: query ? `${path}?${query}` : path };
    // This header marks public pages, which the service worker may cache.
    if (isRendered && (await sendRendered(request, reply.header('x-southline-page', 'everybody'), shown))) return reply;
    reply.removeHeader('x-southline-page');
    return sendPage(page, reply, 200);
  });
};
