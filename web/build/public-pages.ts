import { basename } from 'node:path';

/** Pages that open without a connection, and their parts: a workshop needs them to continue its work. */
export const corePages = ['home', 'plate-answer', 'parts-finder', 'part-detail', 'range', 'cart', 'quick-order'];

/** Other pages whose scripts a browser caches once they were opened. Of the orders it shows copies; it caches no page. */
export const morePages = [
  'about',
  'account-menu',
  'contact',
  'credits',
  'downloads',
  'event',
  'history',
  'legal',
  'locator',
  'member-home',
  'offers',
  'order',
  'orders',
  'orders-tabs',
  'service',
];

/** Whether a file of ours is one of these pages, or a part of one that loads on demand. */
export const isPageOf = (pages: readonly string[]) => (module: string) =>
  /\/web\/src\/(routes|features|app\/shell)\//.test(module) &&
  pages.some((page) => basename(module).startsWith(`${page}-page`) || basename(module).startsWith(`${page}.ts`));
