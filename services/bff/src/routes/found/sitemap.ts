import type { ListedPage } from '@southline/contracts/catalogue';
import type { Route } from '../../context.ts';
import { regions } from '../../contract/region.ts';
import { fixedPages } from '../files/pages.ts';

const hourly = 'public, max-age=3600';
const options = { schema: { hide: true } } as const;

const xmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string) => text.replace(/[&<>"]/g, (sign) => xmlEscapes[sign] ?? sign);

/** Below the region: categories by their segments, product pages behind `details`. */
export const addressOf = ({ segment, path, hasChildren }: ListedPage): string =>
  ['products', ...path, ...(hasChildren ? [] : ['details']), segment].filter(Boolean).map(encodeURIComponent).join('/');

const entry = (site: string, path: string): string => {
  const at = (region: string) => xml(`${site}/${region}${path && `/${path}`}`);
  const others = regions
    .map((other) => `<xhtml:link rel="alternate" hreflang="en-${other.toUpperCase()}" href="${at(other)}"/>`)
    .join('');
  return regions.map((region) => `<url><loc>${at(region)}</loc>${others}</url>`).join('\n');
};

/** Every public page with an address of its own, in both regions (sitemaps.org 0.9); parts are found through the range. */
export const sitemap: Route = (app, { clients, settings }) => {
  const site = settings.PUBLIC_URL.replace(/\/$/, '') + settings.BASE_PATH;
  app.get(`${settings.BASE_PATH}/sitemap.xml`, options, async (_request, reply) => {
    const { pages } = await clients.pages.listProductPages({});
    const range = pages.filter(({ segment }) => segment !== '').map(addressOf);
    const paths = [...new Set([...fixedPages, 'products', ...range])];
    const body = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...paths.map((path) => entry(site, path)),
      '</urlset>\n',
    ].join('\n');
    return reply.header('cache-control', hourly).type('application/xml; charset=utf-8').send(body);
  });
};

/** What belongs to one visitor is of no use to a search engine, and neither is what a search finds. */
export const robots: Route = (app, { settings: { BASE_PATH, PUBLIC_URL } }) => {
  const closed = [
    'api',
    'cart',
    'favourites',
    'sign-in',
    'join-us',
    'context-search',
    'chicago-entry-upload',
    'upload',
  ];
  const lines = [
    'User-agent: *',
    ...regions.flatMap((region) => closed.map((path) => `Disallow: ${BASE_PATH}/${region}/${path}`)),
    `Sitemap: ${PUBLIC_URL.replace(/\/$/, '')}${BASE_PATH}/sitemap.xml`,
  ];
  app.get('/robots.txt', options, async (_request, reply) =>
    reply
      .header('cache-control', hourly)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`),
  );
};
