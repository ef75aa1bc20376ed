import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltScripts, WebBuild } from '@southline/rest/web-build';

/** The client's scripts as listed by its build; none if only the API is served. */
export const readBuiltScripts = async (webRoot: string | undefined): Promise<BuiltScripts> =>
  webRoot === undefined
    ? { integrity: {}, cardForm: [] }
    : JSON.parse(await readFile(join(webRoot, 'scripts.json'), 'utf8'));

const isWebBuild = (module: object): module is WebBuild =>
  'pages' in module && Array.isArray(module.pages) && 'renderPage' in module && typeof module.renderPage === 'function';

/** Loads the server build of the client from `server/` in the web root. */
export const loadWebBuild = async (webRoot: string): Promise<WebBuild> => {
  const file = join(webRoot, 'server', 'render.js');
  const module: object = await import(pathToFileURL(file).href);
  if (!isWebBuild(module)) throw new Error(`${file} has no pages or does not render them.`);
  return module;
};
