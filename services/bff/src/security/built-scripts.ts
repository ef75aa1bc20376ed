import { createHash } from 'node:crypto';
import type { BuiltScripts } from '@southline/rest/web-build';

export const hashOf = (bytes: string | Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Adds the hash to elements that load our scripts. Browsers fetch these before they read the import map, and fetch them again when
 * the hash is missing.
 */
export const withIntegrity = (html: string, { integrity }: BuiltScripts, basePath: string): string =>
  html.replace(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"[^>]*>/g, (tag, address: string) => {
    const hash = integrity[address.slice(basePath.length + 1)];
    return hash === undefined ? tag : tag.replace(/\s*\/?>$/, ` integrity="${hash}">`);
  });

/** The hash of every script by its address. A browser checks each script of a page against it, also those that another script imports. */
export const importMapOf = ({ integrity }: BuiltScripts, basePath: string): string => {
  const byAddress = Object.entries(integrity).map(([name, hash]) => [`${basePath}/${name}`, hash]);
  return JSON.stringify({ integrity: Object.fromEntries(byAddress) });
};

/** Adds the hashes of all scripts to a page. The import map must stand before the first script. */
export const withHashes = (html: string, scripts: BuiltScripts, basePath: string): string =>
  withIntegrity(html, scripts, basePath).replace(
    '<script type="module"',
    (tag) => `<script type="importmap">${importMapOf(scripts, basePath)}</script>${tag}`,
  );

/** Sources of scripts that the policy allows: our origin, and the import map by its hash. */
export const scriptSources = (importMap: string): string[] => ["'self'", `'${hashOf(importMap)}'`];
