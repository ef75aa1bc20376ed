import type { Route } from '../../context.ts';
import { regions } from '../../contract/region.ts';

const hourly = 'public, max-age=3600';

/** What belongs to one visitor is of no use to a search engine, and neither is what a search finds. */
const closed = ['api', 'cart', 'favourites', 'sign-in', 'join-us', 'context-search', 'chicago-entry-upload', 'upload'];

export const robots: Route = (app, { settings: { BASE_PATH, PUBLIC_URL } }) => {
  const lines = [
    'User-agent: *',
    ...regions.flatMap((region) => closed.map((path) => `Disallow: ${BASE_PATH}/${region}/${path}`)),
    `Sitemap: ${PUBLIC_URL.replace(/\/$/, '')}${BASE_PATH}/sitemap.xml`,
  ];
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', hourly)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`),
  );
};
