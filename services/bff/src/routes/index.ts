import type { BuiltScripts } from '@southline/rest/web-build';
import type { App, Context, Route } from '../context.ts';
import { addPermissions } from '../plugins/permissions.ts';
import { addRegion } from '../plugins/region.ts';
import { recordStaffAccess } from '../plugins/staff-access.ts';
import { sitePages } from '../rendering/site-pages.ts';
import { loadWebBuild } from '../rendering/web-build.ts';
import * as calls from './calls.ts';
import { baseMap } from './files/base-map.ts';
import { papers } from './files/papers.ts';
import { partPictures, placePictures, rangePictures, screenPictures } from './files/pictures.ts';
import { rangePapers } from './files/range-papers.ts';
import { testPage } from './files/test-page.ts';
import { receipts, returnPhotos } from './files/uploads.ts';
import { webClient } from './files/web-client.ts';
import { health } from './health/health.ts';
import { robots } from './search-engines/robots.ts';
import { sitemap } from './search-engines/sitemap.ts';
import { securityTxt } from './security-txt/security-txt.ts';

const files: readonly Route[] = [
  screenPictures,
  partPictures,
  placePictures,
  rangePictures,
  rangePapers,
  papers,
  receipts,
  returnPhotos,
  testPage,
];

/** Calls and pages under the base path; every call and file under a region. */
export const addRoutes = async (app: App, context: Context, scripts: BuiltScripts): Promise<void> => {
  const { BASE_PATH, WEB_ROOT } = context.settings;
  await app.register(
    async (scope: App) => {
      addRegion(scope);
      recordStaffAccess(scope, context);
      addPermissions(scope, context);
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      for (const add of Object.values<Route>(calls)) add(scope, context);
    },
    { prefix: `${BASE_PATH}/:region/api` },
  );
  await app.register(
    async (scope: App) => {
      addRegion(scope);
      recordStaffAccess(scope, context);
      for (const add of files) add(scope, context);
    },
    { prefix: `${BASE_PATH}/:region` },
  );
  health(app, context);
  securityTxt(app, context);
  await baseMap(app, context);
  const build = WEB_ROOT === undefined ? undefined : await loadWebBuild(WEB_ROOT);
  const pages = sitePages(build?.pages ?? []);
  robots(app, context, pages.closed);
  sitemap(app, context, pages.listed);
  await webClient(app, context, { build, pages, scripts });
};
