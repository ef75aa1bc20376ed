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
 * page shows. What the page asks for by itself once it is there comes last.
 */
export const filesAhead = (routes: readonly AnyRoute[], files: Files, basePath: string): string => {
  const filesFor = (named: readonly string[]) => named.flatMap((file) => files[file] ?? []);
  const now = filesFor(routes.map((route) => fileOf.get(route) ?? ''));
  const soon = filesFor(routes.flatMap(({ options }) => options.staticData?.soon ?? []));
  const styles = new Set(now.filter(isStyle));
  const scripts = new Set([...now, ...soon].filter((name) => !isStyle(name)));
  return [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="${basePath}/${name}">`),
    ...[...scripts].map(
      (name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${basePath}/${name}">`,
    ),
  ].join('');
};
