import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebBuild } from '@southline/rest/web-build';

const isWebBuild = (module: object): module is WebBuild =>
  'pages' in module && Array.isArray(module.pages) && 'renderPage' in module && typeof module.renderPage === 'function';

/** Loads the server build of the client from `server/` in the web root. */
export const loadWebBuild = async (webRoot: string): Promise<WebBuild> => {
  const file = join(webRoot, 'server', 'render.js');
  const module: object = await import(pathToFileURL(file).href);
  if (!isWebBuild(module)) throw new Error(`${file} has no pages or does not render them.`);
  return module;
};
