import { basename } from 'node:path';

/**
 * Pages that open without a connection: those that a workshop needs to continue its work, and the cart, which reports the
 * missing connection.
 */
export const corePages = ['home', 'parts-finder', 'part-detail', 'range', 'cart', 'quick-order'];

/** Other pages whose scripts a browser caches once they were opened. Of the orders it shows copies; it caches no page. */
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
  'order',
  'orders',
  'service',
];

/** Whether a file of ours is one of these pages. */
export const isPageOf = (pages: readonly string[]) => (module: string) =>
  /\/web\/src\/(routes|features)\//.test(module) && pages.some((page) => basename(module).startsWith(`${page}-page`));
