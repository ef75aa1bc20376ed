import type { WebPage } from '@southline/rest/web-build';

/** As the router writes them: `$` is the rest of an address or nothing, `{-$name}` a segment or none, `$name` any one segment. */
const segmentPattern = (segment: string): string => {
  if (segment === '$') return '(/.+)?';
  if (segment.startsWith('{-$')) return '(/[^/]+)?';
  return segment.startsWith('$') ? '/[^/]+' : `/${segment}`;
};

const patternOf = (path: string) =>
  new RegExp(`^${path.split('/').filter(Boolean).map(segmentPattern).join('')}/?$`, 'i');

export interface SitePages {
  /** The page at an address below the region, without a slash at its begin. */
  at(path: string): WebPage | undefined;
  /** Also of an address that only begins as such a page's does. */
  isSecret(path: string): boolean;
  /** Pages with one fixed URL, which the sitemap can list. */
  readonly listed: readonly string[];
  /** URL prefixes of personal pages and search results, which search engines must not visit. */
  readonly closed: readonly string[];
}

const firstSegment = (path: string) => (path.split('/')[0] ?? '').toLowerCase();

/** What all addresses of a page begin with. */
const fixedPart = (path: string) => path.replace(/\/?(\{-)?\$.*$/, '').toLowerCase();

/** The pages of the web client, by their addresses. */
export const sitePages = (pages: readonly WebPage[]): SitePages => {
  const patterns = pages.map((page) => ({ page, pattern: patternOf(page.path) }));
  const secrets = pages.filter(({ secret }) => secret).map(({ path }) => firstSegment(path));
  return {
    at: (path) => patterns.find(({ pattern }) => pattern.test(`/${path}`))?.page,
    isSecret: (path) => secrets.includes(firstSegment(path)),
    listed: pages
      .filter(
        ({ path, seenBy, searchEngines, sameAs }) =>
          !path.includes('$') && seenBy === 'everybody' && !searchEngines && !sameAs,
      )
      .map(({ path }) => path),
    closed: pages
      .filter(({ seenBy, searchEngines }) => seenBy !== 'everybody' || searchEngines === 'never')
      .map(({ path }) => fixedPart(path)),
  };
};
