import type { AnyRoute } from '@tanstack/react-router';

/** Every file of routes, so that a route leads to the scripts of its page without a list of our own. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../routes/*-route{,s}.{ts,tsx}', { eager: true });

const fileOf = new Map(
  Object.entries(files).flatMap(([file, routes]) => Object.values(routes).map((route) => [route, file.slice(3)])),
);

type Scripts = Readonly<Record<string, readonly string[]>>;

/**
 * Elements for a page's head that name what the matched routes load on demand: asked for with the first script and not after it
 * has run, and like it behind all that the page shows. What the page asks for by itself once it is there comes last.
 */
export const scriptsAhead = (routes: readonly AnyRoute[], scripts: Scripts, basePath: string): string => {
  const filesOf = (named: readonly string[]) => named.flatMap((file) => scripts[file] ?? []);
  const now = filesOf(routes.map((route) => fileOf.get(route) ?? ''));
  const soon = filesOf(routes.flatMap(({ options }) => options.staticData?.soon ?? []));
  return [...new Set([...now, ...soon])]
    .map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${basePath}/${name}">`)
    .join('');
};
