import type { PageFacts, WebPage } from '@southline/rest/web-build';
import { pageRoutes } from '../routes/route-tree.ts';

type PageRoute = { options: { path?: string; staticData: PageFacts } };

/** Every page below a region, as its route describes it: the BFF has no list of its own. */
export const pages: readonly WebPage[] = pageRoutes.map(({ options: { path = '', staticData } }: PageRoute) => {
  const { seenBy, searchEngines, sameAs, secret } = staticData;
  return { path: path === '/' ? '' : path, seenBy, searchEngines, sameAs, secret };
});
