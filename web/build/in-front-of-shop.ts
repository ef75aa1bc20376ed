import { readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';

/** Sources of the client, installed packages and Vite's own modules. */
const isModule = /^\/(?:@|src\/|node_modules\/|worker\/)/;

/** A service that restarts is back within seconds. */
const patienceMs = 10_000;
const againMs = 50;

/** Replaces the worker of a built client that the browser has from this address. It removes itself and caches nothing. */
const noWorker =
  'self.oninstall = () => self.skipWaiting();\nself.onactivate = () => self.registration.unregister();\n';

const isNavigation = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');

const send = (shop: URL, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const asked = httpRequest(new URL(url ?? '/', shop), { method, headers, agent: false }, resolve);
    asked.once('error', reject);
    asked.end(body);
  });

const isAway = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Sends a request to the shop. While nothing listens there, tries again. */
const ask = async (shop: URL, request: IncomingMessage): Promise<IncomingMessage> => {
  const body = Buffer.concat(await request.toArray());
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await send(shop, request, body);
    } catch (error) {
      if (!isAway(error) || Date.now() > until) throw error;
      await pause(againMs);
    }
  }
};

/**
 * One address for developers: Vite answers requests for modules, and the shop's BFF answers all others. Where the BFF has no
 * answer for a navigation, the client shows the page. The BFF must know this address as its PUBLIC_URL.
 */
export const inFrontOfShop = (address: string | undefined): Plugin => {
  const sendPage = async ({ config, transformIndexHtml }: ViteDevServer, url: string, response: ServerResponse) => {
    const page = await readFile(`${config.root}/index.html`, 'utf8');
    response.setHeader('content-type', 'text/html; charset=utf-8').end(await transformIndexHtml(url, page));
  };

  const answer = async (server: ViteDevServer, shop: URL, request: IncomingMessage, response: ServerResponse) => {
    const answered = await ask(shop, request);
    if (answered.statusCode === 404 && isNavigation(request)) {
      answered.resume();
      return sendPage(server, request.url ?? '/', response);
    }
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  };

  return {
    name: 'southline:in-front-of-shop',
    apply: 'serve',
    transformIndexHtml: (page) =>
      page.replace('name="southline-map-style" content=""', 'name="southline-map-style" content="/map/style.json"'),
    configureServer(server) {
      if (!address) return;
      const shop = new URL(address);
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        if (url === '/sw.js') return void response.setHeader('content-type', 'text/javascript').end(noWorker);
        if (isModule.test(url)) return next();
        answer(server, shop, request, response).catch(next);
      });
    },
  };
};
