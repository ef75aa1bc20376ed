import { eventually } from '@southline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { lookingAround } from './lib/journey.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { buyableParts, type PartRow } from './lib/parts.ts';
import { signIn, signOut } from './lib/screens/account.ts';
import { cartLine } from './lib/screens/cart.ts';
import { addToCart } from './lib/screens/part.ts';

const { web } = environment();
/** The worker starts after everything that the page itself needs. */
const patience = { timeoutMs: 45_000 };
const exactly = (name: string) => ({ name, exact: true });

let part: PartRow;
let other: PartRow;
beforeAll(async () => {
  const [first, second] = await buyableParts(new Guest(web, '').connection, 'Light Bulbs');
  if (!first || !second) throw new Error('the demo data has too few bulbs to buy');
  [part, other] = [first, second];
});

type Kept = { url: string; text: string };

/** All contents of the worker's caches, as text. */
const kept = ({ page }: Visitor): Promise<Kept[]> =>
  page.evaluate<Kept[]>(`(async () => {
    const answers = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        answers.push({ url: request.url, text: (await answer?.text()) ?? '' });
      }
    }
    return answers;
  })()`);

const pagesIn = (answers: readonly Kept[]): string[] =>
  answers
    .map(({ url }) => url.slice(web.length))
    .filter((path) => !/^\/assets\/|\/images\/|\/api\/Language\/get/.test(path))
    .sort();

const hasStored = (visitor: Visitor, ...paths: string[]) =>
  eventually(async () => expect(pagesIn(await kept(visitor))).toEqual(expect.arrayContaining(paths)), patience);

const pathOf = ({ productNr }: PartRow): string => `/au/part-detail/${encodeURIComponent(productNr)}`;
const said = ({ page }: Visitor) => page.getByRole('status').filter({ hasText: 'You are offline' });
/** The browser's own errors without a connection, and the service worker's answer for texts that were never loaded. */
const noConnection = /ERR_INTERNET_DISCONNECTED|ERR_FAILED \(\S+\/api\/Language\/get|Failed to fetch|Load failed/;

describe.each(widthsOf('phone'))('without a connection, on a %s', (width) => {
  it('visited pages open offline and say so, the cart waits, and no personal data are cached', async () => {
    const member = await newMember();
    const visitor = await Visitor.open(width, { offline: true });
    const look = lookingAround(visitor, 'offline');
    const { page, context } = visitor;
    await visitor.go('/au/sign-in');
    await signIn(visitor, { email: member.email, password: firstPassword });
    await page.getByRole('button', exactly('Account of Robin')).waitFor();
    await visitor.go(pathOf(part));
    await addToCart(visitor, page.getByRole('main'), part.productNr);
    await hasStored(visitor, '/shell.html', '/au', '/au/parts-finder', pathOf(part));
    // Each is a personal page.
    for (const path of ['favourites', 'member-orders/0', 'update-member-details', 'checkout', 'cart'])
      await visitor.go(`/au/${path}`);
    await page.getByRole('heading', { level: 1, name: /^Cart/ }).waitFor();
    await page.getByLabel('Notes', { exact: true }).fill('Ring twice');

    await context.setOffline(true);
    await said(visitor).waitFor();
    expect(await cartLine(visitor, part.productNr).count()).toBe(1);
    await look('cart');
    // A link to a page that was seen.
    await cartLine(visitor, part.productNr).getByRole('link', exactly(part.productNr)).click();
    await page.getByRole('heading', { level: 1, ...exactly(part.description) }).waitFor();
    await said(visitor).waitFor();
    await look('part');
    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await said(visitor).waitFor();
    await page.getByRole('heading', { level: 1, name: /^Cart/ }).waitFor();
    await page.getByRole('button', exactly('Try again')).waitFor();
    await look('cart-loaded');

    await context.setOffline(false);
    await cartLine(visitor, part.productNr).waitFor();
    await eventually(async () =>
      expect(await page.getByLabel('Notes', { exact: true }).inputValue()).toBe('Ring twice'),
    );
    expect(await said(visitor).count()).toBe(0);

    const answers = await kept(visitor);
    expect(pagesIn(answers)).toEqual(['/au', '/au/parts-finder', '/shell.html', pathOf(part)].sort());
    for (const { url, text } of answers) {
      // Built files and texts are public; no other cached URL may be personal.
      if (!/^\/assets\/|\/api\/Language\/get/.test(url.slice(web.length)))
        expect(url).not.toMatch(/order|return|favourite|account|member|cart|checkout|\?q=/i);
      for (const own of [member.email, 'Ring twice', 'Robin']) expect([url, text.includes(own)]).toEqual([url, false]);
    }
    visitor.expects(noConnection);
  });

  it('signing out and changing the language delete cached pages', async () => {
    const member = await newMember();
    const visitor = await Visitor.open(width, { offline: true });
    const { page } = visitor;
    await visitor.go('/au/sign-in');
    await signIn(visitor, { email: member.email, password: firstPassword });
    await page.getByRole('button', exactly('Account of Robin')).waitFor();
    await visitor.go(pathOf(other));
    await hasStored(visitor, pathOf(other));
    await signOut(visitor);
    await eventually(async () => expect(pagesIn(await kept(visitor))).not.toContain(pathOf(other)));
  });
});

it('a list and a part that were opened by their addresses open offline', async () => {
  const visitor = await Visitor.open('phone', { offline: true });
  const look = lookingAround(visitor, 'offline-address');
  const { page, context } = visitor;
  const list = `/au/parts-finder?keywords=${encodeURIComponent(part.productNr)}`;
  for (const path of [list, pathOf(other)]) {
    await visitor.go(path);
    await hasStored(visitor, path);
  }
  await context.setOffline(true);
  await visitor.go(list);
  await said(visitor).waitFor();
  await page.getByRole('main').getByRole('link', exactly(part.productNr)).first().waitFor();
  await look('list');
  await visitor.go(pathOf(other));
  await said(visitor).waitFor();
  await page.getByRole('heading', { level: 1, ...exactly(other.description) }).waitFor();
  await look('part');
  visitor.expects(noConnection);
});

it('a new build takes over: caches of the old one are deleted, and the network comes first', async () => {
  const visitor = await Visitor.open('desktop', { offline: true });
  const { page } = visitor;
  await visitor.go(pathOf(part));
  await hasStored(visitor, pathOf(part));
  const worker = await page.request.get(`${web}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  // Leftovers of an earlier build: a cache with an old page under a current URL.
  await page.evaluate(`(async () => {
    const before = await caches.open('southline-pages-before');
    const headers = { 'content-type': 'text/html' };
    await before.put('${pathOf(part)}', new Response('<h1>An old shop</h1>', { headers }));
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  })()`);
  await visitor.go(pathOf(part));
  await page.getByRole('heading', { level: 1, ...exactly(part.description) }).waitFor();
  await eventually(
    async () => expect(await page.evaluate<string[]>('caches.keys()')).not.toContain('southline-pages-before'),
    patience,
  );
});
