import { createHash } from 'node:crypto';
import type { BuiltScripts } from '@southline/rest/web-build';

export const hashOf = (bytes: string | Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Adds hashes to the elements that load our scripts. Browsers fetch these scripts before they read the import map.
 * Without the hash they would fetch them again.
 */
export const withIntegrity = (html: string, { integrity }: BuiltScripts, basePath: string): string =>
  html.replace(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"[^>]*>/g, (tag, address: string) => {
    const hash = integrity[address.slice(basePath.length + 1)];
    return hash === undefined ? tag : tag.replace(/\s*\/?>$/, ` integrity="${hash}">`);
  });

/**
 * An import map with the hash of every script by its URL. The browser checks each script against it, including imported
 * ones.
 */
export const importMapOf = ({ integrity }: BuiltScripts, basePath: string): string => {
  const byAddress = Object.entries(integrity).map(([name, hash]) => [`${basePath}/${name}`, hash]);
  return JSON.stringify({ integrity: Object.fromEntries(byAddress) });
};

/** Adds the hashes of all scripts to a page. The import map must come before the first script. */
export const withHashes = (html: string, scripts: BuiltScripts, basePath: string): string =>
  withIntegrity(html, scripts, basePath).replace(
    '<script type="module"',
    (tag) => `<script type="importmap">${importMapOf(scripts, basePath)}</script>${tag}`,
  );

/** The script sources that the policy allows: our origin, and the import map by its hash. */
export const scriptSources = (importMap: string): string[] => ["'self'", `'${hashOf(importMap)}'`];
