import { expect, test } from 'vitest';
import { isOfWorker, isPagePath, isPicturePath, isTextsPath, mayCachePage } from './cached.ts';

const page = (headers: Record<string, string>, status = 200) => ({
  status,
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
});
const everybody = { 'x-southline-page': 'everybody' };

test('a page is cached if the server marks it as public', () => {
  expect(mayCachePage(page(everybody), 'au/products/Batteries', '')).toBe(true);
});

test('lists of parts and parts for a vehicle are cached with what their address asks for', () => {
  expect(mayCachePage(page(everybody), 'au/parts-finder', '?keywords=brake+pads')).toBe(true);
  expect(mayCachePage(page(everybody), 'au/part-detail/SL%2D1', '?vehicle=toyota-hilux')).toBe(true);
});

test.each([
  ['a page of one visitor', page({}), ''],
  ['a page that is not there', page(everybody, 404), ''],
  ['the query of another page', page(everybody), '?q=brake+pads'],
  ['where an address led to', { ...page(everybody), redirected: true }, ''],
  ['what is no page', page({ ...everybody, 'content-type': 'application/json' }), ''],
] as const)('%s is not cached', (_name, answer, search) => {
  expect(mayCachePage(answer, 'au/context-search', search)).toBe(false);
});

test('pages belong to a region; calls, PDFs and uploads are not pages', () => {
  for (const path of ['au', 'nz/parts-finder', 'au/part-detail/SL%2D1', 'au/cart'])
    expect([path, isPagePath(path)]).toEqual([path, true]);
  for (const path of [
    'au/api/session/current',
    'au/pdf/catalogue/x.pdf',
    'au/documents/x',
    'au/upload/x.png',
    'au/chicago-entry-upload/x.png',
    'sw.js',
    'assets/index.js',
  ])
    expect([path, isPagePath(path)]).toEqual([path, false]);
});

test('of pictures the drawings, of calls the texts alone', () => {
  expect(isPicturePath('au/images/parts/SL1-abc-2.svg')).toBe(true);
  expect(isPicturePath('au/upload/photo.png')).toBe(false);
  expect(isTextsPath('au/api/Language/get')).toBe(true);
  expect(isTextsPath('au/api/session/current')).toBe(false);
});

test('a new worker deletes the caches of other builds, and leaves the copies of answers', () => {
  expect(['southline-pages-before', 'southline-shell-1'].every(isOfWorker)).toBe(true);
  expect(['southline-copies-M1001', 'other-pages'].some(isOfWorker)).toBe(false);
});
