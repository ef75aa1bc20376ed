import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltScripts } from '@southline/rest/web-build';
import { withHashes } from '../../security/built-scripts.ts';

/**
 * The client's page with the base path in its URLs and the URL of the map's style. It is read again when a build has
 * replaced it.
 */
export type IndexPage = () => Promise<string>;

const filled = (page: string, basePath: string, mapStyle: string) =>
  page
    .replace(
      '<meta name="southline-map-style" content="" />',
      `<meta name="southline-map-style" content="${mapStyle.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" />`,
    )
    .replace(
      '<meta name="southline-base-path" content="" />',
      `<meta name="southline-base-path" content="${basePath}" />`,
    )
    // URLs of the build's own files: src="/assets/…", href="/favicon.svg".
    .replace(/(\s(?:src|href)=")\/(?!\/)/g, `$1${basePath}/`);

export const createIndexPage = (
  webRoot: string,
  basePath: string,
  mapStyle: string,
  scripts: BuiltScripts,
): IndexPage => {
  const file = join(webRoot, 'index.html');
  let page = '';
  let readAt = 0;
  return async () => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== readAt) {
      page = withHashes(filled(await readFile(file, 'utf8'), basePath, mapStyle), scripts, basePath);
      readAt = mtimeMs;
    }
    return page;
  };
};
