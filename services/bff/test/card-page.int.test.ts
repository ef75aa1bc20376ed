import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '@southline/platform/logger';
import { eventually } from '@southline/testkit';
import { afterEach, expect, test } from 'vitest';
import { cardPageDifferences } from '../src/metrics.ts';
import { openShop } from './shop.ts';
import { createWebRoot } from './web-root.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const entry = 'export const shop = 1;';
const form = 'export const cardForm = 1;';
const integrity = { 'assets/index-abc.js': hashOf(entry), 'assets/cart-page-abc.js': hashOf(form) };
const template = (extra = '') =>
  `<html lang="en-AU"><head><title>Southline</title>${extra}</head><body><div id="root"></div><script type="module" fetchpriority="low" crossorigin src="/assets/index-abc.js"></script></body></html>`;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const files = {
  'index.html': template(),
  'assets/index-abc.js': entry,
  'assets/cart-page-abc.js': form,
  'scripts.json': JSON.stringify({ integrity, cardForm: Object.keys(integrity) }),
};

const open = async (changed: Readonly<Record<string, string>> = {}, settings = {}) => {
  const { webRoot, remove } = await createWebRoot({ ...files, ...changed });
  const lines: string[] = [];
  const logger = createLogger('bff', 'error', { write: (line: string) => void lines.push(line) });
  const shop = await openShop({ logger, settings: { WEB_ROOT: webRoot, ...settings } });
  closers.push(() => shop.close(), remove);
  return { shop, webRoot, lines };
};

/** Waits for the check that runs once the process is listening. */
const expectDifferences = async ({ shop, lines }: Awaited<ReturnType<typeof open>>, expected: readonly string[]) => {
  cardPageDifferences.set(-1);
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect((await cardPageDifferences.get()).values[0]?.value).toBe(expected.length));
  const found = lines.filter((line) => line.includes('card form')).flatMap((line) => JSON.parse(line).differences);
  expect(found).toEqual(expected);
};

test.each(['', '/shop'])('under "%s" every page names the hash of every script', async (base) => {
  const { shop } = await open({}, { BASE_PATH: base, PUBLIC_URL: `http://localhost${base}` });
  const byAddress = Object.fromEntries(Object.entries(integrity).map(([name, hash]) => [`${base}/${name}`, hash]));
  const importMap = JSON.stringify({ integrity: byAddress });
  for (const path of ['sign-in', 'cart', 'about']) {
    const { body, headers } = await shop.app.inject({ url: `${base}/au/${path}` });
    expect(body).toContain(`<script type="importmap">${importMap}</script><script type="module"`);
    expect(body).toContain(`src="${base}/assets/index-abc.js" integrity="${hashOf(entry)}"`);
    expect(headers['content-security-policy']).toContain(`script-src 'self' '${hashOf(importMap)}';`);
  }
});

test('what is served as it was built differs in nothing', async () => {
  await expectDifferences(await open(), []);
});

test('a script of another origin in the page is found', async () => {
  const strange = '<script src="https://evil.test/x.js">';
  await expectDifferences(await open({ 'index.html': template(`${strange}</script>`) }), [`/au/cart: ${strange}`]);
});

test('an inline script in the page is found', async () => {
  const opened = await open({ 'index.html': template('<script>steal()</script>') });
  await expectDifferences(opened, ['/au/cart: <script>']);
});

test('a script whose bytes were changed is found', async () => {
  const opened = await open();
  await writeFile(join(opened.webRoot, 'assets/cart-page-abc.js'), `${form} steal();`);
  await expectDifferences(opened, ['assets/cart-page-abc.js']);
});
