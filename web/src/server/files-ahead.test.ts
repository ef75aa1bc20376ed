import { expect, test } from 'vitest';
import { locatorRoute } from '../routes/locator-route.ts';
import { pageRoutes } from '../routes/route-tree.ts';
import { filesAhead } from './files-ahead.ts';

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
