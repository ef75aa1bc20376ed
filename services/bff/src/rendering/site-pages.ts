import type { WebPage } from '@southline/rest/web-build';

/**
 * The router's syntax. `$`: the rest of a path, or nothing. `{-$name}`: an optional segment. `$name`: any one segment.
 */
const segmentPattern = (segment: string): string => {
  if (segment === '$') return '(/.+)?';
  if (segment.startsWith('{-$')) return '(/[^/]+)?';
  return segment.startsWith('$') ? '/[^/]+' : `/${segment}`;
};

const patternOf = (path: string) =>
  new RegExp(`^${path.split('/').filter(Boolean).map(segmentPattern).join('')}/?$`, 'i');

const firstSegment = (path: string) => (path.split('/')[0] ?? '').toLowerCase();

/** The common prefix of a page's URLs. */
const fixedPart = (path: string) => path.replace(/\/?(\{-)?\$.*$/, '').toLowerCase();

/** Finds the pages of the web client by their URLs. */
export const sitePages = (pages: readonly WebPage[]) => {
  const patterns = pages.map((page) => ({ page, pattern: patternOf(page.path) }));
  const secrets = pages.filter(({ secret }) => secret).map(({ path }) => firstSegment(path));
  return {
    /** The page at a path below the region, without a leading slash. */
    at: (path: string): WebPage | undefined => patterns.find(({ pattern }) => pattern.test(`/${path}`))?.page,
    /** Whether the page at the URL is secret. True also for a longer URL that begins like the URL of a secret page. */
    isSecret: (path: string) => secrets.includes(firstSegment(path)),
    /** The pages with one fixed URL, which the sitemap can list. */
    listed: pages
      .filter(
        ({ path, seenBy, searchEngines, sameAs }) =>
          !path.includes('$') && seenBy === 'everybody' && !searchEngines && !sameAs,
      )
      .map(({ path }) => path),
    /** URL prefixes of personal pages and search results, which search engines must not visit. */
    closed: pages
      .filter(({ seenBy, searchEngines }) => seenBy !== 'everybody' || searchEngines === 'never')
      .map(({ path }) => fixedPart(path)),
  };
};

export type SitePages = ReturnType<typeof sitePages>;
