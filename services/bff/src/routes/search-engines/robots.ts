import type { App, Context } from '../../context.ts';
import { regions } from '../../contract/region.ts';

const hourly = 'public, max-age=3600';

/** Paths of a region that are no pages and useless to search engines. */
const noPages = ['api', 'chicago-entry-upload', 'upload'];

export const robots = (app: App, { settings: { BASE_PATH, PUBLIC_URL } }: Context, closed: readonly string[]): void => {
  const lines = [
    'User-agent: *',
    ...regions.flatMap((region) => [...noPages, ...closed].map((path) => `Disallow: ${BASE_PATH}/${region}/${path}`)),
    `Sitemap: ${PUBLIC_URL.replace(/\/$/, '')}${BASE_PATH}/sitemap.xml`,
  ];
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', hourly)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`),
  );
};
