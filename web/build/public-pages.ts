import { basename } from 'node:path';

/** Pages that open without a connection, and their parts: a workshop needs them to continue its work. */
export const corePages = ['home', 'plate-answer', 'parts-finder', 'part-detail', 'range', 'cart', 'quick-order'];

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

/** What members see of their own without a connection. Browsers cache the scripts once they were used, and no page. */
export const ownPages = ['account-menu', 'member-home', 'order', 'orders', 'orders-tabs'];

/** Whether a file of ours is one of these pages, or a part of one that loads on demand. */
export const isPageOf = (pages: readonly string[]) => (module: string) =>
  /\/web\/src\/(routes|features|app\/shell)\//.test(module) &&
  pages.some((page) => basename(module).startsWith(`${page}-page`) || basename(module).startsWith(`${page}.ts`));
