// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage, tabStorage } from './browser-storage.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['sessionStorage', tabStorage],
  ['localStorage', browserStorage],
] as const)('a %s that throws at every touch stores nothing and stops nothing', (name, storage) => {
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect([storage.setItem('a', '1'), storage.getItem('a')]).toEqual([false, null]);
  storage.removeItem('a');
  storage.clear();
});

test('a storage keeps what it is given', () => {
  expect([tabStorage.setItem('a', '1'), tabStorage.getItem('a')]).toEqual([true, '1']);
  tabStorage.removeItem('a');
  expect(tabStorage.getItem('a')).toBeNull();
});

test('no other file of the client touches a storage of the browser', () => {
  const source = join(import.meta.dirname, '..', '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'),
  );
  const touching = files.filter((file) =>
    /\b(?:local|session)Storage\b/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(touching).toEqual(['shared/store/browser-storage.ts']);
});
