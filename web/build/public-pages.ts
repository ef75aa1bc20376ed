import { basename } from 'node:path';

/**
 * Pages that open without a connection: those that a workshop needs to continue its work, and the cart, which reports the
 * missing connection.
 */
export const corePages = ['home', 'parts-finder', 'part-detail', 'range', 'cart', 'quick-order'];

/** Other public pages. Browsers cache only pages of these two lists. */
export const morePages = [
  'about',
  'contact',
  'credits',
  'downloads',
  'event',
  'history',
  'legal',
  'locator',
  'offers',
  'service',
];

/** Whether a file of ours is one of these pages. */
export const isPageOf = (pages: readonly string[]) => (module: string) =>
  /\/web\/src\/(routes|features)\//.test(module) && pages.some((page) => basename(module).startsWith(`${page}-page`));
