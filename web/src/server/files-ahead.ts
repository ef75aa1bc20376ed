import type { AnyRoute } from '@tanstack/react-router';

/** All files of routes, so that a route leads to the scripts of its page without a manual list. */
export const routeFiles = import.meta.glob<Readonly<Record<string, AnyRoute>>>('../routes/*-route{,s}.{ts,tsx}', {
  eager: true,
});

const fileOf = new Map(
  Object.entries(routeFiles).flatMap(([file, routes]) => Object.values(routes).map((route) => [route, file.slice(3)])),
);

type Files = Readonly<Record<string, readonly string[]>>;

const isStyle = (name: string) => name.endsWith('.css');

/**
 * Head elements for the files that the matched routes load on demand. Styles block the first paint, so that no part of the
 * page shows unstyled. Scripts load together with the first script, with the same low priority. Files that the page loads by
 * itself later are only named; our script requests them (`askForLater`).
 */
export const filesAhead = (routes: readonly AnyRoute[], files: Files, basePath: string): string => {
  const filesFor = (named: readonly string[]) => named.flatMap((file) => files[file] ?? []);
  const now = filesFor(routes.map((route) => fileOf.get(route) ?? ''));
  const later = filesFor(routes.flatMap(({ options }) => options.staticData?.soon ?? []));
  const named = (files: readonly string[], tag: string) =>
    [...new Set(files)].map((name) => `<link ${tag} crossorigin href="${basePath}/${name}">`);
  return [
    ...named(now.filter(isStyle), 'rel="stylesheet"'),
    ...named(
      now.filter((name) => !isStyle(name)),
      'rel="modulepreload" fetchpriority="low"',
    ),
    ...named(
      later.filter((name) => !isStyle(name) && !now.includes(name)),
      'data-later fetchpriority="low"',
    ),
  ].join('');
};
