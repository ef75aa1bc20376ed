import { basename } from 'node:path';

/** Pages that open without a connection: what a workshop with a bad line goes on with, and the cart, which says so. */
export const corePages = ['home', 'parts-finder', 'part-detail', 'range', 'cart', 'quick-order'];

/** Other pages that everybody sees alike. What is not named in either list no browser keeps. */
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
