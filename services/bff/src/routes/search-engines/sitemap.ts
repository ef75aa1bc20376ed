import { createGunzip } from 'node:zlib';
import type { ListedPage } from '@southline/contracts/catalogue';
import { locatorPages } from '@southline/kernel/locator-page';
import { placePage } from '@southline/kernel/place-page';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Clients } from '../../clients/index.ts';
import type { App, Context } from '../../context.ts';
import { toDealer } from '../../contract/dealer.ts';
import { notFound } from '../../contract/order-details.ts';
import { languageTags, type Region, regionOf, regions } from '../../contract/region.ts';
import { takesGzip } from '../takes-gzip.ts';
import { partFiles } from './part-files.ts';
import { siteMapIndex, urlEntry, urlSetBegin, urlSetEnd } from './sitemap-xml.ts';

const pageSize = 500;

/**
 * The pages of the suburbs that have a dealer of a type, each once. They are cached for the locator's current version.
 */
const placePages = ({ listedDealers }: Clients) => {
  const cache = new Map<Region, { version: string; pages: readonly string[] }>();
  const read = async (region: Region): Promise<readonly string[]> => {
    const pages = new Set<string>();
    let pageToken = '';
    do {
      const { dealers, nextPageToken } = await listedDealers.listDealers({ region, pageSize, pageToken });
      for (const message of dealers) {
        const dealer = toDealer(message, { basePath: '', region });
        for (const type of dealer.types) pages.add(placePage(locatorPages[type], dealer));
      }
      pageToken = nextPageToken;
    } while (pageToken !== '');
    return [...pages].sort();
  };
  return async (region: Region): Promise<readonly string[]> => {
    const { version } = await listedDealers.getLocatorVersion({});
    const known = cache.get(region);
    if (known?.version === version) return known.pages;
    const pages = await read(region);
    cache.set(region, { version, pages });
    return pages;
  };
};

const hourly = 'public, max-age=3600';
const schema = { hide: true };
const fileSchema = { hide: true, params: Type.Object({ file: Type.String({ maxLength: 40 }) }) };

/** The path below the region. A category has its segments; a product page has `details` before its own segment. */
const addressOf = ({ segment, path, hasChildren }: ListedPage): string =>
  ['products', ...path, ...(hasChildren ? [] : ['details']), segment].filter(Boolean).map(encodeURIComponent).join('/');

const asXml = (reply: FastifyReply) => reply.header('cache-control', hourly).type('application/xml; charset=utf-8');

/**
 * The sitemaps of all public pages with a URL of their own: an index, a file of pages in both regions, a file of places
 * with dealers, and files of parts by region.
 */
export const sitemap = (app: App, { clients, settings }: Context, listed: readonly string[]): void => {
  const site = settings.PUBLIC_URL.replace(/\/$/, '') + settings.BASE_PATH;
  const parts = partFiles(clients);
  const places = placePages(clients);

  app.get(`${settings.BASE_PATH}/sitemap.xml`, { schema }, async (_request, reply) => {
    const [{ pageTokens }, { partsPublishedAt, rangePublishedAt }] = await Promise.all([
      parts.list(),
      clients.pages.getPublication({}),
    ]);
    const ofParts = regions.flatMap((region) =>
      pageTokens.map((_token, at) => ({
        address: `${site}/sitemap-parts-${region}-${at + 1}.xml`,
        changedAt: partsPublishedAt,
      })),
    );
    const ofPages = { address: `${site}/sitemap-pages.xml`, changedAt: rangePublishedAt };
    const ofPlaces = { address: `${site}/sitemap-places.xml`, changedAt: '' };
    return asXml(reply).send(siteMapIndex([ofPages, ofPlaces, ...ofParts]));
  });

  const entries = (path: string, changedAt: string): string => {
    const at = (region: Region) => `${site}/${region}${path && `/${path}`}`;
    const others = regions.map((region) => ({ lang: languageTags[region], address: at(region) }));
    return others.map(({ address }) => urlEntry(address, changedAt, others)).join('');
  };
  app.get(`${settings.BASE_PATH}/sitemap-pages.xml`, { schema }, async (_request, reply) => {
    const [{ pages }, { rangePublishedAt }] = await Promise.all([
      clients.pages.listProductPages({}),
      clients.pages.getPublication({}),
    ]);
    const range = pages.filter(({ segment }) => segment !== '').map(addressOf);
    // Pages that consist of texts have no date.
    const known = new Map(listed.map((path) => [path, '']));
    for (const path of ['products', ...range]) known.set(path, rangePublishedAt);
    return asXml(reply).send([urlSetBegin, ...[...known].map(([path, at]) => entries(path, at)), urlSetEnd].join(''));
  });

  // A place belongs to one region only.
  app.get(`${settings.BASE_PATH}/sitemap-places.xml`, { schema }, async (_request, reply) => {
    const listedPlaces = await Promise.all(
      regions.map(async (region) => (await places(region)).map((path) => urlEntry(`${site}/${region}/${path}`))),
    );
    return asXml(reply).send([urlSetBegin, ...listedPlaces.flat(), urlSetEnd].join(''));
  });

  app.get(`${settings.BASE_PATH}/sitemap-parts-:file`, { schema: fileSchema }, async (request, reply) => {
    const [, word = '', number] = /^(\w+)-(\d{1,4})\.xml$/.exec(request.params.file) ?? [];
    const region = regionOf(word);
    const { generation, pageTokens } = await parts.list();
    const pageToken = pageTokens[Number(number) - 1];
    if (!region || pageToken === undefined) throw notFound('There is no such file.');
    const gzipped = await parts.read({ generation, pageToken, base: `${site}/${region}` });
    asXml(reply).header('vary', 'accept-encoding');
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(gzipped);
    const unzip = createGunzip();
    unzip.end(gzipped);
    return reply.send(unzip);
  });
};
