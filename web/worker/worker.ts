import type { Build } from './build.ts';
import {
  isOfWorker,
  isPagePath,
  isPicturePath,
  isTextsPath,
  mayCachePage,
  pagesOf,
  picturesOf,
  SHELL,
  shellOf,
} from './cached.ts';

declare const self: ServiceWorkerGlobalScope & { southline: Build };

const build = self.southline;
const shell = shellOf(build.version);
const pages = pagesOf(build.version);
const pictures = picturesOf(build.version);
const built = new Set([...build.core, ...build.more]);

const scope = self.registration.scope;
const absolute = (path: string): string => scope + path;
/** The path below the base path; undefined for a foreign URL. */
const pathOf = (url: URL): string | undefined =>
  url.href.startsWith(scope) ? url.pathname.slice(new URL(scope).pathname.length) : undefined;

/** The limit of each cache; the oldest entries are removed first. */
const mostPages = 80;
const mostPictures = 400;

const keep = async (name: string, url: string, answer: Response) => {
  const cache = await caches.open(name);
  // Re-added at the end, as the newest entry.
  await cache.delete(url);
  await cache.put(url, answer);
  const known = await cache.keys();
  const most = name === pictures ? mostPictures : mostPages;
  await Promise.all(known.slice(0, Math.max(0, known.length - most)).map((request) => cache.delete(request)));
};

/** Caches a page of this build: a page of another build would request missing files. */
const cachePage = async (url: URL, answer: Response) => {
  const html = await answer.text();
  if (!html.includes(build.entry)) return;
  await keep(pages, url.href, new Response(html, { headers: answer.headers }));
};

const install = async () => {
  const cache = await caches.open(shell);
  await cache.addAll([...build.core.map(absolute), absolute(SHELL)]);
  await self.skipWaiting();
};

/** Deletes the caches of other builds, so that no mixture of builds is possible. */
const takeOver = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => isOfWorker(name) && ![shell, pages, pictures].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
};

/**
 * The network always comes first, so that a new build is used at once. Without a connection the cached page is shown, else
 * the empty shell.
 */
const openPage = async (event: FetchEvent, url: URL, path: string): Promise<Response> => {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const answer = preloaded ?? (await fetch(event.request));
    if (mayCachePage(answer, path, url.search)) event.waitUntil(cachePage(url, answer.clone()));
    return answer;
  } catch (error) {
    const known = await caches.match(url.href, { cacheName: pages, ignoreVary: true });
    const found = known ?? (await caches.match(absolute(SHELL), { cacheName: shell }));
    if (found) return found;
    throw error;
  }
};

/** Files whose content never changes. */
const builtFile = async (event: FetchEvent): Promise<Response> => {
  const known = await caches.match(event.request, { cacheName: shell, ignoreVary: true });
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(shell).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
};

/** A changed drawing has another address. */
const picture = async (event: FetchEvent, url: URL): Promise<Response> => {
  const known = await caches.match(url.href, { cacheName: pictures, ignoreVary: true });
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(pictures, url.href, answer.clone()));
  return answer;
};

const texts = async (event: FetchEvent, url: URL): Promise<Response> => {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(pages, url.href, answer.clone()));
    return answer;
  } catch (error) {
    const known = await caches.match(url.href, { cacheName: pages, ignoreVary: true });
    if (known) return known;
    throw error;
  }
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// The worker handles only pages, files, drawings and texts. All other requests go to the network unchanged.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const path = pathOf(url);
  if (path === undefined) return;
  if (request.mode === 'navigate') {
    if (isPagePath(path)) event.respondWith(openPage(event, url, path));
  } else if (built.has(path)) event.respondWith(builtFile(event));
  else if (isPicturePath(path)) event.respondWith(picture(event, url));
  else if (isTextsPath(path)) event.respondWith(texts(event, url));
});

/** The pages that were opened without the worker, and the files that they use. */
type Seen = { pages: readonly string[]; files: readonly string[] };

const cacheSeen = async (seen: Seen) => {
  for (const address of seen.pages) {
    const url = new URL(address, scope);
    const path = pathOf(url);
    if (path === undefined || !isPagePath(path)) continue;
    const answer = await fetch(url);
    if (mayCachePage(answer, path, url.search)) await cachePage(url, answer);
  }
  const cache = await caches.open(shell);
  for (const address of seen.files) {
    const url = new URL(address, scope);
    const path = pathOf(url);
    if (path === undefined) continue;
    if (built.has(path)) {
      if (!(await cache.match(url.href, { ignoreVary: true }))) await cache.add(url.href);
    } else if (isPicturePath(path) || isTextsPath(path)) {
      const answer = await fetch(url);
      if (answer.ok) await keep(isTextsPath(path) ? pages : pictures, url.href, answer);
    }
  }
};

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // If the connection is lost meanwhile, the page is cached another time.
  event.waitUntil(cacheSeen(event.data as Seen).catch(() => undefined));
});
