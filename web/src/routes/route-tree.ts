import * as pages from './all-pages.ts';
import { indexRoute } from './index-route.ts';
import { regionRoute } from './region-route.tsx';
import { rootRoute } from './root-route.ts';

export const pageRoutes = Object.values(pages);

export const routeTree = rootRoute.addChildren([indexRoute, regionRoute.addChildren(pages)]);
