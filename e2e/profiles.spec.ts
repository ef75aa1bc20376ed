import { expect, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { environment } from './lib/environment.ts';

const { web } = environment();

/** Everything that a browser stores for the shop. */
const stored = async ({ page, context }: Visitor) => [
  ...(await context.cookies()).map(({ name }) => name),
  ...(await page.evaluate<string[]>(`(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
    (await navigator.permissions.query({ name: 'geolocation' })).state,
  ])()`)),
];

// Both visitors get the same profile.
it.each(['first', 'next'])('the %s visitor finds no data of an earlier one', async () => {
  const visitor = await Visitor.open();
  const { page, context } = visitor;
  await page.goto(`${web}/robots.txt`);
  expect(await stored(visitor)).toEqual(['prompt']);
  await context.addCookies([{ name: 'cookie', value: 'x', url: web }]);
  await context.grantPermissions(['geolocation']);
  await page.evaluate(`(async () => {
    localStorage.setItem('local', 'x');
    sessionStorage.setItem('session', 'x');
    await caches.open('cache');
    await new Promise((resolve) => { indexedDB.open('database').onsuccess = resolve; });
  })()`);
  expect(await stored(visitor)).toEqual(['cookie', 'local', 'session', 'cache', 'database', 'granted']);
});
