import { eventually } from '@southline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { Visitor, widthsOf } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { lookingAround } from './lib/journey.ts';
import { firstPassword, newMember } from './lib/member.ts';
import { buyableParts, type PartRow } from './lib/parts.ts';
import { placedOrders } from './lib/placed-orders.ts';
import { signIn, signOut } from './lib/screens/account.ts';
import { cartLine, openCart } from './lib/screens/cart.ts';
import { addToCart } from './lib/screens/part.ts';

const { web } = environment();
/** The worker starts after everything that the page itself needs. */
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
    .filter((path) => !/^\/assets\/|\/images\/|\/api\/Language\/get|^\/copies\//.test(path))
    .sort();

const hasStored = (visitor: Visitor, ...paths: string[]) =>
  eventually(async () => expect(pagesIn(await kept(visitor))).toEqual(expect.arrayContaining(paths)));

/** The copies of answers are stored one after the other; each has its key in its text. */
const hasCopied = (visitor: Visitor, ...words: string[]) =>
  eventually(async () => {
    const keys = (await kept(visitor)).filter(({ url }) => url.includes('/copies/')).map(({ text }) => text);
    for (const word of words) expect([word, keys.some((text) => text.includes(word))]).toEqual([word, true]);
  });

const pathOf = ({ productNr }: PartRow): string => `/au/part-detail/${encodeURIComponent(productNr)}`;
const said = ({ page }: Visitor) => page.getByRole('status').filter({ hasText: 'You are offline' });
/** Errors without a connection: those of the browser, and those of a page whose texts or script were never loaded. */
const noConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED \(\S+\/api\/Language\/get|Failed to fetch|Load failed|a file of the page is missing/;

describe.each(widthsOf('phone'))('without a connection, on a %s', (width) => {
  it('everything that was seen by clicks opens offline, parts wait for the connection, and no personal data are stored', async () => {
    const member = await newMember();
    const [order] = await placedOrders({ email: member.email, password: firstPassword }, [other]);
    const visitor = await Visitor.open(width, { offline: true });
    const look = lookingAround(visitor, 'offline');
    const { page, context } = visitor;
    const main = page.getByRole('main');
    const openOrder = () => main.getByRole('link', { name: new RegExp(`${order?.orderNo}$`) }).first();
    await visitor.go('/au/sign-in');
    await signIn(visitor, { email: member.email, password: firstPassword });
    await page.getByRole('button', exactly('Account of Robin')).waitFor();
    const list = `/au/parts-finder?keywords=${encodeURIComponent(part.productNr)}`;
    await visitor.go(list);
    await hasStored(visitor, '/shell.html', '/au', '/au/parts-finder');
    await main.getByRole('link', exactly(part.productNr)).first().click();
    await page.getByRole('heading', { level: 1, ...exactly(part.description) }).waitFor();
    await hasStored(visitor, pathOf(part));
    await addToCart(visitor, main, part.productNr);
    await openCart(visitor);
    await cartLine(visitor, part.productNr).waitFor();
    await page.getByLabel('Notes', { exact: true }).fill('Ring twice');
    await hasCopied(visitor, '"cart"');
    await visitor.go('/au/member-orders/0');
    await openOrder().click();
    await main.getByText('Order Placed', { exact: true }).first().waitFor();
    await hasCopied(visitor, '"member"', '"one"');
    await visitor.go('/au/location-service/parts-stockist/vic/melbourne');
    const stockist = await main
      .getByRole('region', exactly('Results'))
      .getByRole('heading', { level: 3 })
      .first()
      .textContent();
    await hasCopied(visitor, '"dealers"');
    await visitor.go('/au/quick-order');
    await page.getByRole('textbox', exactly('Part number, row 1')).fill(part.productNr);
    await page.getByRole('button', { name: /^Add (1 row|all)/ }).waitFor();
    await hasCopied(visitor, '"answers"');

    await context.setOffline(true);
    await said(visitor).waitFor();
    await visitor.go('/au/cart');
    await page.getByText(/^Your cart as you last saw it/).waitFor();
    await cartLine(visitor, part.productNr).waitFor();
    await look('cart');
    await cartLine(visitor, part.productNr).getByRole('link', exactly(part.productNr)).click();
    await page.getByRole('heading', { level: 1, ...exactly(part.description) }).waitFor();
    await main.getByRole('button', exactly(`Add to cart ${part.productNr}`)).click();
    await page.getByText('1 part waits to go into your cart').waitFor();
    await look('part-waits');
    await visitor.go('/au/member-orders/0');
    await openOrder().waitFor();
    await look('orders');
    await openOrder().click();
    await main.getByText('Order Placed', { exact: true }).first().waitFor();
    await main.getByRole('link', exactly(other.productNr)).first().waitFor();
    await look('order');
    await visitor.go('/au/location-service/parts-stockist/vic/melbourne');
    await main
      .getByRole('heading', exactly(`${stockist}`))
      .first()
      .waitFor();
    await look('stockists');
    await visitor.go('/au/quick-order');
    await page.getByRole('button', { name: /^Add (1 row|all)/ }).waitFor();
    await look('pad');
    await visitor.go('/au/favourites');
    await main.getByText(/We could not reach Southline/).waitFor();
    await look('unseen');

    // The client's own scripts have words such as “Holder”.
    const answers = (await kept(visitor)).filter(({ url }) => !url.includes('/assets/'));
    for (const { url, text } of answers) {
      for (const own of [member.email, 'Ring twice', 'Robin', '0491570006', 'Holder'])
        expect([url, text.includes(own)]).toEqual([url, false]);
    }
    await visitor.go('/au/cart');
    await cartLine(visitor, part.productNr).waitFor();
    await context.setOffline(false);
    await page.getByText('1 part that you chose offline is in your cart').waitFor();
    await eventually(async () =>
      expect(await page.getByLabel('Notes', { exact: true }).inputValue()).toBe('Ring twice'),
    );
    await look('back');
    await page.getByRole('button', exactly('Close')).first().click();
    expect(await said(visitor).count()).toBe(0);
    await signOut(visitor);
    await eventually(async () =>
      expect((await kept(visitor)).some(({ text }) => text.includes(`${order?.orderNo}`))).toBe(false),
    );
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
  await eventually(async () =>
    expect(await page.evaluate<string[]>('caches.keys()')).not.toContain('southline-pages-before'),
  );
});
