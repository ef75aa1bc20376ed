import type { AnyRoute } from '@tanstack/react-router';

/** Every file of routes, so that a route leads to the scripts of its page without a list of our own. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../routes/*-route{,s}.{ts,tsx}', { eager: true });

const fileOf = new Map(
  Object.entries(files).flatMap(([file, routes]) => Object.values(routes).map((route) => [route, file.slice(3)])),
);

type Files = Readonly<Record<string, readonly string[]>>;

const isStyle = (name: string) => name.endsWith('.css');

/**
 * Elements for a page's head that name what the matched routes load on demand. Styles hold up the first picture, so that no part of
 * the page is seen without them. Scripts are asked for with the first one and not after it has run, and like it behind all that the
 * page shows. What the page loads by itself once it is there the browser leaves alone until our script asks for it (`askForLater`).
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
