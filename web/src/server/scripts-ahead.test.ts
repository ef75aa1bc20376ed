import { expect, test } from 'vitest';
import { locatorRoute } from '../routes/locator-route.ts';
import { pageRoutes } from '../routes/route-tree.ts';
import { scriptsAhead } from './scripts-ahead.ts';

const scripts = {
  'routes/locator-route.ts': ['assets/locator-page-1.js', 'assets/select-2.js'],
  'features/locator/map/map-canvas.tsx': ['assets/map-canvas-3.js', 'assets/locator-page-1.js'],
};

test('a page names the scripts of its route, and behind them what it loads by itself', () => {
  expect(scriptsAhead([locatorRoute], scripts, '/shop')).toBe(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/shop/assets/locator-page-1.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/shop/assets/select-2.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/shop/assets/map-canvas-3.js">',
  );
});

test('every route is known by the file that it stands in', () => {
  const anyFile = new Proxy({}, { get: (_target, file) => [String(file)] });
  for (const route of pageRoutes)
    expect([route.id, scriptsAhead([route], anyFile, '')]).toEqual([
      route.id,
      expect.stringMatching(
        /^<link rel="modulepreload" fetchpriority="low" crossorigin href="\/routes\/[\w-]+-routes?\.tsx?">/,
      ),
    ]);
});
