/** Cache names of a build. The page's own caches, with the answers that a visitor has seen, are `southline-copies-…`. */
const prefix = 'southline-';
export const shellOf = (version: string): string => `${prefix}shell-${version}`;
export const pagesOf = (version: string): string => `${prefix}pages-${version}`;
export const picturesOf = (version: string): string => `${prefix}pictures-${version}`;

/** Whether a cache belongs to a worker: the page deletes its own copies. */
export const isOfWorker = (name: string): boolean => name.startsWith(prefix) && !name.startsWith(`${prefix}copies-`);

/** The client's empty page, the same for all visitors. */
export const SHELL = 'shell.html';

/** The response header by which the server marks a public page. */
export const PUBLIC_HEADER = 'x-southline-page';

/** Whether a path below the base path is a page of a region. */
export const isPagePath = (path: string): boolean =>
  /^(au|nz)(\/|$)/i.test(path) && !/^\w+\/(api|images|documents|pdf|upload|chicago-entry-upload)(\/|$)/i.test(path);

/** Public drawings and pictures; photos of returns and receipts have other paths. */
export const isPicturePath = (path: string): boolean => /^(au|nz)\/images\/[\w-]+\/[\w.-]+$/i.test(path);

/** The texts of the screens: the only cached API answers. */
export const isTextsPath = (path: string): boolean => /^(au|nz)\/api\/Language\/get$/i.test(path);

/** The pages whose URL may have a query: lists of parts, and parts for a vehicle. */
const hasQuery = (path: string): boolean => /^\w+\/(parts-finder|part-detail\/[^/]+)$/i.test(path);

/**
 * Whether a page may be cached: public, and under its own URL. All others are refused. `path`: below the base path; `search`: the
 * query, which other pages than those of parts must not have.
 */
export const mayCachePage = (
  answer: Pick<Response, 'status' | 'redirected' | 'headers'>,
  path: string,
  search: string,
): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  (search === '' || hasQuery(path)) &&
  answer.headers.get(PUBLIC_HEADER) === 'everybody' &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');
