import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the client's server build takes and gives: `web/src/server/entry.tsx`. */
export interface PageRequest {
  readonly url: string;
  readonly basePath: string;
  readonly region: string;
  readonly path: string;
  readonly language: string;
  readonly phone: boolean;
  readonly site: string;
  readonly send: typeof fetch;
}

export interface RenderedPage {
  readonly status: number;
  readonly lang: string;
  readonly head: string;
  readonly body: string;
  readonly state: string | undefined;
  readonly description: string | undefined;
  readonly structuredData: Record<string, unknown> | undefined;
  readonly ownPath: string;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

const hasRenderer = (module: unknown): module is { renderPage: RenderPage } =>
  typeof module === 'object' && module !== null && 'renderPage' in module && typeof module.renderPage === 'function';

/** The client as the server runs it, beside its files; undefined where it was not built. */
export const loadRenderer = async (webRoot: string): Promise<RenderPage | undefined> => {
  const file = join(webRoot, 'server', 'render.js');
  if (!existsSync(file)) return undefined;
  const module: unknown = await import(pathToFileURL(file).href);
  if (!hasRenderer(module)) throw new Error(`${file} does not render pages.`);
  return module.renderPage;
};
