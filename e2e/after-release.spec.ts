import { expect, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { environment } from './lib/environment.ts';
import { Guest } from './lib/guest.ts';
import { buyableParts } from './lib/parts.ts';
import { openCart } from './lib/screens/cart.ts';
import { addToCart } from './lib/screens/part.ts';

it('an open tab whose files a release took away reloads once, and typed details come back', async () => {
  const { web } = environment();
  const [part] = await buyableParts(new Guest(web, '').connection, 'Light Bulbs');
  if (!part) throw new Error('the demo data has no bulb to buy');
  const visitor = await Visitor.open('desktop', { map: false });
  const { page } = visitor;
  await visitor.go(`/au/part-detail/${encodeURIComponent(part.productNr)}`);
  await addToCart(visitor, page.getByRole('main'), part.productNr);
  await openCart(visitor);
  const firstName = page
    .getByRole('region', { name: 'Your Details', exact: true })
    .getByLabel('First Name', { exact: true });
  await firstName.fill('Robin');

  // The release: files that this tab has not loaded are gone, until it loads a page of the new release.
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages += 1;
  });
  await page.route(/\/assets\//, (route) => (pages === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  visitor.expects(
    /status of 404 .*\/assets\/|dynamically imported module|was preloaded using link preload|Unable to preload/,
  );
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  expect(pages).toBe(1);
  await openCart(visitor);
  expect(await firstName.inputValue()).toBe('Robin');
  expect(pages).toBe(1);
});
