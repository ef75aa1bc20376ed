import { expect, test } from 'vitest';
import { locatorRoute } from '../routes/locator-route.ts';
import { pageRoutes } from '../routes/route-tree.ts';
import { filesAhead, routeFiles } from './files-ahead.ts';

const files = {
  'routes/locator-route.ts': ['assets/locator-page-1.js', 'assets/select-2.js', 'assets/locator-page-4.css'],
  'features/locator/map/map-canvas.tsx': [
    'assets/map-canvas-3.js',
    'assets/locator-page-1.js',
    'assets/map-canvas-5.css',
  ],
};

test('a page names styles and scripts of its route, and then the scripts loaded later', () => {
  expect(filesAhead([locatorRoute], files, '/shop')).toBe(
    '<link rel="stylesheet" crossorigin href="/shop/assets/locator-page-4.css">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/shop/assets/locator-page-1.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/shop/assets/select-2.js">' +
      '<link data-later fetchpriority="low" crossorigin href="/shop/assets/map-canvas-3.js">',
  );
});

test('every route is known by its file', () => {
  const anyFile = new Proxy({}, { get: (_target, file) => [String(file)] });
  for (const route of pageRoutes)
    expect([route.id, filesAhead([route], anyFile, '')]).toEqual([
      route.id,
      expect.stringMatching(
        /^<link rel="modulepreload" fetchpriority="low" crossorigin href="\/routes\/[\w-]+-routes?\.tsx?">/,
      ),
    ]);
});

const sources = import.meta.glob<string>('../routes/*-route{,s}.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('a file with a page that the server renders loads no script of another page', () => {
  const scriptsOf = (file: string) => new Set(sources[file]?.match(/\bimport\('[^']+'\)/g)).size;
  const isRendered = (file: string) =>
    Object.values(routeFiles[file] ?? {}).some(({ options }) => options?.staticData?.seenBy === 'everybody');
  const rendered = Object.keys(sources).filter(isRendered);
  expect(rendered.length).toBeGreaterThan(20);
  expect(rendered.filter((file) => scriptsOf(file) > 1)).toEqual([]);
});
